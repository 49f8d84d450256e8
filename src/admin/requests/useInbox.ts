import { useMemo } from 'react';
import { requestsWithToken, staffRequests } from '../../data/staff/staffRequests.ts';
import { readRequestFilter, readRequestOrder, statusesOf } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { requestTokens } from '../../domain/search/requestSearch.ts';
import { isFound, searchQuery } from '../../domain/search/searchQuery.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';

const nothing: readonly TournamentRequest[] = [];

/**
 * The inbox as the address describes it: the requests of a filter in an order or, while a search is typed,
 * those of the filter that the server finds among all, newest first.
 */
export function useInbox() {
  const [filter, setFilter] = useUrlState('status', readRequestFilter);
  const [order, setOrder] = useUrlState('sort', readRequestOrder);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const asked = useMemo(() => searchQuery(search), [search]);
  const token = asked.tokens.at(-1);
  const requests = useMemo(
    () => (token === undefined ? staffRequests(filter, order) : requestsWithToken(token)),
    [filter, order, token],
  );
  const live = useLive(requests.source);
  const items = live.status === 'ready' ? live.data.items : nothing;
  const shown = useMemo(() => {
    if (asked.key === '') return items;
    const statuses: readonly string[] | null = statusesOf(filter);
    return items.filter(
      (request) =>
        (statuses === null || statuses.includes(request.status)) && isFound(asked, requestTokens(request)),
    );
  }, [items, asked, filter]);
  const searching = asked.key !== '';
  return {
    live,
    shown,
    searching,
    more: requests.more,
    filter,
    setFilter,
    order: searching ? ('received' as const) : order,
    setOrder,
    search,
    setSearch,
  };
}
