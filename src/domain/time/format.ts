import { shortMonths } from './parse.ts';

/*
 * Formats of days, times and instants for display. Visitors download this file first, so it uses Intl; the
 * formats of date-fns weigh ten times as much (docs/decisions/code-and-build.md).
 */

/** Returns an Intl format that is created on first use: creating one takes a millisecond. */
function format(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made.format(date);
  };
}

// A day is parsed and formatted in UTC, so that it never shifts with the reader's time zone.
const fullDay = format({ dateStyle: 'full', timeZone: 'UTC' });

/**
 * Formats a calendar day as MM/dd/yy, 'TBD' when there is none (specification 3): '2026-03-14' gives
 * '03/14/26'.
 */
export function formatDayShort(day: string | null): string {
  const match = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(day ?? '');
  return match ? `${match[2]}/${match[3]}/${match[1]}` : 'TBD';
}

/**
 * Formats a calendar day in long form, 'TBD' when there is none (specification 9): 'Saturday, March 14,
 * 2026'.
 */
export function formatDayLong(day: string | null): string {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? 'TBD' : fullDay(date);
}

/**
 * Returns the two parts of a calendar leaf: '2026-03-04' gives { month: 'Mar', day: '4' }; undefined without
 * a date.
 */
export function formatLeaf(day: string | null): { month: string; day: string } | undefined {
  const [, month, date] = day?.split('-') ?? [];
  const name = shortMonths[Number(month) - 1];
  return name && date ? { month: name, day: String(Number(date)) } : undefined;
}

/**
 * Formats a stored time: '19:00' gives '7:00 PM', free text stays as written, none gives 'TBD' (specification
 * 2.3).
 */
export function formatTime(time: string): string {
  const match = /^(\d\d):(\d\d)$/.exec(time);
  if (!match) return time || 'TBD';
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Returns the line 'date @ time' of a card (specification 2.3, 2.5): '03/14/26 @ 7:00 PM', '03/14/26 @ TBD'.
 */
export function formatWhen({ date, time }: { date: string | null; time: string }): string {
  return `${formatDayShort(date)} @ ${formatTime(time)}`;
}

/** Returns that line with the weekday, as visitors plan by it: 'Sat, 03/14/26 @ 7:00 PM'. */
export function formatCardWhen(event: { date: string | null; time: string }): string {
  return `${event.date ? formatDay(event.date).slice(0, 5) : ''}${formatWhen(event)}`;
}

const weekday = format({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Returns a calendar day with its weekday, without the year: 'Sat, Nov 28'; 'TBD' for what is none. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? 'TBD' : weekday(date);
}

/** Returns 'Tonight' or, before 5 PM and without a clear time, 'Today'; '' on any other day than `today`. */
export function formatToday({ date, time }: { date: string | null; time: string }, today: string): string {
  if (date !== today) return '';
  return /^(1[7-9]|2\d):/.test(time) ? 'Tonight' : 'Today';
}

/**
 * Returns day and time of an event: 'Sat, Nov 28, 7:00 PM', 'Tonight, 8:00 PM', 'TBD'; in an earlier year
 * 'Fri, Nov 28, 2025'. `today`: the reader's day.
 */
export function formatSoon(event: { date: string | null; time: string }, today: string): string {
  const { date, time } = event;
  if (!date) return 'TBD';
  const shown = formatDay(date);
  const year = date.slice(0, 4);
  if (year < today.slice(0, 4)) return `${shown}, ${year}`;
  const day = formatToday(event, today) || shown;
  return time ? `${day}, ${formatTime(time)}` : day;
}

/** An instant in the reader's time zone: 'Mar 14, 2026, 7:05 PM'. */
export const formatInstant = format({ dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the reader's time zone, with the full month: 'March 14, 2026 at 7:05 PM'. */
export const formatInstantLong = format({ dateStyle: 'long', timeStyle: 'short' });

/** An instant as a time of day in the reader's time zone: '3:42 PM'. */
export const formatClock = format({ timeStyle: 'short' });

/** Returns a zone's offset from UTC at this wall clock, '-06:00'. */
export function formatOffset(clock: Date, timeZone: string): string {
  const inZone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offset = (instant: Date) => /[+-]\d\d:\d\d/.exec(inZone.format(instant))?.[0] ?? '+00:00';
  // The first guess is up to a day off the instant meant, which matters only around a change of the clocks.
  return offset(new Date(clock.getTime() + Date.parse(`1970-01-01T00:00${offset(clock)}`)));
}

/** The day of an instant in the reader's time zone: 'Mar 14, 2026'. */
export const formatInstantDay = format({ dateStyle: 'medium' });

const clocks = new Map<string | null, Intl.DateTimeFormat>();

/** Returns the day 'YYYY-MM-DD' and the time 'HH:mm' of an instant in a zone, null for the reader's. */
export function dayAndTime(instant: Date, timeZone: string | null): { day: string; time: string } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const part = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${part.get('year')}-${part.get('month')}-${part.get('day')}`,
    time: `${part.get('hour')}:${part.get('minute')}`,
  };
}
