import type { OutreachSort } from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import layout from '../../ui/layout.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { Contact } from './Contact.tsx';
import styles from './OutreachCards.module.css';
import { RowName } from './RowName.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { readOutreachSort } from './useOutreachFilter.ts';

type Props = {
  rows: readonly OutreachRow[];
  sort: OutreachSort;
  onSort: (sort: OutreachSort) => void;
  onOpen: ((id: string) => void) | null;
};

const sorts: readonly (readonly [OutreachSort, string])[] = [
  ['status', 'Status, green first'],
  ['-status', 'Status, green last'],
  ['college', 'College, A to Z'],
  ['-college', 'College, Z to A'],
  ['fraternity', 'Fraternity, A to Z'],
  ['-fraternity', 'Fraternity, Z to A'],
  ['state', 'State, A to Z'],
  ['-state', 'State, Z to A'],
];

/** The rows on small screens: a card for each. */
export function OutreachCards({ rows, sort, onSort, onOpen }: Props) {
  return (
    <>
      <SelectField
        label="Sort by"
        value={sort}
        options={sorts}
        onChange={(value) => onSort(readOutreachSort(value))}
      />
      <ul className={`${layout.column3} ${styles.cards}`} aria-label="Fraternities">
        {rows.map((row) => (
          <li
            key={row.id}
            className={`${layout.card} ${layout.stack1} ${styles.card}`}
            data-item
            tabIndex={-1}
          >
            <p className={`${layout.note} ${styles.top}`}>
              <StatusBadge row={row} />
              {row.state}
            </p>
            <div className={styles.name}>
              {row.fraternity ? <RowName row={row} onOpen={onOpen} /> : row.college}
            </div>
            {row.fraternity && <p>{row.college}</p>}
            <Contact contact={row.contact} />
          </li>
        ))}
      </ul>
    </>
  );
}
