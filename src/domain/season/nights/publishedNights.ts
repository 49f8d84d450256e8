import type { TourEvent } from '../../events/tourEvent.ts';
import type { Results } from '../../results/results.ts';

/** A night whose results are published. `event`: null for one that isn't among those of the season. */
export type PublishedNight<T> = { results: Results; event: T | null };

/** Returns the nights whose results are published, newest first, each with its event. */
export function publishedNights<T extends { id: string }>(
  results: readonly Results[],
  events: readonly T[],
): PublishedNight<T>[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...results]
    .sort((one, two) => order(two.day, one.day) || order(one.eventId, two.eventId))
    .map((night) => ({ results: night, event: byId.get(night.eventId) ?? null }));
}

/** Returns the events that are over without results: completed by staff, or with a board and a past day. */
export function withoutResults<T extends Pick<TourEvent, 'id' | 'status' | 'board' | 'date'>>(
  events: readonly T[],
  results: readonly Results[],
  today: string,
): T[] {
  const published = new Set(results.map(({ eventId }) => eventId));
  return events.filter(
    ({ id, status, board, date }) =>
      !published.has(id) &&
      board !== 'results' &&
      (status === 'completed' || (board === 'live' && date !== null && date < today)),
  );
}

/** Returns the first and the last day of a season: August 1 and July 31. */
export function daysOfSeason(season: string): { first: string; last: string } {
  const year = Number(season.slice(0, 4));
  return { first: `${year}-08-01`, last: `${year + 1}-07-31` };
}

const order = (one: string, two: string) => (one < two ? -1 : Number(one > two));
