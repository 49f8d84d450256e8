import { useMemo } from 'react';
import { staffRequests } from '../../data/staff/requests.ts';
import { readRequestFilter, readRequestOrder } from '../../domain/requests/requestFilter.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestList } from './RequestList.tsx';
import styles from './RequestsPage.module.css';

/**
 * The inbox of tournament requests that visitors send from the site, live. It opens on those that wait for
 * staff, newest first.
 */
function RequestsPage() {
  const [filter, setFilter] = useUrlState('status', readRequestFilter);
  const [order, setOrder] = useUrlState('sort', readRequestOrder);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const requests = useMemo(() => staffRequests(filter, order), [filter, order]);
  const live = useLive(requests.source);
  return (
    <>
      <RequestFilters
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        search={search}
        onSearch={setSearch}
      />
      {live.status === 'loading' && (
        <SkeletonRows loading="Loading requests..." rows={8} height="3rem" className={styles.rows} />
      )}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load requests. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <RequestList
          list={live.data}
          filter={filter}
          order={order}
          search={search}
          onOrder={setOrder}
          onMore={requests.more}
          onAll={() => {
            setFilter('all');
            setSearch('');
          }}
        />
      )}
    </>
  );
}

export { RequestsPage as Component };
