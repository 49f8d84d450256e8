import { campusTimeZone, eventState } from '../events/eventState.ts';
import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { eventPhase } from '../phase/eventPhase.ts';
import { phaseWords } from '../phase/phaseWords.ts';
import { formatOffset } from '../time/format.ts';
import { hoursLater, parseClearClock, wallClock } from '../time/parse.ts';
import { usualHours } from './calendarEntry.ts';

/** The parts of a written place, '' for those it doesn't tell. */
type PlaceParts = { name: string; street: string; city: string; state: string; zip: string };

const stateAtTheEnd = /^([a-z]{2})(?:\s+(\d{5})(?:-\d{4})?)?$/i;
const country = /^(usa?|u\.s\.a?\.?|united states)$/i;
const streetLine = /^\d+[a-z]?(-\d+)?\s+\S/i;

/** Returns the parts of a place as staff write it. Only one that ends with its state names its city. */
function placeParts(location: string): PlaceParts {
  const parts = location
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part));
  const [, state = '', zip = ''] = stateAtTheEnd.exec(parts.at(-1) ?? '') ?? [];
  if (state) parts.pop();
  const city = state && !streetLine.test(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
  const street = parts.find((part) => streetLine.test(part)) ?? '';
  const name = parts.filter((part) => part !== street).join(', ');
  return { name, street, city, state: state.toUpperCase(), zip };
}

/** A JSON-LD object. */
export type LinkedData = { [name: string]: string | number | LinkedData | LinkedData[] | string[] };

type Shown = Omit<TourEvent, 'createdAt' | 'updatedAt'>;
type Surroundings = { url: string; image: string; tour: { name: string; url: string }; now: Date };

/**
 * Returns an event for search engines (schema.org `Event`), null without a date. All addresses are absolute.
 */
export function eventData(event: Shown, { url, image, tour, now }: Surroundings): LinkedData | null {
  if (!event.date) return null;
  const phase = eventPhase(event, now);
  const { availability } = phaseWords(phase, event);
  const status = phase.kind === 'canceled' ? 'EventCancelled' : 'EventScheduled';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: eventTitle(event),
    url,
    image: [image],
    ...duration(event, event.date),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(event),
    organizer: [...host(event, url), { '@type': 'Organization', ...tour }],
    typicalAgeRange: '18-',
    ...(event.description && { description: event.description }),
    ...(event.maxParticipants !== null && { maximumAttendeeCapacity: event.maxParticipants }),
    ...(event.entryFee !== null &&
      availability !== '' && { offers: offer(event.entryFee, availability, url) }),
  };
}

/** Without a clear time both are the day; else the end is the usual one, because none is stored. */
function duration(event: Shown, day: string): LinkedData {
  const time = parseClearClock(event.time);
  if (!time) return { startDate: day, endDate: day };
  const zone = campusTimeZone(event);
  const start = wallClock(day, time);
  const written = (clock: Date) => clock.toISOString().slice(0, 19) + (zone ? formatOffset(clock, zone) : '');
  return { startDate: written(start), endDate: written(hoursLater(start, usualHours)) };
}

function host({ fraternityName, collegeName }: Shown, url: string): LinkedData[] {
  const name = [fraternityName, collegeName].filter(Boolean).join(' at ');
  return fraternityName ? [{ '@type': 'Organization', name, url }] : [];
}

function place(event: Shown): LinkedData {
  const { name, street, city, zip } = placeParts(event.location);
  const region = eventState(event);
  return {
    '@type': 'Place',
    name: name || street || event.collegeName || city || 'To be announced',
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(city && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      ...(zip && { postalCode: zip }),
      addressCountry: 'US',
    },
  };
}

function offer(price: number, availability: string, url: string): LinkedData {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability}`,
    url,
  };
}
