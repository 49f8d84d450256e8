import { useState } from 'react';
import type { DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { collegeOrders, conferenceSizes } from '../../domain/colleges/collegeOrder.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { AddCollegeDialog } from './AddCollegeDialog.tsx';
import styles from './CollegesPage.module.css';
import { readOrder } from './collegeView.ts';
import type { CollegeFilter } from './useCollegeFilters.ts';

type Props = {
  /** The colleges that are searched. */
  colleges: readonly DirectoryCollege[];
  directory: readonly DirectoryCollege[];
  filter: CollegeFilter;
};

/** Chooses which colleges are shown and in which order (specification 2.15). */
export function CollegeFilters({ colleges, directory, filter }: Props) {
  const [adding, setAdding] = useState(false);
  const conferences = [...conferenceSizes(colleges)].filter(([name]) => name !== '');
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search colleges"
        shortcut="/"
        value={filter.search}
        onChange={filter.setSearch}
        onType={filter.setTyped}
      />
      <SelectField
        label="Conference"
        value={filter.conference}
        options={[
          ['', 'All Conferences'],
          ...conferences.map(([name, size]) => [name, `${name} (${size})`] as const),
        ]}
        onChange={filter.setConference}
      />
      <SelectField
        label="Order"
        value={filter.order}
        options={collegeOrders}
        onChange={(value) => filter.setOrder(readOrder(value))}
      />
      <Button onClick={() => setAdding(true)}>Add College</Button>
      {adding && <AddCollegeDialog directory={directory} onClose={() => setAdding(false)} />}
    </search>
  );
}
