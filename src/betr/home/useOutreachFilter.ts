import { useDeferredValue, useMemo } from 'react';
import {
  filterRows,
  type OutreachFilter,
  type OutreachSort,
  outreachColumns,
  sortRows,
} from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';

const colors = ['green', 'yellow', 'red'] as const;
const readColor = (text: string) => colors.find((color) => color === text) ?? '';
const sorts: readonly OutreachSort[] = outreachColumns.flatMap((column) => [column, `-${column}` as const]);

/** The sort that a text names, by status when it names none. */
export const readOutreachSort = (text: string): OutreachSort =>
  sorts.find((sort) => sort === text) ?? 'status';

/** The filters and the order of Home, as the address holds them. */
export function useOutreachFilter() {
  const [status, setStatus] = useUrlState('status', readColor);
  const [state, setState] = useUrlText('state', { replace: true });
  const [college, setCollege] = useUrlText('college', { replace: true });
  const [fraternity, setFraternity] = useUrlText('fraternity', { replace: true });
  const [sort, setSort] = useUrlState('sort', readOutreachSort, { replace: true });
  return {
    filter: { status, state, college, fraternity },
    sort,
    set: {
      status: (text: string) => setStatus(readColor(text)),
      state: setState,
      college: setCollege,
      fraternity: setFraternity,
    },
    setSort,
  };
}

/** The rows that pass the filter, in order; a moment later than the keys, so that typing never waits. */
export function useShownRows(
  rows: readonly OutreachRow[],
  filter: OutreachFilter,
  sort: OutreachSort,
): OutreachRow[] {
  const { status, state, college, fraternity } = filter;
  const shown = useMemo(
    () => sortRows(filterRows(rows, { status, state, college, fraternity }), sort),
    [rows, status, state, college, fraternity, sort],
  );
  return useDeferredValue(shown);
}
