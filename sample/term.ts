import { addDays, weekdayOf } from './days.ts';

const MONDAY = 1;
const THURSDAY = 4;

/** The terms of a year, from the first to the last evening, both included; finals follow each of them. */
const TERMS = [
  ['01-15', '05-02'],
  ['08-27', '12-06'],
] as const;

/**
 * Whether a tournament may be played in the evening of this day: a Thursday, Friday or Saturday in term, and
 * neither on a holiday nor in a break.
 */
export function isEvening(day: string): boolean {
  const monthDay = day.slice(5);
  return (
    weekdayOf(day) >= THURSDAY &&
    TERMS.some(([first, last]) => first <= monthDay && monthDay <= last) &&
    !breaksOf(Number(day.slice(0, 4))).some(([first, last]) => first <= day && day <= last)
  );
}

/** An evening by its place: 0 is the first from today on, 1 the one after it, -1 the last before today. */
export type Evenings = (place: number) => string;

/** Returns the evenings around a day. */
export function eveningsAround(today: string): Evenings {
  const [ahead, back] = [eveningsFrom(today, 1), eveningsFrom(addDays(today, -1), -1)];
  return (place) => (place < 0 ? back(-place - 1) : ahead(place));
}

/** Returns a function that finds the nth evening from a day on, forwards or backwards. */
function eveningsFrom(day: string, step: 1 | -1): (nth: number) => string {
  const found: string[] = [];
  let next = day;
  return (nth) => {
    for (; found.length <= nth; next = addDays(next, step)) if (isEvening(next)) found.push(next);
    return found[nth] ?? next;
  };
}

/** Returns the first and the last day of each holiday and break within the terms of a year. */
function breaksOf(year: number): (readonly [first: string, last: string])[] {
  const kingDay = nthWeekday(`${year}-01-01`, MONDAY, 3);
  const easter = easterSunday(year);
  const laborDay = nthWeekday(`${year}-09-01`, MONDAY, 1);
  const thanksgiving = nthWeekday(`${year}-11-01`, THURSDAY, 4);
  return [
    [addDays(kingDay, -3), kingDay],
    // Spring break: most colleges have theirs in these days.
    [`${year}-03-08`, `${year}-03-17`],
    [addDays(easter, -3), easter],
    [addDays(laborDay, -3), laborDay],
    [`${year}-11-11`, `${year}-11-11`],
    [addDays(thanksgiving, -3), addDays(thanksgiving, 3)],
  ];
}

/** Returns the nth such weekday from a day on. */
function nthWeekday(from: string, weekday: number, nth: number): string {
  return addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + (nth - 1) * 7);
}

/** Returns Easter Sunday of a year in the Gregorian calendar (the anonymous algorithm, Meeus). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapless = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - leapless + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
