import { knownState } from '../../domain/colleges/knownState.ts';
import type { EventStatus } from '../../domain/events/eventStatus.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { type Cursor, eventsQuery, landingQuery } from '../listQuery.ts';
import { fetchDocument, fetchPage, type Page } from './visitorReads.ts';

/**
 * Returns the events of the landing page, soonest first, at most 12, in one request; `state` is the badge.
 * @throws DataError
 */
export async function landingEvents(): Promise<TourEvent[]> {
  return withStates((await fetchPage(landingQuery(new Date()), readEvent)).items);
}

/**
 * Returns a page of the events of one status, the first or the one after `after`; `state` is the badge.
 * @throws DataError
 */
export async function eventsByStatus(status: EventStatus, after?: Cursor): Promise<Page<TourEvent>> {
  const page = await fetchPage(eventsQuery(status), readEvent, after);
  return { ...page, items: await withStates(page.items) };
}

/** Returns one event, or null for an unknown id; `state` is the badge. @throws DataError */
export async function eventById(id: string): Promise<TourEvent | null> {
  const { data } = await fetchDocument(['events', id]);
  return data && ((await withStates([readEvent(id, data)]))[0] ?? null);
}

/** Returns the events with their badges as `state`. */
// The keyword table is a third of the code for reading events, and only events without a state need it.
export async function withStates(events: TourEvent[]): Promise<TourEvent[]> {
  const known = events.map((event) => ({ ...event, state: knownState(event) }));
  if (known.every(({ state }) => state !== '')) return known;
  const table = await import('../../domain/events/eventState.ts').catch(() => null);
  return table ? known.map((event) => ({ ...event, state: table.eventState(event) })) : known;
}
