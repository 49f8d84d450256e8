import { useMemo } from 'react';
import type { CampusCollege } from '../../data/betr/campusData.ts';
import { outreachRows } from '../../domain/outreach/outreachRow.ts';
import { sampleOutreachRows } from '../../domain/outreach/sampleOutreachRows.ts';
import { useToday } from '../../hooks/useToday.ts';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { reloadCampuses, useCampuses } from '../campuses/campusStore.ts';
import styles from './BetrHomePage.module.css';
import { ChapterDialog } from './ChapterDialog.tsx';
import { Filters } from './Filters.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Rows } from './Rows.tsx';
import { useOutreachFilter } from './useOutreachFilter.ts';

/** Home (specification 2.20): the state of outreach, by fraternity. */
function HomePage() {
  const campuses = useCampuses();
  const address = useOutreachFilter();
  const real = campuses.status === 'ready' ? campuses.data : null;
  const none = real?.colleges.length === 0;
  const today = useToday();
  const rows = useMemo(
    () => (none ? sampleOutreachRows : outreachRows(real?.colleges ?? [], today)),
    [real, none, today],
  );
  const conferences = useMemo(() => [...new Set(rows.map(({ conference }) => conference))], [rows]);
  const { value: opened, open, close } = useUrlDialog('chapter');
  const chapter = real && chapterAt(real.colleges, opened);

  return (
    <>
      <Filters conferences={conferences} filter={address.filter} set={address.set} />
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
            <p className={`${staffLayout.warning} ${styles.sample}`}>
              No colleges yet, so these rows are samples, and the people in them are made up. Add colleges and
              fraternities in the console.
            </p>
          )}
          <Rows rows={rows} address={address} campuses={campuses} onOpen={none ? null : open} />
        </>
      )}
      {chapter && <ChapterDialog {...chapter} today={today} onClose={close} />}
    </>
  );
}

/** Returns the chapter with a row's id, and its college; null for none. */
function chapterAt(colleges: readonly CampusCollege[], id: string) {
  const [collegeId, chapterId] = id.split('/');
  const college = colleges.find((one) => one.id === collegeId);
  const chapter = college?.fraternities.find((one) => one.id === chapterId);
  return college && chapter ? { college, chapter } : null;
}

export { HomePage as Component };
