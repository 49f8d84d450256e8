import { eventState } from '../events/eventState.ts';
import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { formatOffset } from '../time/format.ts';
import { parseClearClock, wallClock } from '../time/parse.ts';
import { campusTimeZone } from './campusTimeZone.ts';

/** A JSON-LD object. */
export type LinkedData = { [name: string]: string | number | LinkedData | string[] };

type Shown = Omit<TourEvent, 'createdAt' | 'updatedAt' | 'bracketUpdatedAt'>;
type Surroundings = { url: string; image: string; organizer: { name: string; url: string } };

/**
 * Returns what search engines read about an event (schema.org `Event`), or null without a date, which they
 * require. All addresses are absolute: the event's page, its picture, the tour's home page.
 */
export function eventData(event: Shown, { url, image, organizer }: Surroundings): LinkedData | null {
  if (!event.date) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: eventTitle(event),
    url,
    image: [image],
    startDate: startDate(event, event.date),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(event),
    organizer: { '@type': 'Organization', ...organizer },
    typicalAgeRange: '18-',
    ...(event.description && { description: event.description }),
    ...(event.maxParticipants !== null && { maximumAttendeeCapacity: event.maxParticipants }),
    ...(event.entryFee !== null &&
      event.status !== 'completed' && { offers: offer(event, event.entryFee, url) }),
  };
}

function startDate(event: Shown, day: string): string {
  const time = parseClearClock(event.time);
  if (!time) return day;
  const zone = campusTimeZone(event);
  return `${day}T${time}:00${zone ? formatOffset(wallClock(day, time), zone) : ''}`;
}

function place(event: Shown): LinkedData {
  const region = eventState(event);
  return {
    '@type': 'Place',
    name: event.location || event.collegeName || 'To be announced',
    address: {
      '@type': 'PostalAddress',
      ...(event.location && { streetAddress: event.location }),
      ...(region && { addressRegion: region }),
      addressCountry: 'US',
    },
  };
}

function offer({ maxParticipants, currentParticipants }: Shown, price: number, url: string): LinkedData {
  const full = maxParticipants !== null && currentParticipants >= maxParticipants;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability: full ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url,
  };
}
