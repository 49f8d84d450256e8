import { useMemo } from 'react';
import { outreachRows } from '../../domain/outreach/outreachRow.ts';
import { sampleOutreachRows } from '../../domain/outreach/sampleOutreachRows.ts';
import { Button } from '../../ui/Button.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { reloadCampuses, useCampuses } from '../campuses/campusStore.ts';
import { Filters } from './Filters.tsx';
import styles from './HomePage.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { OutreachList } from './OutreachList.tsx';
import { RowsLine } from './RowsLine.tsx';
import { useOutreachFilter, useShownRows } from './useOutreachFilter.ts';

/** Home (specification 2.20): the state of outreach, by fraternity. */
function HomePage() {
  const campuses = useCampuses();
  const { filter, sort, set, setSort } = useOutreachFilter();
  const real = campuses.status === 'ready' ? campuses.data : null;
  const none = real?.colleges.length === 0;
  const rows = useMemo(() => (none ? sampleOutreachRows : outreachRows(real?.colleges ?? [])), [real, none]);
  const shown = useShownRows(rows, filter, sort);

  function clear() {
    for (const change of Object.values(set)) change('');
  }

  return (
    <>
      <Filters filter={filter} set={set} />
      {campuses.status === 'loading' && <HomeSkeleton />}
      {campuses.status === 'failed' && (
        <FailedNotice
          message="Failed to load colleges. Please try again later."
          onRetry={() => void reloadCampuses()}
        />
      )}
      {campuses.status === 'ready' && (
        <>
          {none && (
            <p className={styles.sample}>
              There are no colleges yet, so these rows are samples: nobody in them exists. Colleges and
              fraternities are added in the console.
            </p>
          )}
          <RowsLine shown={shown.length} of={rows.length} campuses={campuses} />
          {shown.length === 0 ? (
            <Notice>
              <p>Nothing matches these filters. The point of contact is not searched.</p>
              <Button tone="plain" onClick={clear}>
                Clear the filters
              </Button>
            </Notice>
          ) : (
            <OutreachList rows={shown} sort={sort} onSort={setSort} />
          )}
        </>
      )}
    </>
  );
}

export { HomePage as Component };
