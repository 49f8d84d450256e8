import { isUnreachable } from '../../data/errors.ts';
import { landingEvents } from '../../data/site/publicEvents.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { lastSeen } from '../routing/lastSeen.ts';

/** The events of the home page; `at` is when they were last fetched, if they couldn't be fetched now. */
export type HomeEvents = { items: TourEvent[]; at?: Date };

/** Fetches the events of the home page, or returns those last fetched in this browser. @throws DataError */
export async function homeEvents(): Promise<HomeEvents> {
  const memory = lastSeen('home', readEvent);
  try {
    const items = await landingEvents();
    memory.keep(items);
    return { items };
  } catch (error) {
    const seen = isUnreachable(error) ? memory.find() : null;
    if (seen) return seen;
    throw error;
  }
}
