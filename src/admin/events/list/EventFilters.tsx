import { type EventFilter, eventFilters, readEventFilter } from '../../../domain/events/lists/eventFilter.ts';
import { datePresets, rangeOf } from '../../../domain/events/lists/eventQuery.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { RangeFields } from './RangeFields.tsx';
import styles from './StaffEventsPage.module.css';

type Props = {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
  dates: string;
  onDates: (dates: string) => void;
  sort: string;
  onSort: (sort: string) => void;
  search: string;
  onSearch: (search: string) => void;
  today: string;
};

const presetWords: Record<(typeof datePresets)[number], string> = {
  today: 'Today',
  week: 'This week',
  month: 'This month',
  later: 'From today on',
  past: 'Before today',
};

const sorts = [
  ['', 'Sort'],
  ['-date', 'Newest first'],
  ['date', 'Oldest first'],
  ['title', 'Title, A to Z'],
  ['-title', 'Title, Z to A'],
  ['college', 'College, A to Z'],
  ['-college', 'College, Z to A'],
  ['status', 'Status, A to Z'],
  ['-status', 'Status, Z to A'],
  ['-participants', 'Most participants'],
  ['participants', 'Fewest participants'],
] as const;

/** EventFilters the events by status, date and search. On a phone it also sorts. */
export function EventFilters({ filter, onFilter, dates, onDates, search, onSearch, today, ...order }: Props) {
  const range = dates.includes('..') ? rangeOf(dates, today) : undefined;
  return (
    <search className={styles.filters}>
      <SelectField
        label="Show"
        value={filter}
        options={eventFilters}
        onChange={(value) => onFilter(readEventFilter(value))}
      />
      <SelectField
        label="Dates"
        value={range ? 'range' : dates}
        options={[
          ['', 'Any date'],
          ...datePresets.map((preset) => [preset, presetWords[preset]] as const),
          ['range', 'From … to …'],
        ]}
        onChange={(value) => onDates(value === 'range' ? `${today}..` : value)}
      />
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          value={order.sort}
          options={dates === '' ? sorts : sorts.slice(0, 3)}
          onChange={order.onSort}
        />
      </div>
      {range && (
        <RangeFields {...range} onRange={(from, to) => onDates(from + to === '' ? '' : `${from}..${to}`)} />
      )}
      <SearchField
        label="Search title, college or fraternity"
        placeholder="Title, college, place, contact…"
        shortcut="/"
        value={search}
        onChange={onSearch}
      />
    </search>
  );
}
