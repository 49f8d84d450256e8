import type { TourEvent } from '../../domain/events/tourEvent.ts';

type Placed = Pick<TourEvent, 'location' | 'collegeName' | 'state'>;

/** Returns the address of a Google map that shows where an event takes place. */
export function mapUrl({ location, collegeName, state }: Placed): string {
  // Google refuses addresses of more than 2,048 characters.
  const query = [location, collegeName, state].filter(Boolean).join(', ').slice(0, 300);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
