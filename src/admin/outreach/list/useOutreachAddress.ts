import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ChapterFilter,
  type ChapterList,
  noFilter,
  readChapterList,
  readStatusFilter,
} from '../../../domain/outreach/chapterLists.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';

/** The list, its filters and the search, all of them kept in the address. */
export function useOutreachAddress() {
  const navigate = useNavigate();
  const [list] = useUrlState('list', readChapterList);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const [state] = useUrlState('state', readState);
  const [conference] = useUrlText('conference');
  const [status] = useUrlState('status', readStatusFilter);
  const [reachable] = useUrlState('reachable', readReachable);
  const [owner] = useUrlText('owner');
  const [old] = useUrlText('with');
  const filter = useMemo(
    (): ChapterFilter => ({ state, conference, status, reachable, owner }),
    [state, conference, status, reachable, owner],
  );

  /** Changes several parts of the address in one step of the history; '' removes one. */
  function go(changes: Record<string, string>): void {
    // A menu may outlive the render it was opened in: the address of now counts.
    const after = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    navigate({ search: after.toString() });
  }

  return {
    list,
    filter,
    search,
    setSearch,
    /** The chapter that an older address opened in a dialog: '{collegeId}/{fraternityId}'. */
    with: old,
    /** Shows a list instead of another one or of what a search found. */
    open: (next: ChapterList) => go({ list: next === 'today' ? '' : next, q: '' }),
    setFilter: (changes: Partial<ChapterFilter>) => go(changes),
    clear: () => go(noFilter),
  };
}

/** Returns how many filters are set. */
export function filterCount(filter: ChapterFilter): number {
  return Object.values(filter).filter((value) => value !== '').length;
}

function readState(text: string): string {
  return /^[A-Z]{2}$/.test(text) ? text : '';
}

function readReachable(text: string): ChapterFilter['reachable'] {
  return text === 'yes' || text === 'no' ? text : '';
}
