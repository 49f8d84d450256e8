import { type Change, serverNow, updating } from '../../domain/changes/change.ts';
import type { BracketStatus } from '../../domain/events/bracketStatus.ts';
import { readStaffEvent, type StaffEvent } from './events.ts';
import { type PagedList, pagedList } from './reads/pagedList.ts';

/**
 * Returns the events that have brackets: active and completed ones, newest first, 50 per page (specification
 * 2.12).
 */
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

/** Sets the bracket picture of an event, '' for none. */
export function setBracketImage(eventId: string, bracketImage: string): Change {
  return update(eventId, { bracketImage });
}

/** Sets the bracket status of an event. */
export function setBracketStatus(eventId: string, bracketStatus: BracketStatus): Change {
  return update(eventId, { bracketStatus });
}

function update(eventId: string, change: { bracketImage: string } | { bracketStatus: string }): Change {
  const moments = { bracketUpdatedAt: serverNow, updatedAt: serverNow };
  return { writes: [updating(`events/${eventId}`, { ...change, ...moments })] };
}
