import { addDays, addMonths, daysOf, weekOf } from '../time/day.ts';

/** The weeks that show a month, Sunday first; the days of the months around fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const { first, last } = daysOf(month);
  const weeks: string[][] = [];
  for (let sunday = weekOf(first).first; sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)));
  }
  return weeks;
}

/**
 * Where a key leads from a day of a month's grid: arrows by day and week, Home and End within the week, Page
 * Up and Down to the same day of another month, its last one if it is shorter; with Shift to another year.
 * null for any other key.
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
