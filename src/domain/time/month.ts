import { daysLater } from './daysLater.ts';

const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month 'YYYY-MM' of years 2000 to 2099 that a text names, else null. */
export function readMonth(text: string): string | null {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** The month a day is in. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, earlier when negative: '2026-12' and 1 give '2027-01'. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A month in words: 'March 2026'. */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00Z`));
}

/** The first and the last day of a month. */
export function daysOf(month: string): { first: string; last: string } {
  return { first: `${month}-01`, last: daysLater(`${monthsLater(month, 1)}-01`, -1) };
}

/** The weeks that show a month, Sunday first; the days of the months around fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const { first, last } = daysOf(month);
  const start = daysLater(first, -weekday(first));
  const weeks: string[][] = [];
  for (let sunday = start; sunday <= last; sunday = daysLater(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(sunday, index)));
  }
  return weeks;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

/**
 * Where a key leads from a day of a month's grid: arrows by day and week, Home and End within the week, Page
 * Up and Down to the same day of another month, its last one if it is shorter; with Shift to another year.
 * null for any other key.
 */
export function dayAfterKey(day: string, key: string, shift = false): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(day),
    End: 6 - weekday(day),
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) return daysLater(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const { first, last } = daysOf(monthsLater(monthOf(day), (key === 'PageUp' ? -1 : 1) * (shift ? 12 : 1)));
  const same = `${monthOf(first)}${day.slice(7)}`;
  return same > last ? last : same;
}
