import { readEvent } from '../../../domain/events/readEvent.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { waitingPath } from '../../../domain/participants/line/letIn.ts';
import {
  calledTo,
  movedBack,
  movedUp,
  putInLine,
  removedFromLine,
} from '../../../domain/participants/line/lineChanges.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../../domain/participants/participant.ts';
import { participantPath } from '../../../domain/participants/participantChanges.ts';
import { freeSpots } from '../../../domain/signUp/line.ts';
import { DataError } from '../../errors.ts';
import type { Look } from '../changes/look.ts';
import type { Plan } from '../changes/planned.ts';

/* Plans of what staff do with a line, over the event and the people as they stand. */

/** Moves somebody up to the list. `over`: that it goes over the limit was asked about. */
export function movingUp(seen: TourEvent, person: WaitingPerson, over: boolean): Plan {
  return async (look) => {
    const [event] = await Promise.all([standing(look, seen), allWait(look, seen.id, [person])]);
    if (!over && freeSpots(event) === 0) throw new DataError('conflict');
    return movedUp(event, person);
  };
}

/** Takes back that somebody was moved up, unless they have come. */
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

/** Takes people out of the line. */
export function removingFromLine(seen: TourEvent, people: readonly WaitingPerson[]): Plan {
  return async (look) => {
    const [event] = await Promise.all([standing(look, seen), allWait(look, seen.id, people)]);
    return removedFromLine(event, people);
  };
}

/** Puts people back in line, at their places. */
export function puttingInLine(seen: TourEvent, people: readonly WaitingPerson[]): Plan {
  return async (look) => {
    const paths = people.map(({ id }) => waitingPath(seen.id, id));
    const [event, ...found] = await Promise.all([standing(look, seen), ...paths.map((path) => look(path))]);
    if (found.some((data) => data !== undefined)) throw new DataError('conflict');
    return putInLine(event, people);
  };
}

/** Calls everybody up to a place, unless a colleague has called as far. */
export function callingUpTo(seen: TourEvent, place: number): Plan {
  return async (look) => {
    const { line } = await standing(look, seen);
    return line.called >= place ? [] : [calledTo(seen.id, place)];
  };
}

/** Returns the event as it stands; `seen`: as a screen shows it, where nothing else is known. */
export async function standing(look: Look, seen: TourEvent): Promise<TourEvent> {
  const data = await look(`events/${seen.id}`, undefined);
  return data === undefined ? seen : readEvent(seen.id, data);
}

async function allWait(look: Look, eventId: string, people: readonly WaitingPerson[]): Promise<void> {
  const found = await Promise.all(people.map(({ id, typed }) => look(waitingPath(eventId, id), typed)));
  if (found.some((data) => data === undefined)) throw new DataError('conflict');
}
