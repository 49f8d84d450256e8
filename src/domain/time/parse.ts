/*
 * Parsers of days, times and instants. Visitors download this file first, so it uses the platform's own Date;
 * date-fns is used in day.ts, which only staff load (docs/decisions/code-and-build.md).
 */

/** The abbreviated months. */
export const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** What is in this year or later is read as nothing: what follows from it may have a year of five digits. */
const noYear = 9999;

/**
 * Returns a stored date of the years 100 to 9998 as 'YYYY-MM-DD' or null. A written date never shifts; an
 * instant becomes its local day.
 */
export function parseDay(value: unknown): string | null {
  if (typeof value === 'string') return writtenDay(value.trim());
  const instant = parseInstant(value);
  return instant && writtenDay(localDay(instant));
}

/** Returns the calendar day 'YYYY-MM-DD' of an instant in the reader's time zone. */
export function localDay(instant: Date): string {
  return iso(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

function writtenDay(text: string): string | null {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?!\d)/.exec(text);
  if (iso) return existingDay(iso[1], iso[2], iso[3]);
  const american = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)$/.exec(text);
  if (american) return existingDay(fullYear(american[3]), american[1], american[2]);
  const words = /^(?:[a-z]+,? +)?([a-z]{3})[a-z]*\.? +(\d\d?)(?:st|nd|rd|th)?,? +(\d{4})$/i.exec(text);
  const month = shortMonths.findIndex((name) => name.toLowerCase() === words?.[1]?.toLowerCase());
  if (words) return existingDay(words[3], month + 1, words[2]);
  return null;
}

function fullYear(year: string | undefined): string {
  return `${year}`.length === 2 ? `20${year}` : `${year}`;
}

function existingDay(year: unknown, month: unknown, day: unknown): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists && Number(year) > 99 && Number(year) < noYear
    ? iso(Number(year), Number(month), Number(day))
    : null;
}

function iso(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Returns the month 'YYYY-MM' of years 2000 to 2099 that a text names, else null. */
export function parseMonth(text: string): string | null {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/**
 * Returns a stored value as an instant of the years 1 to 9998, or null: Date, Timestamp, seconds,
 * milliseconds, ISO text.
 */
export function parseInstant(value: unknown): Date | null {
  const date = new Date(milliseconds(value));
  const year = date.getUTCFullYear();
  return year > 0 && year < noYear ? date : null;
}

function milliseconds(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  // Seconds stay under 1e11 until the year 5138; milliseconds are above it since 1973.
  if (typeof value === 'number') return Math.abs(value) < 1e11 ? value * 1000 : value;
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  if (typeof value !== 'object' || value === null || !('seconds' in value)) return Number.NaN;
  const nanoseconds = 'nanoseconds' in value ? Number(value.nanoseconds) : 0;
  return typeof value.seconds === 'number'
    ? value.seconds * 1000 + Math.floor(nanoseconds / 1e6)
    : Number.NaN;
}

/**
 * Returns the 'HH:mm' at the start of a written time, or null: '7 PM doors' gives '19:00'. For sorting only.
 */
export function parseClock(text: string): string | null {
  const match = /^(\d\d?)(?::(\d\d))?(?::\d\d)?\s*(?:([ap])\.?m\b)?/i.exec(text.trim());
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${two(hours)}:${two(minute)}`;
}

/** Returns the 'HH:mm' of an unambiguous time, else null: a bare '7:30' may be morning or evening. */
export function parseClearClock(time: string): string | null {
  const text = time.trim();
  if (/^\d\d:\d\d$/.test(text)) return parseClock(text);
  const morningOrEvening = /^(\d|1[0-2]):\d\d(?!:?\d)(?!\s*[ap]\.?m\b)/i.test(text);
  return morningOrEvening ? null : parseClock(text);
}

/** The sort value of a missing date, so that it comes last (specification 9). */
const noDate = '9999-12-31';

/**
 * Returns the sort key 'YYYY-MM-DDTHH:mm', 9999-12-31 without a day. An unknown time sorts last on its day.
 */
export function sortKey(date: string | null, time: string): string {
  return date ? `${date}T${parseClock(time) ?? '23:59'}` : noDate;
}

/** Returns the sort key in a stored document, or the correct one where it is missing or malformed. */
export function parseSortKey(stored: string, date: string | null, time: string): string {
  return stored === noDate || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(stored) ? stored : sortKey(date, time);
}

/** Returns a day and time as a Date whose UTC fields hold them: a wall clock's time, not an instant. */
export function wallClock(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}Z`);
}

/** Returns the wall clock, or the instant, a number of hours later. */
export function hoursLater(clock: Date, hours: number): Date {
  return new Date(clock.getTime() + hours * 3_600_000);
}
