import { addDays, addMonths, daysOf, weekOf } from '../time/day.ts';

/**
 * Returns the weeks that show a month, Sunday first. Days of the neighboring months fill the first and the
 * last week.
 */
export function weeksOf(month: string): string[][] {
  const { first, last } = daysOf(month);
  const weeks: string[][] = [];
  for (let sunday = weekOf(first).first; sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)));
  }
  return weeks;
}

/**
 * Returns the day a key moves to in a month's grid: arrows go by day and week, Home and End to the ends of
 * the week, Page Up and Down to the same day of another month or its last day if it is shorter, with Shift of
 * another year. Returns null for any other key.
 */
export function dayAfterKey(day: string, key: string, shift = false): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekOf(day).first;
    case 'End':
      return weekOf(day).last;
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}
