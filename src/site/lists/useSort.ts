import type { SortBy } from '../../domain/events/lists/sortEvents.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';

const read = (word: string): SortBy => (word === 'school' ? 'school' : 'date');

/** What the list is sorted by; it stands in the address as `sort` (specification 2.5, 2.6). */
export function useSort(): [SortBy, (word: string) => void] {
  const [sort, setSort] = useUrlState('sort', read);
  return [sort, (word) => setSort(read(word))];
}
