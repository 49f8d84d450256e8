import type { SheetSeat } from '../../domain/night/captain/tableSheet.ts';
import { chipsText } from '../../domain/night/captain/tableWords.ts';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Seats.module.css';

type Props = {
  seats: readonly SheetSeat[];
  /** The seat that holds the button; 0 shows none. */
  button: number;
  /** Counts one seat: somebody is out, or a count was wrong. */
  onSeat: (key: string) => void;
};

/** Who sits at a table, with their last counts. A press on a row counts that seat alone. */
export function SeatList({ seats, button, onSeat }: Props) {
  if (seats.length === 0) return <p className={layout.muted}>This table is empty now.</p>;
  return (
    <ul className={`${layout.stack1} ${styles.seats}`} aria-label="Seats">
      {seats.map((seat) => {
        const { key, seat: number, name, no, count, gone } = seat;
        return (
          <li key={key} data-out={count?.out || gone ? true : undefined}>
            <button
              type="button"
              className={`${staffLayout.row3} ${styles.row}`}
              disabled={gone !== null}
              onClick={() => onSeat(key)}
            >
              <span className={styles.number} data-button={number === button || undefined}>
                {number}
              </span>
              <span className={styles.who}>
                <strong>{name}</strong>
                <span className={staffLayout.wrappedNote}>
                  {[name === `#${no}` ? '' : `#${no}`, countText(seat)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.chips}>
                {gone ? '' : count?.out ? 'Out' : count?.hand ? chipsText(count.chips) : '–'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function countText({ count, gone }: SheetSeat): string {
  if (gone) return gone === 'absent' ? 'no-show' : gone;
  if (!count?.hand) return count?.out ? 'no one here' : 'not counted yet';
  const playOffs = count.playOffs?.length ? `, play-off ${count.playOffs.map(chipsText).join(', ')}` : '';
  if (count.out) return `out after hand ${count.hand} with ${chipsText(count.chips)}${playOffs}`;
  return `after hand ${count.hand}${playOffs}`;
}
