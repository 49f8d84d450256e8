import { useState } from 'react';
import { allColleges } from '../../data/staff/colleges.ts';
import type { College } from '../../domain/colleges/college.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import recordLayout from '../../ui/recordLayout.module.css';
import { ActiveDirectory } from './ActiveDirectory.tsx';
import styles from './CollegesPage.module.css';
import { CollegeTiles } from './CollegeTiles.tsx';
import { readView } from './collegeView.ts';
import { Directory } from './Directory.tsx';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';

const views = [
  ['', 'All Colleges'],
  ['active', 'Active Colleges'],
] as const;

/**
 * Colleges (specification 2.15): the totals, the directory of all Division I schools, and one college's
 * details above it.
 */
function CollegesPage() {
  const live = useLive(allColleges);
  const [view, setView] = useUrlState('view', readView);
  // Changes in the details of a college may have changed the totals.
  const [visits, setVisits] = useState(0);
  // The server counts, so wait until it has everything shown here.
  const known = live.status === 'ready' && !live.data.fromCache && live.data.waiting.size === 0;
  const stamp = known ? `${totalOf(live.data.items)} ${visits}` : null;
  const CollegesOf = view === 'active' ? ActiveDirectory : Directory;

  return (
    <>
      <CollegeTiles stamp={stamp} />
      <ButtonGroup
        label="Which colleges"
        className={`${recordLayout.lineTabs} ${styles.toggle}`}
        options={views}
        value={view}
        onChange={setView}
      />
      {live.status === 'loading' && <DirectorySkeleton />}
      {live.status === 'error' && <FailedNotice message="Failed to load colleges" onRetry={live.retry} />}
      {live.status === 'ready' && (
        <CollegesOf list={live.data} onVisited={() => setVisits((before) => before + 1)} />
      )}
    </>
  );
}

function totalOf(colleges: readonly College[]): number {
  return colleges.reduce((sum, { fraternityCount }) => sum + fraternityCount, 0);
}

export { CollegesPage as Component };
