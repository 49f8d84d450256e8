import { useUrlText } from '../../hooks/useUrlText.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { OneRequest } from './OneRequest.tsx';
import { RequestColumns } from './RequestColumns.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestList } from './RequestList.tsx';
import styles from './RequestsPage.module.css';
import { useInbox } from './useInbox.ts';

/**
 * The inbox of tournament requests that visitors send from the site, live, or the one request that the
 * address names.
 */
function RequestsPage() {
  const [one, setOne] = useUrlText('request');
  return one ? <OneRequest id={one} onAll={() => setOne('')} /> : <Inbox />;
}

/** It opens on the requests that wait for staff, newest first. */
function Inbox() {
  const { live, shown, searching, more, filter, setFilter, order, setOrder, search, setSearch } = useInbox();
  const [open, setOpen] = useUrlText('open', { replace: true });
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
          shown={shown}
          searching={searching}
          filter={filter}
          order={order}
          columns={<RequestColumns order={order} fixed={searching} onOrder={setOrder} />}
          open={open}
          onOpen={setOpen}
          onMore={more}
          onAll={() => setFilter('all')}
        />
      )}
    </>
  );
}

export { RequestsPage as Component };
