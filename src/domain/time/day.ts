import {
  addMonths as addMonthsTo,
  addDays as addTo,
  differenceInCalendarDays,
  endOfMonth,
  endOfWeek,
  formatISO,
  isValid,
  parseISO,
  setHours,
  startOfWeek,
} from 'date-fns';
import { formatOffset } from './format.ts';
import { parseDay, wallClock } from './parse.ts';

/*
 * Arithmetic with calendar days 'YYYY-MM-DD' and months 'YYYY-MM'. A day is parsed and formatted in the same
 * zone, the reader's, so that it never shifts. Staff only: visitors must not download date-fns
 * (docs/decisions/code-and-build.md).
 */

/**
 * Returns the calendar day a number of days later, earlier when negative: '2026-02-28' and 1 give
 * '2026-03-01'.
 */
export function addDays(day: string, days: number): string {
  return written(addTo(parseISO(day), days));
}

/** Returns the same day a number of months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  return written(addMonthsTo(parseISO(day), months));
}

/** Returns the number of days from one day to another, negative when that is earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}

/** Returns the instant at which a day begins in the reader's time zone. */
export function startOf(day: string): Date {
  return parseISO(day);
}

/** Returns the instant of noon in the reader's time zone: the same day anywhere in the country. */
export function noonOf(day: string): Date {
  return parseISO(`${day}T12:00`);
}

/** Returns the instant of a full hour of a day in the reader's time zone. */
export function hourOf(day: string, hour: number): Date {
  return setHours(startOf(day), hour);
}

/** Whether a text is a moment as an input of type datetime-local gives it: '2026-12-04T19:00'. */
export function isMoment(text: string): boolean {
  return isValid(parseISO(text));
}

/** Returns the instant of such a moment, by the reader's clock. */
export function momentOf(text: string): Date {
  return parseISO(text);
}

/** Returns the instant of such a moment by the clock of a zone, null for the reader's. */
export function momentThere(text: string, timeZone: string | null): Date {
  const clock = wallClock(text.slice(0, 10), text.slice(11));
  return parseISO(`${text}${timeZone ? formatOffset(clock, timeZone) : ''}`);
}

/** Returns an instant as an input of type datetime-local takes it, by the reader's clock. */
export function momentValue(moment: Date): string {
  return formatISO(moment).slice(0, 16);
}

/** Returns the Sunday and the Saturday of a day's week. */
export function weekOf(day: string): { first: string; last: string } {
  const date = parseISO(day);
  return { first: written(startOfWeek(date)), last: written(endOfWeek(date)) };
}

/** Returns the month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Returns the month a number of months later, earlier when negative: '2026-12' and 1 give '2027-01'. */
export function monthsLater(month: string, months: number): string {
  return monthOf(addMonths(`${month}-01`, months));
}

/** Returns the first and the last day of a month. */
export function daysOf(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  return { first, last: written(endOfMonth(parseISO(first))) };
}

/** Returns the name of the reader's time zone: 'America/Chicago'. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the academic year of a day, August 1 to July 31, as its first and last calendar day. */
export function academicYear(day: string): { first: string; last: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  const inText = (count: number) => String(count).padStart(4, '0');
  return { first: `${inText(year)}-08-01`, last: `${inText(year + 1)}-07-31` };
}

/**
 * Returns the day in a spreadsheet cell as 'YYYY-MM-DD', or null: '2026-01-17', '1/17/2026', '1/17/26' and
 * '1/17/98' of the last century, '17-Jan-26', 'January 17, 2026', '17.01.2026', each with or without a time,
 * or the number of days since December 30, 1899 (46039).
 */
export function spreadsheetDay(text: string): string | null {
  if (/^\d{5}(\.\d+)?$/.test(text)) return addDays('1899-12-30', Math.floor(Number(text)));
  const day = text.replace(/,?\s+\d\d?:\d\d(:\d\d)?(\.\d+)?(\s*[ap]\.?m\.?)?$/i, '');
  const [, month, dayOfMonth, short] = /^(\d\d?)[/-](\d\d?)[/-](\d\d)$/.exec(day) ?? [];
  if (short) return parseDay(`${month}/${dayOfMonth}/${fullYear(short)}`);
  const [, first, name, year = ''] = /^(\d\d?)[ .-]+([a-z]{3})[a-z]*[ .,-]+(\d{4}|\d\d)$/i.exec(day) ?? [];
  if (first) return parseDay(`${name} ${first}, ${fullYear(year)}`);
  const [, german, its, whole = ''] = /^(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)$/.exec(day) ?? [];
  return parseDay(german ? `${fullYear(whole)}-${its}-${german}` : day);
}

/** Two digits are a year up to 2049, as in LibreOffice and Excel, else one of the last century. */
function fullYear(year: string): string {
  if (year.length > 2) return year;
  return `${Number(year) < 50 ? 20 : 19}${year}`;
}

function written(date: Date): string {
  return formatISO(date, { representation: 'date' });
}
