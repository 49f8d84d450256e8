import { generateIcsCalendar, type IcsDateObject, type IcsTimezone } from 'ts-ics';
import type { TimeZone } from '../colleges/knownTimeZone.ts';
import { formatOffset } from '../time/format.ts';
import { hoursLater, wallClock } from '../time/parse.ts';
import type { CalendarEntry } from './calendarEntry.ts';
import { foldLines } from './foldLines.ts';

/**
 * The names of the clocks and their whole hours from UTC in winter. A third value names the clock in summer,
 * where it differs.
 */
const clocks: Record<TimeZone, readonly [winter: string, hours: number, summer?: string]> = {
  'America/New_York': ['EST', -5, 'EDT'],
  'America/Chicago': ['CST', -6, 'CDT'],
  'America/Denver': ['MST', -7, 'MDT'],
  'America/Phoenix': ['MST', -7],
  'America/Los_Angeles': ['PST', -8, 'PDT'],
  'America/Anchorage': ['AKST', -9, 'AKDT'],
  'Pacific/Honolulu': ['HST', -10],
};

/** An entry with the time its event was last changed. */
export type StampedEntry = {
  entry: CalendarEntry;
  stamp: Date;
  /** Whether the calendar reminds of it two hours before. */
  remind?: boolean;
};

const before = { type: 'relative', value: { before: true, hours: 2 } } as const;

/** What makes a file one to subscribe to: its name in the calendar program, and how often to look again. */
export type Feed = {
  name: string;
  /** A duration as RFC 5545 writes it: 'PT12H'. */
  every: string;
};

/**
 * Returns an iCalendar file (RFC 5545) with entries in their campuses' zones. `host` makes ids unique. Import
 * lazily.
 */
export function icsCalendar(entries: readonly StampedEntry[], host: string, feed?: Feed): string {
  const zones = entries.flatMap(({ entry }) => (entry.timeZone && !entry.wholeDay ? [entry.timeZone] : []));
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${host}//Events//EN`,
    method: 'PUBLISH',
    ...(feed && { name: feed.name }),
    timezones: [...new Set(zones)].map(timeZone),
    events: entries.map(({ entry, stamp, remind }) => ({
      uid: `${entry.id}@${host}`,
      stamp: { date: stamp },
      lastModified: { date: stamp },
      summary: entry.title,
      location: entry.place,
      description: entry.details,
      url: entry.url,
      start: point(entry.start, entry),
      end: point(entry.end, entry),
      ...(remind &&
        !entry.wholeDay && {
          alarms: [{ action: 'DISPLAY' as const, trigger: before, description: entry.title }],
        }),
    })),
  });
  return foldLines(feed ? refreshed(floating(text), feed) : floating(text));
}

/** Says how often to look again, in RFC 7986's line and in Outlook's; the library writes neither. */
function refreshed(text: string, { every }: Feed): string {
  const lines = `REFRESH-INTERVAL;VALUE=DURATION:${every}\r\nX-PUBLISHED-TTL:${every}\r\n`;
  return text.replace('METHOD:PUBLISH\r\n', (method) => method + lines);
}

function point(clock: Date, { wholeDay, timeZone }: CalendarEntry): IcsDateObject {
  if (wholeDay) return { date: clock, type: 'DATE' };
  if (!timeZone) return { date: clock };
  const tzoffset = formatOffset(clock, timeZone).replace(':', '');
  return { date: clock, local: { date: clock, timezone: timeZone, tzoffset } };
}

/** Writes a time without a zone without the Z of UTC; the library has no option for it. */
function floating(text: string): string {
  return text.replace(/^(DT(?:START|END):\d{8}T\d{6})Z/gm, '$1');
}

function timeZone(id: TimeZone): IcsTimezone {
  const [winter, hours, summer] = clocks[id];
  const standard = offset(hours);
  const daylight = offset(hours + 1);
  // US clocks since 2007 go forward on the second Sunday of March and back on the first of November, at 2:00.
  // The library writes a start by the clock that begins; RFC 5545 wants it by the one that ends, 2:00.
  const forward = { day: hoursLater(wallClock('2007-03-11', '02:00'), -hours - 1), month: 2, sunday: 2 };
  const back = { day: hoursLater(wallClock('2007-11-04', '02:00'), -hours), month: 10, sunday: 1 };
  const yearly = ({ month, sunday }: typeof forward) => ({
    frequency: 'YEARLY' as const,
    byMonth: [month],
    byDay: [{ day: 'SU' as const, occurrence: sunday }],
  });
  if (!summer) {
    const start = hoursLater(wallClock('2007-01-01'), -hours);
    return {
      id,
      props: [{ type: 'STANDARD', name: winter, start, offsetFrom: standard, offsetTo: standard }],
    };
  }
  return {
    id,
    props: [
      {
        type: 'STANDARD',
        name: winter,
        start: back.day,
        offsetFrom: daylight,
        offsetTo: standard,
        recurrenceRule: yearly(back),
      },
      {
        type: 'DAYLIGHT',
        name: summer,
        start: forward.day,
        offsetFrom: standard,
        offsetTo: daylight,
        recurrenceRule: yearly(forward),
      },
    ],
  };
}

function offset(hours: number): string {
  return `-${String(-hours).padStart(2, '0')}00`;
}
