import type { OutreachFilter } from '../../domain/outreach/outreachFilter.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './HomePage.module.css';

const statuses = [
  ['', 'Any status'],
  ['green', 'Green: scheduled or in contact'],
  ['yellow', 'Yellow: outreached'],
  ['red', 'Red: need to reach out, or none'],
] as const;

type Props = {
  filter: OutreachFilter;
  set: { [name in keyof OutreachFilter]: (text: string) => void };
};

/** The filters of the rows (specification 2.20): a status and three searches. */
export function Filters({ filter, set }: Props) {
  return (
    <search className={styles.filters}>
      <SelectField label="Status" value={filter.status} options={statuses} onChange={set.status} />
      <SearchField label="State" value={filter.state} onChange={set.state} />
      <SearchField label="College" value={filter.college} onChange={set.college} />
      <SearchField label="Fraternity" value={filter.fraternity} onChange={set.fraternity} />
    </search>
  );
}
