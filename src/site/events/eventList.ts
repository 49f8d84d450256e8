import { eventsByStatus } from '../../data/site/publicEvents.ts';
import { type EventStatus, eventStatuses } from '../../domain/events/eventStatus.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { lastSeen } from '../routing/lastSeen.ts';
import { type PagedList, pagedList } from '../routing/publicList.ts';

/** Starts to fetch the events of the status in the address, in any case; null for an unknown status. */
export function eventList(word = ''): { status: EventStatus; list: PagedList<TourEvent> } | null {
  const status = eventStatuses.find((known) => known === word.toLowerCase());
  if (!status) return null;
  const fetch = eventsByStatus.bind(null, status);
  return { status, list: pagedList(fetch, lastSeen(`events:${status}`, readEvent)) };
}
