import { type OutreachColumn, type OutreachSort, readSort } from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import layout from '../../ui/layout.module.css';
import { Contact } from './Contact.tsx';
import styles from './OutreachTable.module.css';
import { RowName } from './RowName.tsx';
import { StatusBadge } from './StatusBadge.tsx';

type Props = {
  rows: readonly OutreachRow[];
  sort: OutreachSort;
  onSort: (sort: OutreachSort) => void;
  onOpen: ((id: string) => void) | null;
};

const columns: readonly (readonly [OutreachColumn, string])[] = [
  ['status', 'Status'],
  ['state', 'State'],
  ['college', 'College'],
  ['fraternity', 'Fraternity'],
];

/** The rows as a table, sorted by pressing a column header. */
export function OutreachTable({ rows, sort, onSort, onOpen }: Props) {
  const { column: sorted, down } = readSort(sort);
  return (
    <table className={`${layout.card} ${styles.table}`}>
      <thead>
        <tr>
          {columns.map(([column, label]) => (
            <th
              key={column}
              scope="col"
              aria-sort={column !== sorted ? undefined : down ? 'descending' : 'ascending'}
            >
              <button
                type="button"
                onClick={() => onSort(column === sorted && !down ? `-${column}` : column)}
              >
                {label}
                <span aria-hidden="true">{column !== sorted ? '' : down ? '▼' : '▲'}</span>
              </button>
            </th>
          ))}
          <th scope="col">Point of contact</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-item tabIndex={-1}>
            <td>
              <StatusBadge row={row} />
            </td>
            <td>{row.state}</td>
            <td>{row.college}</td>
            <td>
              <RowName row={row} onOpen={onOpen} />
            </td>
            <td>
              <Contact contact={row.contact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
