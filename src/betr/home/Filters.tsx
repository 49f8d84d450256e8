import type { OutreachFilter } from '../../domain/outreach/outreachFilter.ts';
import { lateName } from '../../domain/outreach/quiet.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './BetrHomePage.module.css';

const statuses = [
  ['', 'Any status'],
  ['green', 'Green: scheduled or in contact'],
  ['yellow', 'Yellow: outreached'],
  ['red', 'Red: need to reach out'],
  ['none', 'No fraternity yet'],
  ['no', 'Said no this year'],
  ['late', lateName],
] as const;

type Props = {
  /** The conferences of the rows. */
  conferences: readonly string[];
  filter: OutreachFilter;
  set: { [name in keyof OutreachFilter]: (text: string) => void };
};

/** The filters of the rows (specification 2.20): status, conference and three searches. */
export function Filters({ conferences, filter, set }: Props) {
  const known = new Set([...conferences, filter.conference].filter(Boolean));
  const choices = [...known].sort().map((name) => [name, name] as const);
  return (
    <search className={`${staffLayout.stack3} ${styles.filters}`}>
      <SelectField label="Status" value={filter.status} options={statuses} onChange={set.status} />
      <SelectField
        label="Conference"
        value={filter.conference}
        options={[['', 'All conferences'], ...choices]}
        onChange={set.conference}
      />
      <SearchField label="State" value={filter.state} onChange={set.state} />
      <SearchField label="College" value={filter.college} onChange={set.college} />
      <SearchField label="Fraternity" value={filter.fraternity} onChange={set.fraternity} />
    </search>
  );
}
