import { collection, orderBy, query } from 'firebase/firestore';
import { readEvent } from '../../../domain/events/readEvent.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { limits } from '../../../domain/fields/limits.ts';
import { waitingPath } from '../../../domain/participants/line/letIn.ts';
import {
  calledTo,
  movedBack,
  movedUp,
  putInLine,
  removedFromLine,
} from '../../../domain/participants/line/lineChanges.ts';
import { readWaiting, type WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../../domain/participants/participant.ts';
import { participantPath } from '../../../domain/participants/participantChanges.ts';
import { freeSpots } from '../../../domain/signUp/line.ts';
import type { Made } from '../../changes/sender.ts';
import { DataError } from '../../errors.ts';
import type { Source, WatchedList } from '../../source.ts';
import { type Look, lookHere } from '../changes/look.ts';
import { type Plan, planned } from '../changes/planned.ts';
import { liveList, readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** Returns those who wait for a spot of an event, the first in line first, live. */
export function waitingOf(eventId: string): Source<WatchedList<WaitingPerson>> {
  return liveList(() => query(collection(staffDatabase, 'events', eventId, 'waiting'), orderBy('place')), {
    max: limits.waitingList,
    convert: (found) => readFound(found, readWaiting),
  });
}

/**
 * Moves somebody up to the list. `over`: the limit was asked about. @throws DataError 'conflict' when they
 * don't wait any more, or the last spot is gone meanwhile
 */
export function moveUp(seen: TourEvent, person: WaitingPerson, over: boolean): Promise<Made> {
  return planned(movingUp(seen, person, over));
}

/** Takes that back. @throws DataError 'conflict' when they have come, or aren't on the list any more */
export function moveBack(seen: TourEvent, person: WaitingPerson): Promise<Made> {
  return planned(movingBack(seen, person));
}

/** Takes people out of the line. @throws DataError 'conflict' when one of them doesn't wait any more */
export function removeFromLine(seen: TourEvent, people: readonly WaitingPerson[]): Promise<Made> {
  return planned(removingFromLine(seen, people));
}

/** Puts them back at their places. @throws DataError 'conflict' when somebody has done so */
export function putBackInLine(seen: TourEvent, people: readonly WaitingPerson[]): Promise<Made> {
  return planned(puttingInLine(seen, people));
}

/** Calls everybody up to a place; nothing happens when a colleague has called as far. */
export function callUpTo(seen: TourEvent, place: number): Promise<Made> {
  return planned(callingUpTo(seen, place));
}

export function movingUp(seen: TourEvent, person: WaitingPerson, over: boolean): Plan {
  return async (look) => {
    const [event] = await Promise.all([standing(look, seen), allWait(look, seen.id, [person])]);
    if (!over && freeSpots(event) === 0) throw new DataError('conflict');
    return movedUp(event, person);
  };
}

export function movingBack(seen: TourEvent, person: WaitingPerson): Plan {
  return async (look) => {
    const [event, data] = await Promise.all([
      standing(look, seen),
      look(participantPath(seen.id, person.id)),
    ]);
    const isOut = data === undefined || readParticipant(person.id, data).checkedIn;
    if (isOut) throw new DataError('conflict');
    return movedBack(event, person);
  };
}

export function removingFromLine(seen: TourEvent, people: readonly WaitingPerson[]): Plan {
  return async (look) => {
    const [event] = await Promise.all([standing(look, seen), allWait(look, seen.id, people)]);
    return removedFromLine(event, people);
  };
}

export function puttingInLine(seen: TourEvent, people: readonly WaitingPerson[]): Plan {
  return async (look) => {
    const paths = people.map(({ id }) => waitingPath(seen.id, id));
    const [event, ...found] = await Promise.all([standing(look, seen), ...paths.map((path) => look(path))]);
    if (found.some((data) => data !== undefined)) throw new DataError('conflict');
    return putInLine(event, people);
  };
}

export function callingUpTo(seen: TourEvent, place: number): Plan {
  return async (look) => {
    const { line } = await standing(look, seen);
    return line.called >= place ? [] : [calledTo(seen.id, place)];
  };
}

/** Returns the event as this browser knows it now, with what it hasn't sent yet. */
export function knownEvent(seen: TourEvent): Promise<TourEvent> {
  return standing(lookHere, seen);
}

async function standing(look: Look, seen: TourEvent): Promise<TourEvent> {
  const data = await look(`events/${seen.id}`, undefined);
  return data === undefined ? seen : readEvent(seen.id, data);
}

async function allWait(look: Look, eventId: string, people: readonly WaitingPerson[]): Promise<void> {
  const found = await Promise.all(people.map(({ id, typed }) => look(waitingPath(eventId, id), typed)));
  if (found.some((data) => data === undefined)) throw new DataError('conflict');
}
