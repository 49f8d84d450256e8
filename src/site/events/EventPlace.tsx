import type { TourEvent } from '../../domain/events/tourEvent.ts';

type Placed = Pick<TourEvent, 'location' | 'collegeName' | 'state'>;

/** The place of an event as a link to a map; offline it is still the address. */
export function EventPlace({ event }: { event: Placed }) {
  if (!event.location) return 'Location TBD';
  return (
    <a href={mapUrl(event)} target="_blank" rel="noopener">
      <bdi>{event.location}</bdi>
      <span className="visually-hidden"> (map)</span>
    </a>
  );
}

/** Returns the address of a Google map that shows where an event takes place. */
function mapUrl({ location, collegeName, state }: Placed): string {
  // Google refuses addresses of more than 2,048 characters.
  const query = [location, collegeName, state].filter(Boolean).join(', ').slice(0, 300);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
