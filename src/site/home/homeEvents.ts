import { landingEvents } from '../../data/site/publicEvents.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { fetchedOrSeen, lastSeen, type Recent } from '../routing/lastSeen.ts';

/** The events of the home page; `at` is when they were last fetched, if they couldn't be fetched now. */
export type HomeEvents = Recent<TourEvent>;

/** Fetches the events of the home page, or returns those last fetched in this browser. @throws DataError */
export function homeEvents(): Promise<HomeEvents> {
  return fetchedOrSeen(lastSeen('home', readEvent), landingEvents);
}
