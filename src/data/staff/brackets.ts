import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import type { BracketStatus } from '../../domain/bracketStatus.ts';
import { readStaffEvent, type StaffEvent } from './events.ts';
import { type PagedList, pagedList } from './pagedList.ts';
import { staffDatabase } from './staffDatabase.ts';

/** The events that have brackets: active and completed ones, newest first, 50 a page (specification 2.12). */
export function bracketEvents(): PagedList<StaffEvent> {
  return pagedList(
    {
      collection: 'events',
      where: [['status', 'in', ['active', 'completed']]],
      direction: 'desc',
      limit: 50,
    },
    readStaffEvent,
  );
}

/** Gives an event the picture of its bracket, '' for none; settles when the server has it: call it through `send`. */
export function setBracketImage(eventId: string, bracketImage: string): Promise<void> {
  return update(eventId, { bracketImage });
}

/** Says how far an event's bracket is; settles when the server has it: call it through `send`. */
export function setBracketStatus(eventId: string, bracketStatus: BracketStatus): Promise<void> {
  return update(eventId, { bracketStatus });
}

function update(
  eventId: string,
  change: { bracketImage: string } | { bracketStatus: string },
): Promise<void> {
  return updateDoc(doc(staffDatabase, 'events', eventId), {
    ...change,
    bracketUpdatedAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}
