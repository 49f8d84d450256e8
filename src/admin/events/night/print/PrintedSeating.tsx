import type { Board, BoardRound } from '../../../../domain/night/board/board.ts';
import { formatClock } from '../../../../domain/time/format.ts';
import styles from './Paper.module.css';
import { Paper } from './Paper.tsx';

type Props = {
  by: 'name' | 'table';
  board: Board;
  round: BoardRound;
  nameOf: (no: number) => string;
  onDone: () => void;
};

type Seat = { no: number; table: number; at: number; seat: number; wave: number };

/** The seating of a round on paper, for the wall: by name or by table. */
export function PrintedSeating({ by, board, round, nameOf, onDone }: Props) {
  const seats = round.tables.flatMap(({ number, at, wave, seats }): Seat[] =>
    seats.flatMap((no, seat) =>
      no === 0 || board.gone.has(no) ? [] : [{ no, table: number, at, seat: seat + 1, wave }],
    ),
  );
  const waves = round.waves.length > 1;
  return (
    <Paper onDone={onDone}>
      <header className={styles.head}>
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
            .sort((one, two) => nameOf(one.no).localeCompare(nameOf(two.no), 'en-US'))
            .map(({ no, table, at, seat, wave }) => (
              <li key={no}>
                <span>{nameOf(no)}</span>
                <span>
                  Table {table}, seat {seat}
                  {waves && `, wave ${wave}`}
                  {at !== table && ` (at ${at})`}
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
                <h2>
                  Table {table.number}
                  {waves && `, wave ${table.wave}`}
                  {table.at !== table.number && ` (at ${table.at})`}
                </h2>
                <ol>
                  {seats
                    .filter((seat) => seat.table === table.number)
                    .map(({ no, seat }) => (
                      <li key={no} value={seat}>
                        {nameOf(no)}
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
