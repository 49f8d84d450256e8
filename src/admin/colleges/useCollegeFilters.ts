import { useState } from 'react';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { readOrder } from './collegeView.ts';

export type CollegeFilter = ReturnType<typeof useCollegeFilters>;

/**
 * The filters and the order of the colleges, kept in the address. `typed` is the search text at every key,
 * ahead of the address.
 */
export function useCollegeFilters() {
  const [conference, setConference] = useUrlText('conference');
  const [order, setOrder] = useUrlState('order', readOrder);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const [typed, setTyped] = useState(search);

  function clear() {
    setTyped('');
    setSearch('');
    setConference('');
  }

  return { conference, setConference, order, setOrder, search, setSearch, typed, setTyped, clear };
}
