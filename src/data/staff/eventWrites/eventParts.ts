import { type StoredValues, storedValues } from '../../../domain/events/eventFields.ts';
import { type PrivatePart, readPrivatePart, wholePrivatePart } from '../../../domain/events/privatePart.ts';
import type { Look } from '../changes/look.ts';
import { readStaffEvent, type StaffEvent } from '../events.ts';

/** Both documents of an event, as far as this browser knows them. */
export type EventDocuments = { event: StaffEvent; part: PrivatePart | null };

/** The same, and `hasTournament`: the public list shows it too. */
export type EventParts = EventDocuments & { hasTournament: boolean };

/** Returns the combined values of both documents. */
export function valuesOf({ event, part }: EventDocuments): StoredValues {
  return storedValues(event, wholePrivatePart(part, event.ownSecrets));
}

/** Reads both documents of an event, null when it is gone. @throws DataError */
export async function readParts(id: string, look: Look): Promise<EventDocuments | null> {
  const [found, part] = await Promise.all([look(`events/${id}`), look(`events/${id}/private/staff`)]);
  if (found === undefined) return null;
  return { event: readStaffEvent(id, found), part: part === undefined ? null : readPrivatePart(part) };
}
