import { useEffect, useMemo } from 'react';
import { allColleges } from '../../data/staff/colleges.ts';
import { fraternitiesOf } from '../../data/staff/fraternities.ts';
import type { College } from '../../domain/colleges/college.ts';
import type { Live } from '../../hooks/useLive.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ChapterCsv } from '../csv/ChapterCsv.tsx';
import { CollegePicker } from './CollegePicker.tsx';
import styles from './FraternitiesPage.module.css';
import { FraternityList } from './FraternityList.tsx';
import { RecentColleges } from './RecentColleges.tsx';
import { rememberCollege } from './recentColleges.ts';

/** The fraternities of a college (specification 2.16). The address holds which college is chosen. */
function FraternitiesPage() {
  const [collegeId, setCollegeId] = useUrlText('college');
  const colleges = useColleges();
  const college = colleges.status === 'ready' ? colleges.data.find(({ id }) => id === collegeId) : undefined;
  const known = college?.id;
  useEffect(() => {
    if (known) rememberCollege(known);
  }, [known]);
  return (
    <>
      <div className={`${layout.wrap3} ${styles.head}`}>
        <CollegePicker colleges={colleges} value={collegeId} onChange={setCollegeId} />
        <ChapterCsv />
      </div>
      {collegeId === '' ? (
        <>
          <Notice>
            <p>Choose a college to see its fraternities.</p>
          </Notice>
          {colleges.status === 'ready' && <RecentColleges colleges={colleges.data} />}
        </>
      ) : (
        <Fraternities key={collegeId} collegeId={collegeId} college={college} />
      )}
    </>
  );
}

function Fraternities({ collegeId, college }: { collegeId: string; college: College | undefined }) {
  const source = useMemo(() => fraternitiesOf(collegeId), [collegeId]);
  const live = useLive(source);
  if (live.status === 'loading') {
    return (
      <SkeletonRows loading="Loading fraternities..." rows={4} height="4.25rem" className={layout.stack2} />
    );
  }
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load fraternities" onRetry={live.retry} />;
  }
  return <FraternityList collegeId={collegeId} college={college} list={live.data} />;
}

export { FraternitiesPage as Component };

/** Returns all colleges that have a record, by name. */
function useColleges(): Live<readonly College[]> {
  const live = useLive(allColleges);
  return useMemo(
    () =>
      live.status === 'ready'
        ? { status: 'ready', data: live.data.items.toSorted((a, b) => a.name.localeCompare(b.name)) }
        : live,
    [live],
  );
}
