import type { EventOrder, EventQuery } from '../../../../domain/events/lists/eventQuery.ts';
import styles from './EventRow.module.css';

type Props = {
  query: EventQuery;
  /** The order that the address asks for, '' for the list's own. */
  sort: string;
  onSort: (sort: string) => void;
};

type Column = { by: EventOrder; label: string; up: string; down: string };

const columns: readonly (readonly Column[])[] = [
  [
    { by: 'title', label: 'Title', up: 'A to Z', down: 'Z to A' },
    { by: 'college', label: 'College', up: 'A to Z', down: 'Z to A' },
  ],
  [{ by: 'date', label: 'Date', up: 'oldest first', down: 'newest first' }],
  [{ by: 'status', label: 'Status', up: 'A to Z', down: 'Z to A' }],
  [{ by: 'participants', label: 'Participants', up: 'fewest first', down: 'most first' }],
];

/** The heads of the columns; pressing one sorts by it, again the other way round, and then no longer. */
export function ColumnHeads({ query, sort, onSort }: Props) {
  const dated = query.from + query.to !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <div role="group" aria-label="Sort by" className={styles.heads}>
      {columns.map((cell) => (
        <span key={cell[0]?.by}>
          {cell.map(({ by, label, up, down }) => {
            const active = query.by === by;
            const [arrow, words] = query.direction === 'asc' ? ['↑', up] : ['↓', down];
            return (
              <button
                key={by}
                type="button"
                aria-pressed={active}
                disabled={dated && by !== 'date'}
                onClick={() => onSort(nextSort(by, query, sort))}
              >
                {label}
                {active && (
                  <>
                    <span aria-hidden="true"> {arrow}</span>
                    <span className="visually-hidden"> {words}</span>
                  </>
                )}
              </button>
            );
          })}
        </span>
      ))}
      <span>Password</span>
    </div>
  );
}

/** Returns the order after a press: the column's first one, the opposite one, then the list's own again. */
function nextSort(by: EventOrder, query: EventQuery, sort: string): string {
  const first = by === 'participants' ? `-${by}` : by;
  const second = by === 'participants' ? by : `-${by}`;
  if (by === 'date' && sort === '') return query.direction === 'desc' ? by : `-${by}`;
  if (query.by !== by) return first;
  return sort === first && by !== 'date' ? second : '';
}
