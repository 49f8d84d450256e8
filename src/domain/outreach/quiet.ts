import { addDays, daysBetween, startOf } from '../time/day.ts';

/**
 * A fraternity counts as gone quiet after this many days without a contact, once outreach has talked to it
 * (docs/decisions/outreach-and-betr.md).
 */
export const quietAfterDays = 14;

/** After this many days without a contact Betr's filters show a fraternity. */
const lateAfterDays = 30;
/** The name of those filters. */
export const lateName = `No contact in ${lateAfterDays} days`;

/** Whether nobody has logged a contact with a fraternity in the last 30 days. `today`: 'YYYY-MM-DD'. */
export function isLate({ lastContactAt }: { lastContactAt: Date | null }, today: string): boolean {
  return lastContactAt === null || lastContactAt < startOf(addDays(today, -lateAfterDays));
}

/**
 * Returns the time before which the last contact must be; it changes once a day, so that a list queried with
 * it stays the same.
 */
export function quietBefore(today: string): Date {
  return startOf(addDays(today, -quietAfterDays));
}

/** Returns the distance to a day in words: 'today', 'yesterday', '16 days ago', 'tomorrow', 'in 3 days'. */
export function daysAgo(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days > 0 ? 'yesterday' : 'tomorrow';
  return days > 0 ? `${days} days ago` : `in ${-days} days`;
}
