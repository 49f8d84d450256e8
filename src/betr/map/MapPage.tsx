import { useCallback, useMemo, useState } from 'react';
import { collegeWords } from '../../domain/colleges/collegeWords.ts';
import { mapChoices, readMapChoice } from '../../domain/map/mapChoices.ts';
import { mapCollege } from '../../domain/map/mapCollege.ts';
import { collegesOf } from '../../domain/map/mapMarkers.ts';
import { sampleColleges } from '../../domain/map/sampleColleges.ts';
import { matchesSearch } from '../../domain/text/searchText.ts';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type CampusState, useCampuses } from '../campuses/campusStore.ts';
import { type Active, nothingActive } from './active.ts';
import { CollegeDialog } from './CollegeDialog.tsx';
import { CollegeList } from './CollegeList.tsx';
import styles from './MapPage.module.css';
import { MapPanel } from './MapPanel.tsx';
import { MapStatistics } from './MapStatistics.tsx';
import { SampleNotice } from './SampleNotice.tsx';

/** The college map (specification 2.18), and beside it a list with the same colleges. */
function MapPage() {
  const campuses = useCampuses();
  const [choice, setChoice] = useUrlState('state', readMapChoice);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const { value: chosen, open: choose, close: leave } = useUrlDialog('college');
  const [active, setActive] = useState<Active>(nothingActive);

  const all = useMemo(() => shownColleges(campuses), [campuses]);
  const ofMap = useMemo(() => all && collegesOf(choice, all.colleges), [all, choice]);
  const found = useMemo(
    () => ofMap?.filter((one) => matchesSearch(search, collegeWords(one), one.location)) ?? null,
    [ofMap, search],
  );
  const open = all?.colleges.find(({ id }) => id === chosen);
  const onChoose = useCallback((id: string) => choose(id), [choose]);

  return (
    <div className={styles.page}>
      {all?.sample && <SampleNotice why={all.sample} />}
      <search className={styles.controls}>
        <SelectField
          label="Map of"
          value={choice}
          options={mapChoices}
          onChange={(value) => setChoice(readMapChoice(value))}
        />
        <SearchField label="Search college or place" value={search} onChange={setSearch} />
      </search>
      <MapStatistics colleges={ofMap} />
      <MapPanel
        choice={choice}
        colleges={found ?? []}
        active={active}
        onActive={setActive}
        onChoose={onChoose}
      />
      <CollegeList
        colleges={found}
        total={ofMap?.length ?? 0}
        active={active}
        onActive={setActive}
        onChoose={onChoose}
        onClear={() => setSearch('')}
      />
      {open && <CollegeDialog college={open} onClose={leave} />}
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
