import type { OutreachSort } from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { Contact } from './Contact.tsx';
import styles from './OutreachCards.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { readOutreachSort } from './useOutreachFilter.ts';

type Props = {
  rows: readonly OutreachRow[];
  sort: OutreachSort;
  onSort: (sort: OutreachSort) => void;
};

const sorts: readonly (readonly [OutreachSort, string])[] = [
  ['status', 'Status, green first'],
  ['-status', 'Status, red first'],
  ['college', 'College, A to Z'],
  ['-college', 'College, Z to A'],
  ['fraternity', 'Fraternity, A to Z'],
  ['-fraternity', 'Fraternity, Z to A'],
  ['state', 'State, A to Z'],
  ['-state', 'State, Z to A'],
];

/** The rows on small screens: a card for each. */
export function OutreachCards({ rows, sort, onSort }: Props) {
  return (
    <>
      <SelectField
        label="Sort by"
        value={sort}
        options={sorts}
        onChange={(value) => onSort(readOutreachSort(value))}
      />
      <ul className={styles.cards} aria-label="Fraternities">
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            <p className={styles.top}>
              <StatusBadge row={row} />
              {row.state}
            </p>
            <p className={styles.name}>{row.fraternity || row.college}</p>
            {row.fraternity && <p>{row.college}</p>}
            <Contact contact={row.contact} />
          </li>
        ))}
      </ul>
    </>
  );
}
