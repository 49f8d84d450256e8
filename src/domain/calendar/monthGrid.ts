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
 * Returns the day that a key moves to in a month's grid, null for other keys: arrows, Home, End, Page Up and
 * Page Down, with Shift by a year.
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
