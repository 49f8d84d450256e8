import { useMemo } from 'react';
import { stateNames } from '../../domain/colleges/stateNames.ts';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { lateName } from '../../domain/outreach/quiet.ts';
import { stageNames, stages } from '../../domain/outreach/stage.ts';
import layout from '../../ui/layout.module.css';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './MapPage.module.css';
import type { MapFilterState } from './useMapFilter.ts';

type Props = Pick<MapFilterState, 'filter' | 'set'> & { colleges: readonly MapCollege[] };

const statuses = [
  ['', 'All'],
  ['any', 'With fraternities'],
  ['late', lateName],
  ...stages.map((stage) => [stage, stageNames[stage]] as const),
] as const;
const states = Object.entries(stateNames).sort(([, one], [, other]) => (one < other ? -1 : 1));

/** The filters of the map: a search, the state (four have a map of their own), conference and status. */
export function MapFilters({ filter, set, colleges }: Props) {
  const conferences = useMemo(() => {
    const names = new Set([...colleges.map(({ conference }) => conference), filter.conference]);
    return [
      ['', 'All'],
      ...[...names]
        .filter(Boolean)
        .sort()
        .map((name) => [name, name] as const),
    ] as const;
  }, [colleges, filter.conference]);
  return (
    <search className={`${layout.stack2} ${styles.controls}`}>
      <SearchField
        label="Search"
        placeholder="Ole Miss, Texas, Pike, ΣΧ"
        value={filter.search}
        onChange={set.search}
      />
      <SelectField
        label="State"
        value={filter.state}
        options={[['', 'All'], ...states]}
        onChange={set.state}
      />
      <SelectField
        label="Conference"
        value={filter.conference}
        options={conferences}
        onChange={set.conference}
      />
      <SelectField label="Status" value={filter.stage} options={statuses} onChange={set.stage} />
    </search>
  );
}
