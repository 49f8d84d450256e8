import type { SortBy } from '../../domain/events/lists/sortEvents.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';

const read = (word: string): SortBy => (word === 'school' ? 'school' : 'date');

/** The sort order of the list; it is in the address as `sort` (specification 2.5, 2.6). */
export function useSort(): [SortBy, (word: string) => void] {
  const [sort, setSort] = useUrlState('sort', read);
  return [sort, (word) => setSort(read(word))];
}
