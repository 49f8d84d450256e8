import type { RequestOrder } from '../../domain/requests/requestFilter.ts';
import styles from './RequestCard.module.css';

type Props = {
  order: RequestOrder;
  /** Whether the order is fixed, as that of a search is. */
  fixed: boolean;
  onOrder: (order: RequestOrder) => void;
};

const sorted: readonly [RequestOrder, string, string, string][] = [
  ['proposed', 'Proposed', '↑', 'soonest first'],
  ['received', 'Received', '↓', 'newest first'],
];

/** The heads of the columns; those of a date sort the requests by it. */
export function RequestColumns({ order, fixed, onOrder }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <div role="group" aria-label="Sort by" className={styles.heads}>
      <span>College and fraternity</span>
      <span>Organizer</span>
      {sorted.map(([by, label, arrow, words]) => (
        <button
          key={by}
          type="button"
          aria-pressed={order === by}
          disabled={fixed && order !== by}
          onClick={() => onOrder(by)}
        >
          {label}
          {order === by && (
            <>
              <span aria-hidden="true"> {arrow}</span>
              <span className="visually-hidden">, {words}</span>
            </>
          )}
        </button>
      ))}
      <span>Status</span>
    </div>
  );
}
