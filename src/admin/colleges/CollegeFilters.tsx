import { useState } from 'react';
import type { DirectoryCollege } from '../../domain/collegeDirectory.ts';
import { type CollegeOrder, collegeOrders, conferenceSizes } from '../../domain/collegeOrder.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { AddCollegeDialog } from './AddCollegeDialog.tsx';
import styles from './CollegesPage.module.css';
import { readOrder } from './collegeView.ts';

type Props = {
  /** Those that are looked through. */
  colleges: readonly DirectoryCollege[];
  conference: string;
  onConference: (conference: string) => void;
  order: CollegeOrder;
  onOrder: (order: CollegeOrder) => void;
  search: string;
  onSearch: (search: string) => void;
  onType: (search: string) => void;
};

/** Which colleges are shown, and in which order (specification 2.15). */
export function CollegeFilters(props: Props) {
  const { colleges, conference, onConference, order, onOrder, search, onSearch, onType } = props;
  const [adding, setAdding] = useState(false);
  const conferences = [...conferenceSizes(colleges)].filter(([name]) => name !== '');
  return (
    <search className={styles.filters}>
      <SearchField label="Search colleges" value={search} onChange={onSearch} onType={onType} />
      <SelectField
        label="Conference"
        value={conference}
        options={[
          ['', 'All Conferences'],
          ...conferences.map(([name, size]) => [name, `${name} (${size})`] as const),
        ]}
        onChange={onConference}
      />
      <SelectField
        label="Order"
        value={order}
        options={collegeOrders}
        onChange={(value) => onOrder(readOrder(value))}
      />
      <Button onClick={() => setAdding(true)}>Add College</Button>
      {adding && <AddCollegeDialog colleges={colleges} onClose={() => setAdding(false)} />}
    </search>
  );
}
