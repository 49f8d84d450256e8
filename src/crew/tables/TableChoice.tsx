import type { Board, BoardRound, BoardTable } from '../../domain/night/board/board.ts';
import { tableName } from '../../domain/night/board/tableName.ts';
import { countedHand, tableSeats, tableState } from '../../domain/night/captain/tableSheet.ts';
import { formatClock } from '../../domain/time/format.ts';
import layout from '../../ui/layout.module.css';
import styles from './TableChoice.module.css';

type Props = {
  board: Board;
  round: BoardRound;
  /** The real table that this phone's captain was at, null for none. */
  last: number | null;
  onChoose: (table: BoardTable) => void;
};

/** The tables of the open round, wave by wave, with what was counted there. */
export function TableChoice({ board, round, last, onChoose }: Props) {
  const used = round.tables.filter(({ seats }) => seats.some((no) => no > 0));
  const waves = [...new Set(used.map(({ wave }) => wave))].sort((one, two) => one - two);
  return (
    <section aria-labelledby="choose-table" className={layout.column3}>
      <div className={styles.head}>
        <h2 id="choose-table">Which table is yours?</h2>
        <p>{round.name}</p>
      </div>
      {waves.map((wave) => (
        <div key={wave} className={`${layout.column3} ${styles.wave}`}>
          {waves.length > 1 && <h3>{waveText(round, wave)}</h3>}
          <ul>
            {used
              .filter((table) => table.wave === wave)
              .map((table) => (
                <li key={table.key}>
                  <button type="button" onClick={() => onChoose(table)}>
                    <span className={styles.name}>
                      <strong>{tableName(round, table)}</strong>
                      {table.at === last && <span> your last one</span>}
                    </span>
                    <span className={styles.state}>{stateText(board, round, table)}</span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function waveText({ wave: now, waves }: BoardRound, wave: number): string {
  if (wave === now) return `Wave ${wave}, playing`;
  if (wave < now) return `Wave ${wave}`;
  const startsAt = waves[wave - 1]?.startsAt;
  return startsAt ? `Wave ${wave}, about ${formatClock(startsAt)}` : `Wave ${wave}, later`;
}

function stateText(board: Board, round: BoardRound, table: BoardTable): string {
  const hand = countedHand(tableSeats(board, round, table));
  const at = board.counts[round.key]?.[table.key]?.at ?? 0;
  const state = tableState(board, round, table);
  if (state === 'done') return 'Done';
  if (state === 'play-off') return 'Needs a play-off';
  return hand > 0 && at > 0 ? `After hand ${hand}, ${formatClock(at)}` : 'No count yet';
}
