import { readEvent } from '../domain/readEvent.ts';
import { readUnlock, type Unlocked } from '../domain/readUnlock.ts';
import type { EventStatus, TourEvent } from '../domain/tourEvent.ts';
import { unlockKey } from '../domain/unlockKey.ts';
import { type Cursor, eventsQuery, landingQuery } from './listQuery.ts';
import { fetchDocument, fetchPage, type Page } from './visitorReads.ts';

/** The events of the landing page, soonest first, at most 12, in one request. @throws DataError */
export async function landingEvents(): Promise<TourEvent[]> {
  return (await fetchPage(landingQuery, readEvent)).items;
}

/** A page of the events of one status, the first or the one behind `after`. @throws DataError */
export function eventsByStatus(status: EventStatus, after?: Cursor): Promise<Page<TourEvent>> {
  return fetchPage(eventsQuery(status), readEvent, after);
}

/** One event, null when there is none with this id. @throws DataError */
export function eventById(id: string): Promise<TourEvent | null> {
  return fetchDocument(['events', id], readEvent);
}

/**
 * What the password of an event opens, null when it is wrong (decisions, "Security").
 * Takes a tenth of a second or more: the key is slow to make on purpose.
 * @throws DataError
 */
export async function unlockEvent(id: string, password: string): Promise<Unlocked | null> {
  const key = await unlockKey(id, password);
  return fetchDocument(['events', id, 'unlocks', key], (_, data) => readUnlock(data));
}
