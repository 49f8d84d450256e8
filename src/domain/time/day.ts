import {
  addMonths as addMonthsTo,
  addDays as addTo,
  differenceInCalendarDays,
  endOfMonth,
  endOfWeek,
  formatISO,
  parseISO,
  startOfWeek,
} from 'date-fns';
import { parseDay } from './parse.ts';

/*
 * Arithmetic with calendar days 'YYYY-MM-DD' and months 'YYYY-MM'. A day is read and written in one and the
 * same zone, the reader's, so that none moves it. Staff only: visitors must not download date-fns
 * (docs/decisions.md).
 */

/** The calendar day so many days later, earlier when negative: '2026-02-28' and 1 give '2026-03-01'. */
export function addDays(day: string, days: number): string {
  return written(addTo(parseISO(day), days));
}

/** The day of the same number so many months later, the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  return written(addMonthsTo(parseISO(day), months));
}

/** How many days it is from one day to another, negative when that is earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}

/** The instant at which a day begins where the reader is. */
export function startOf(day: string): Date {
  return parseISO(day);
}

/** The instant of noon where the reader is: the same day wherever in the country it is read. */
export function noonOf(day: string): Date {
  return parseISO(`${day}T12:00`);
}

/** The Sunday and the Saturday of the week that a day is in. */
export function weekOf(day: string): { first: string; last: string } {
  const date = parseISO(day);
  return { first: written(startOfWeek(date)), last: written(endOfWeek(date)) };
}

/** The month that a day is in. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, earlier when negative: '2026-12' and 1 give '2027-01'. */
export function monthsLater(month: string, months: number): string {
  return monthOf(addMonths(`${month}-01`, months));
}

/** The first and the last day of a month. */
export function daysOf(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  return { first, last: written(endOfMonth(parseISO(first))) };
}

/** The name of the reader's time zone: 'America/Chicago'. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The academic year a day falls in: from August 1 to July 31, as first and last calendar day. */
export function academicYear(day: string): { first: string; last: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  return { first: `${year}-08-01`, last: `${year + 1}-07-31` };
}

/**
 * The day in a cell as spreadsheets save one: '2026-01-17', '1/17/2026', '1/17/26', 'January 17, 2026', or
 * the number of days since December 30, 1899 (46039). Returns 'YYYY-MM-DD', null when it's none.
 */
export function spreadsheetDay(text: string): string | null {
  return /^\d{5}$/.test(text) ? addDays('1899-12-30', Number(text)) : parseDay(text);
}

function written(date: Date): string {
  return formatISO(date, { representation: 'date' });
}
