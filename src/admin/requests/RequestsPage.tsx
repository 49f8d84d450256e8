import { useMemo } from 'react';
import { staffRequests } from '../../data/staff/requests.ts';
import { readRequestFilter, statusChoices } from '../../domain/requests/requestFilter.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { OneRequest } from './OneRequest.tsx';
import { RequestList } from './RequestList.tsx';
import styles from './RequestsPage.module.css';

const choices = [['', 'All requests'] as const, ...statusChoices('pending')];

/** The inbox of tournament requests that visitors send from the site, live, newest first. */
function RequestsPage() {
  const [filter, setFilter] = useUrlState('status', readRequestFilter);
  const requests = useMemo(() => staffRequests(filter), [filter]);
  const live = useLive(requests.source);
  const [one, setOne] = useUrlText('request');
  if (one) {
    return (
      <div className={styles.page}>
        <OneRequest id={one} onAll={() => setOne('')} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <search className={styles.filters}>
        <SelectField
          label="Show"
          value={filter}
          options={choices}
          onChange={(value) => setFilter(readRequestFilter(value))}
        />
      </search>
      {live.status === 'loading' && (
        <SkeletonRows loading="Loading requests..." rows={3} height="14rem" className={styles.rows} />
      )}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load requests. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <RequestList list={live.data} filter={filter} onMore={requests.more} onAll={() => setFilter('')} />
      )}
    </div>
  );
}

export { RequestsPage as Component };
