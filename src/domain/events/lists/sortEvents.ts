import { schoolName } from '../../colleges/schoolName.ts';

/** The sort keys of a visitor's list (specification 2.5, 2.6). */
export type SortBy = 'date' | 'school';
export type Direction = 'asc' | 'desc';

type Sortable = { id: string; sortDate: string; collegeName: string; title: string; location: string };

/**
 * Returns a sorted copy: by date in the given direction, a missing one as the year 9999, or by school from A
 * to Z.
 */
export function sortEvents<T extends Sortable>(
  list: readonly T[],
  by: SortBy,
  direction: Direction = 'asc',
): T[] {
  const sign = direction === 'asc' ? 1 : -1;
  const byDate = (a: T, b: T) => sign * (compare(a.sortDate, b.sortDate) || compare(a.id, b.id));
  return [...list].sort(by === 'date' ? byDate : (a, b) => bySchool(a, b) || byDate(a, b));
}

function bySchool(a: Sortable, b: Sortable): number {
  const [first, second] = [schoolName(a), schoolName(b)];
  if (first === '' || second === '') return Number(first === '') - Number(second === '');
  return first.localeCompare(second, 'en', { sensitivity: 'base', numeric: true });
}

// Compares code units, as Firestore orders these keys; localeCompare would disagree with its pages.
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
