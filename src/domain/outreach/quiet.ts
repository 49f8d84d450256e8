import { addDays, daysBetween, startOf } from '../time/day.ts';

/**
 * After so many days without a contact a fraternity one has begun to talk to counts as gone quiet
 * (docs/decisions.md).
 */
export const quietAfterDays = 14;

/**
 * The moment before which the last contact must lie; moves once a day, so that a list asked for with it stays
 * the same.
 */
export function quietBefore(today: string): Date {
  return startOf(addDays(today, -quietAfterDays));
}

/**
 * How long ago a day was, in words: 'today', 'yesterday', '16 days ago'; 'tomorrow', 'in 3 days' for those to
 * come.
 */
export function daysAgo(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days > 0 ? 'yesterday' : 'tomorrow';
  return days > 0 ? `${days} days ago` : `in ${-days} days`;
}
