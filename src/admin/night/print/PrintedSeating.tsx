import type { Board, BoardRound, BoardTable } from '../../../domain/night/board/board.ts';
import { tableName } from '../../../domain/night/board/tableName.ts';
import { personOf } from '../../../domain/night/live/tableRows.ts';
import { formatClock } from '../../../domain/time/format.ts';
import paper from '../../parts/print/Paper.module.css';
import { Paper } from '../../parts/print/Paper.tsx';
import { PaperName } from './PaperName.tsx';
import styles from './Printed.module.css';

type Props = {
  by: 'name' | 'table';
  board: Board;
  round: BoardRound;
  onDone: () => void;
};

type Seat = { no: number; table: BoardTable; seat: number };

/** The seating of a round on paper, for the wall: by name or by table. */
export function PrintedSeating({ by, board, round, onDone }: Props) {
  const seats = round.tables.flatMap((table): Seat[] =>
    table.seats.flatMap((no, seat) =>
      no === 0 || board.gone.has(no) ? [] : [{ no, table, seat: seat + 1 }],
    ),
  );
  const waves = round.waves.length > 1;
  return (
    <Paper onDone={onDone}>
      <header className={paper.head}>
        <h1>{board.title}</h1>
        <p>
          {round.name}
          {round.waves.map(
            ({ startsAt }, at) =>
              `${at === 0 ? ' · ' : ', '}${waves ? `wave ${at + 1} ` : ''}about ${formatClock(startsAt)}`,
          )}
        </p>
      </header>
      {by === 'name' ? (
        <ul className={styles.names}>
          {[...seats]
            .sort((one, two) => byShownName(board, one.no, two.no))
            .map(({ no, table, seat }) => (
              <li key={no}>
                <PaperName board={board} no={no} />
                <span>
                  {tableName(round, table)}, seat {seat}
                </span>
              </li>
            ))}
        </ul>
      ) : (
        <div className={styles.names}>
          {round.tables
            .filter((table) => table.seats.some(Boolean))
            .map((table) => (
              <section key={table.key}>
                <h2>{tableName(round, table)}</h2>
                <ol>
                  {seats
                    .filter((seat) => seat.table === table)
                    .map(({ no, seat }) => (
                      <li key={no} value={seat}>
                        <PaperName board={board} no={no} />
                      </li>
                    ))}
                </ol>
              </section>
            ))}
        </div>
      )}
    </Paper>
  );
}

/** Compares by the name that is shown; who shows none comes last, by number. */
function byShownName(board: Board, one: number, two: number): number {
  const [first, second] = [personOf(board, one).shown, personOf(board, two).shown];
  if (!first || !second) return Number(!first) - Number(!second) || one - two;
  return first.localeCompare(second, 'en-US') || one - two;
}
