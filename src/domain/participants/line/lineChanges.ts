import { deleting, plus, serverNow, updating, type Write } from '../../changes/change.ts';
import type { TourEvent } from '../../events/tourEvent.ts';
import { type Line, lineWithout } from '../../signUp/line.ts';
import { spotFree } from '../participantChanges.ts';
import { calledByLimit, lineWith } from './calling.ts';
import { offList, ontoList, ticketWrite, waitingPath, waitingWrite } from './letIn.ts';
import type { WaitingPerson } from './waitingPerson.ts';

/*
 * What staff do with those who wait. Each of these is one batch with the counts of the event as it stands, so
 * whoever makes one has read the event in the same transaction.
 */

type Lined = Pick<TourEvent, 'id' | 'currentParticipants' | 'line'>;

/** Takes people out of the line. Their tickets say so from then on. */
export function removedFromLine(event: Lined, people: readonly WaitingPerson[]): Write[] {
  return [
    ...people.map(({ id }) => deleting(waitingPath(event.id, id))),
    ...people.map(({ id }) => ticketWrite(event.id, id, 'removed')),
    eventWrite(event.id, lineAfter(event.line, people, 'out')),
  ];
}

/** Puts people back who were taken out, at their places. */
export function putInLine(event: Lined, people: readonly WaitingPerson[]): Write[] {
  return [
    ...people.map((person) => waitingWrite(event.id, person)),
    ...people.map(({ id }) => ticketWrite(event.id, id, 'waiting')),
    eventWrite(event.id, lineAfter(event.line, people, 'in')),
  ];
}

/** Moves somebody up to the list, as they signed up. */
export function movedUp(event: Lined, person: WaitingPerson): Write[] {
  return [
    ...ontoList(event.id, person, { checkedIn: false }),
    eventWrite(event.id, { currentParticipants: plus(1), ...lineAfter(event.line, [person], 'out') }),
  ];
}

/** Takes back that somebody was moved up: they wait again at their place, and their spot is free. */
export function movedBack(event: Lined, person: WaitingPerson): Write[] {
  return [
    ...offList(event.id, person),
    eventWrite(event.id, {
      currentParticipants: event.currentParticipants > 0 ? plus(-1) : 0,
      ...lineAfter(event.line, [person], 'in'),
      ...spotFree,
    }),
  ];
}

/** Calls everybody up to a place, whoever of them is asleep. */
export function calledTo(eventId: string, place: number): Write {
  return eventWrite(eventId, { 'line.called': place, ...spotFree });
}

/** Returns what an event says with another limit of people: more spots call who waits by themselves. */
export function raisedLimit(
  event: Lined & { maxParticipants: number | null },
  limit?: number | null,
): object {
  return limit !== undefined && calledByLimit(event, limit) > 0 ? spotFree : {};
}

function lineAfter(line: Line, people: readonly WaitingPerson[], way: 'in' | 'out'): Record<string, unknown> {
  const next = way === 'in' ? lineWith : lineWithout;
  let after = line;
  for (const { place } of people) after = { ...after, ...next(place, after) };
  const changed = (['gone', 'order'] as const).filter((name) => after[name] !== line[name]);
  const waiting =
    way === 'in' ? plus(people.length) : line.waiting >= people.length ? plus(-people.length) : 0;
  return {
    'line.waiting': waiting,
    ...Object.fromEntries(changed.map((name) => [`line.${name}`, after[name]])),
  };
}

/** Returns the write of the counts of an event. */
export function eventWrite(eventId: string, fields: Record<string, unknown>): Write {
  return updating(`events/${eventId}`, { ...fields, updatedAt: serverNow });
}
