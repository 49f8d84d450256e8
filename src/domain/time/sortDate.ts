import { clockTime } from './clockTime.ts';

/** What a missing date counts as, so that it comes last (specification 9). */
const noDate = '9999-12-31';

/**
 * The stored sort key of a day and a time: 'YYYY-MM-DDTHH:mm', or 9999-12-31 without a day.
 * A time that is not known sorts at the end of its day.
 */
export function sortDate(date: string | null, time: string): string {
  return date ? `${date}T${clockTime(time) ?? '23:59'}` : noDate;
}

/** The sort key in a stored document; where it is missing or malformed, the one it should have. */
export function storedSortDate(stored: string, date: string | null, time: string): string {
  return stored === noDate || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(stored) ? stored : sortDate(date, time);
}
