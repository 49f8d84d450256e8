import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from './EventsPage.module.css';
import { type EventFilter, eventFilters, readEventFilter } from './eventFilter.ts';

type Props = {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
  search: string;
  onSearch: (search: string) => void;
};

/** Filters the events by status and search. */
export function Filters({ filter, onFilter, search, onSearch }: Props) {
  return (
    <search className={styles.filters}>
      <SelectField
        label="Show"
        value={filter}
        options={eventFilters}
        onChange={(value) => onFilter(readEventFilter(value))}
      />
      <SearchField label="Search title, college or fraternity" value={search} onChange={onSearch} />
    </search>
  );
}
