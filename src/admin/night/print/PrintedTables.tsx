import type { Board, BoardRound, BoardTable } from '../../../domain/night/board/board.ts';
import { tableName } from '../../../domain/night/board/tableName.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { paths } from '../../../paths.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Paper } from '../../parts/print/Paper.tsx';
import { PaperName } from './PaperName.tsx';
import styles from './Printed.module.css';

type Props = {
  eventId: string;
  board: Board;
  round: BoardRound;
  onDone: () => void;
};

/**
 * A card of half a sheet for every table: who sits where, the bets and cuts, and a grid for the counts, the
 * last line of defense when every phone fails. Its code leads to the public page, never to the crew's.
 */
export function PrintedTables({ eventId, board, round, onDone }: Props) {
  const address = new URL(paths.live(eventId), location.origin).href;
  return (
    <Paper className={styles.cards} onDone={onDone}>
      {round.tables
        .filter(({ seats }) => seats.some(Boolean))
        .map((table) => (
          <section key={table.key} className={styles.card}>
            <header>
              <div>
                <h2>{tableName(round, table)}</h2>
                <p>{placeText(round, table)}</p>
                <p>{rulesText(board, round)}</p>
              </div>
              <QrCode text={address} />
            </header>
            <SeatGrid board={board} round={round} table={table} />
            <footer>
              {board.title} · {round.name}. Seat {table.button} bets first.
            </footer>
          </section>
        ))}
    </Paper>
  );
}

type GridProps = Pick<Props, 'board' | 'round'> & { table: BoardTable };

function SeatGrid({ board, round: { rule }, table }: GridProps) {
  const { length, cuts } = rule;
  const counts = 'hands' in length ? [...cuts.filter((cut) => cut < length.hands), length.hands] : ['End'];
  const rows = Math.max(board.plan.seats, table.seats.length);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Seat</th>
          <th scope="col">Name</th>
          {counts.map((hand) => (
            <th key={hand} scope="col">
              {typeof hand === 'number' ? `After ${hand}` : hand}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its position
          <tr key={at}>
            <td>
              {at + 1}
              {at + 1 === table.button && ' ●'}
            </td>
            <td>{table.seats[at] ? <PaperName board={board} no={table.seats[at]} /> : null}</td>
            {counts.map((hand) => (
              <td key={hand} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function placeText({ waves, name }: BoardRound, { wave }: BoardTable): string {
  const starts = waves[wave - 1]?.startsAt;
  return starts === undefined ? name : `${name}, about ${formatClock(starts)}`;
}

function rulesText({ plan }: Board, { rule: { length, cuts } }: BoardRound): string {
  const amount = (number: number) => number.toLocaleString('en-US');
  const long = 'hands' in length ? `${length.hands} hands` : `${length.minutes} minutes`;
  const out = cuts.length > 0 ? `, lowest out after ${cuts.join(', ')}` : '';
  return `${amount(plan.start)} chips, bets ${amount(plan.minBet)} to ${amount(plan.maxBet)}. ${long}${out}.`;
}
