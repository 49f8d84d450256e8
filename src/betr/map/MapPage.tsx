import { useMemo } from 'react';
import { mapCollege } from '../../domain/map/mapCollege.ts';
import { filterColleges } from '../../domain/map/mapFilter.ts';
import { sampleColleges } from '../../domain/map/sampleColleges.ts';
import { useToday } from '../../hooks/useToday.ts';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { type CampusState, useCampuses } from '../campuses/campusStore.ts';
import { ReadTo } from '../parts/ReadTo.tsx';
import { CollegeDialog } from './college/CollegeDialog.tsx';
import { useMapShapes } from './drawing/useMapShapes.ts';
import { MapAndList } from './MapAndList.tsx';
import { MapFilters } from './MapFilters.tsx';
import styles from './MapPage.module.css';
import { MapStatistics } from './MapStatistics.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { useMapFilter } from './useMapFilter.ts';

/** The college map (specification 2.18), and beside it a list of the colleges in view. */
function MapPage() {
  const campuses = useCampuses();
  const { filter, set, clear, near, listFrom } = useMapFilter();
  const { value: chosen, open: choose, close: leave } = useUrlDialog('college');
  const { choice, shapes } = useMapShapes(filter.state);
  const today = useToday();

  const all = useMemo(() => shownColleges(campuses), [campuses]);
  const { search, stage, conference, state } = filter;
  const found = useMemo(
    () => all && filterColleges(all.colleges, { search, stage, conference, state }, today),
    [all, search, stage, conference, state, today],
  );
  const called = (wanted: string) => all?.colleges.find(({ id }) => id === wanted);
  const open = called(chosen);

  return (
    <div className={`${layout.column4} ${styles.page}`} data-fill>
      {all?.sample && <SampleNotice why={all.sample} />}
      {campuses.status === 'ready' && campuses.data.readTo !== null && (
        <p role="status" className={`${staffLayout.bar3} ${styles.notice}`}>
          <ReadTo name={campuses.data.readTo} />
        </p>
      )}
      <div className={styles.top}>
        <MapFilters filter={filter} set={set} colleges={all?.colleges ?? []} />
        <MapStatistics colleges={found} of={all?.colleges ?? []} />
      </div>
      <MapAndList
        key={`${state} ${choice}`}
        state={state}
        choice={choice}
        shapes={shapes}
        colleges={found}
        from={called(near)}
        total={all?.colleges.filter((college) => state === '' || college.state === state).length ?? 0}
        onChoose={choose}
        onClear={clear}
      />
      {open && (
        <CollegeDialog college={open} today={today} onNear={() => listFrom(open.id)} onClose={leave} />
      )}
    </div>
  );
}

/** Returns the colleges to show, null while they are loading; `sample` says why they are sample data. */
function shownColleges(campuses: CampusState) {
  if (campuses.status === 'loading') return null;
  if (campuses.status === 'failed') return { colleges: sampleColleges, sample: 'failed' as const };
  if (campuses.data.colleges.length === 0) return { colleges: sampleColleges, sample: 'none' as const };
  return { colleges: campuses.data.colleges.map(mapCollege), sample: null };
}

export { MapPage as Component };
