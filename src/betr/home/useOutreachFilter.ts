import { useDeferredValue, useMemo } from 'react';
import {
  filterRows,
  type OutreachFilter,
  type OutreachSort,
  outreachColumns,
  sortRows,
  statusFilters,
} from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';

const readStatus = (text: string) => statusFilters.find((status) => status === text) ?? '';
const sorts: readonly OutreachSort[] = outreachColumns.flatMap((column) => [column, `-${column}` as const]);

/** Returns the sort order that a text names, by status for an unknown one. */
export const readOutreachSort = (text: string): OutreachSort =>
  sorts.find((sort) => sort === text) ?? 'status';

/** The filters and the sort order of Home, kept in the address. */
export function useOutreachFilter() {
  const [status, setStatus] = useUrlState('status', readStatus);
  const [conference, setConference] = useUrlText('conference');
  const [state, setState] = useUrlText('state', { replace: true });
  const [college, setCollege] = useUrlText('college', { replace: true });
  const [fraternity, setFraternity] = useUrlText('fraternity', { replace: true });
  const [sort, setSort] = useUrlState('sort', readOutreachSort, { replace: true });
  return {
    filter: { status, conference, state, college, fraternity },
    sort,
    set: {
      status: (text: string) => setStatus(readStatus(text)),
      conference: setConference,
      state: setState,
      college: setCollege,
      fraternity: setFraternity,
    },
    setSort,
  };
}

/**
 * Returns the rows that pass the filter, in order. They are deferred, so that typing never waits for them.
 */
export function useShownRows(
  rows: readonly OutreachRow[],
  filter: OutreachFilter,
  sort: OutreachSort,
): OutreachRow[] {
  const { status, conference, state, college, fraternity } = filter;
  const shown = useMemo(
    () => sortRows(filterRows(rows, { status, conference, state, college, fraternity }), sort),
    [rows, status, conference, state, college, fraternity, sort],
  );
  return useDeferredValue(shown);
}
