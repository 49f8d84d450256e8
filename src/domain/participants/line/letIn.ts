import {
  type Change,
  deleting,
  plus,
  serverNow,
  setting,
  updating,
  type Write,
} from '../../changes/change.ts';
import { text } from '../../fields/storedFields.ts';
import { checkIn, participantPath, spotFree, ticketPath } from '../participantChanges.ts';
import type { WaitingPerson } from './waitingPerson.ts';

/** Whom a change lets in, and where. */
export type LetIn = { eventId: string; id: string; name: string };

/**
 * Lets somebody who waits in, past whoever is ahead of them: they are on the list as they signed up, checked
 * in by the clock of this device, and counted. Who is on the list already, by their own press or another
 * phone's, is checked in there, unless they are. `by`: the account that does it.
 */
export function letIn(eventId: string, person: WaitingPerson, by: string, at = new Date()): Change {
  const { id } = person;
  return {
    writes: [
      ...ontoList(eventId, person, { checkedIn: true, checkedInAt: at, checkedInBy: by }),
      countsWrite(eventId, 1),
    ],
    needless: [{ path: participantPath(eventId, id), exists: true }],
    instead: checkIn(eventId, id, by, at),
  };
}

/**
 * Puts somebody who was let in back in line, at their place: their spot is free again. Whoever is off the
 * list stays off.
 */
export function backInLine(eventId: string, person: WaitingPerson): Change {
  return {
    writes: [...offList(eventId, person), countsWrite(eventId, -1, spotFree)],
    needless: [{ path: participantPath(eventId, person.id), exists: false }],
  };
}

/** Returns the writes that move somebody from the line to the list, as they signed up, without the counts. */
export function ontoList(
  eventId: string,
  { id, typed }: WaitingPerson,
  arrival: { checkedIn: boolean; checkedInAt?: Date; checkedInBy?: string },
): Write[] {
  return [
    setting(participantPath(eventId, id), { ...typed, source: 'sign-up', ...arrival, createdAt: serverNow }),
    deleting(waitingPath(eventId, id)),
    ticketWrite(eventId, id, 'in'),
  ];
}

/** Returns the writes that move them back to their place in line, without the counts. */
export function offList(eventId: string, person: WaitingPerson): Write[] {
  return [
    deleting(participantPath(eventId, person.id)),
    waitingWrite(eventId, person),
    ticketWrite(eventId, person.id, 'waiting'),
  ];
}

/** Returns the write of what a ticket says from now on. */
export function ticketWrite(eventId: string, id: string, state: string): Write {
  return updating(ticketPath(eventId, id), { state, at: serverNow });
}

/** Returns the write of somebody's place in line. */
export function waitingWrite(eventId: string, { id, typed, place, createdAt }: WaitingPerson): Write {
  return setting(waitingPath(eventId, id), { ...typed, place, createdAt: createdAt ?? serverNow });
}

/** Returns whom a change lets in and where, null where it lets nobody in. */
export function whoIsLetIn({ writes }: Pick<Change, 'writes'>): LetIn | null {
  for (const write of writes) {
    const [, eventId, id] = /^events\/([^/]+)\/participants\/([^/]+)$/.exec(write.path) ?? [];
    if (!eventId || !id || write.op !== 'set' || write.fields.checkedIn !== true) continue;
    if (writes.some(({ path }) => path === waitingPath(eventId, id)))
      return { eventId, id, name: text(write.fields.name) };
  }
  return null;
}

/** Returns the path of somebody who waits; the id is that of their ticket. */
export function waitingPath(eventId: string, id: string): string {
  return `events/${eventId}/waiting/${id}`;
}

/** So many more on the list, and so many fewer in line. */
function countsWrite(eventId: string, by: 1 | -1, more: object = {}): Write {
  return updating(`events/${eventId}`, {
    currentParticipants: plus(by),
    'line.waiting': plus(-by),
    ...more,
    updatedAt: serverNow,
  });
}
