import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasonFile } from '../../src/domain/calendar/seasonFile.ts';
import { seasonPath } from '../../src/domain/calendar/seasonPath.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { eventPhase } from '../../src/domain/phase/eventPhase.ts';
import { academicYear } from '../../src/domain/time/day.ts';
import { eventUrl, type Site } from './eventFile.ts';

/** A deploy a night makes a new file, so programs that look twice a day have it within the next day. */
const every = 'PT12H';

/**
 * Returns the calendar of the season that `now` is in, for programs that subscribe to it: every event with a
 * date from August 1 on that isn't canceled. There is no last day, so that whoever subscribes in June also
 * sees August.
 */
export function seasonCalendar(events: readonly TourEvent[], site: Site, now: Date): string {
  const { first } = academicYear(now.toISOString().slice(0, 10));
  const season = {
    events: events.filter(
      (event) => event.date !== null && event.date >= first && eventPhase(event, now).kind !== 'canceled',
    ),
    tournaments: [],
    eventUrl: (id: string) => eventUrl(site, { id }),
    tournamentsUrl: '',
  };
  return seasonFile(season, new URL(site.url).hostname, now, { name: site.name, every });
}

/** Writes the season's calendar into the built site in `folder`, in the place of an older one. */
export function writeSeason(folder: string, site: Site, events: readonly TourEvent[]): void {
  writeFileSync(join(folder, seasonPath), seasonCalendar(events, site, new Date()));
}
