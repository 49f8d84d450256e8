import { dayAndTime } from '../src/domain/time/format.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Returns the calendar day 'YYYY-MM-DD' a number of days later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns this day, or the Monday after it when it is on a weekend. */
export function workday(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY ? addDays(day, 2) : weekday === SUNDAY ? addDays(day, 1) : day;
}

/** Returns this day, or the Friday before it when it is on a weekend. */
export function workdayBefore(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY ? addDays(day, -1) : weekday === SUNDAY ? addDays(day, -2) : day;
}

/** Returns an instant on that day, the hour in UTC. */
export function momentOn(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000);
}

/** Returns the calendar day of a moment in the East of the US, wherever this machine is. */
export function today(now = new Date()): string {
  return dayAndTime(now, 'America/New_York').day;
}
