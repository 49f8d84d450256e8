import type { TourEvent } from '../events/tourEvent.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { calendarEntry } from './calendarEntry.ts';
import { type Feed, icsCalendar, type StampedEntry } from './icsCalendar.ts';

/** The contents of a season's calendar and the addresses it points to. */
export type Season = {
  events: readonly TourEvent[];
  tournaments: readonly Tournament[];
  /** The address of an event's page. */
  eventUrl: (eventId: string) => string;
  /** The address of the list of all tournaments. */
  tournamentsUrl: string;
};

/**
 * Returns a season's iCalendar file with every dated event and tournament. `now`: the stamp of entries
 * without a change. For `host` and `feed` see icsCalendar.
 */
export function seasonFile(
  { events, tournaments, eventUrl, tournamentsUrl }: Season,
  host: string,
  now: Date,
  feed?: Feed,
): string {
  const ids = new Set(events.map(({ id }) => id));
  const entries = [
    ...events.map((event) => stamped(event, eventUrl(event.id), event.updatedAt ?? event.createdAt ?? now)),
    ...tournaments
      .filter(({ id }) => !ids.has(id))
      .map((tournament) => stamped(asEvent(tournament), tournamentsUrl, now)),
  ];
  return icsCalendar(
    entries.filter((entry) => entry !== null),
    host,
    feed,
  );
}

function stamped(event: Parameters<typeof calendarEntry>[0], url: string, stamp: Date): StampedEntry | null {
  const entry = calendarEntry(event, url);
  return entry && { entry, stamp };
}

function asEvent({ id, title, date, time, location, collegeName, chapter }: Tournament) {
  const names = { title, eventName: '', collegeId: '', collegeName, fraternityName: chapter };
  return { ...names, id: `tournament-${id}`, date, time, location, state: '', description: '' };
}
