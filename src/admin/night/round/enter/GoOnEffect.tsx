import type { StaffBoard } from '../../../../data/staff/night.ts';
import type { Board, BoardRound, BoardTable } from '../../../../domain/night/board/board.ts';
import type { SeatCount } from '../../../../domain/night/board/standing.ts';
import { goingOn } from '../../../../domain/night/counts/roundStanding.ts';
import { goOnChange } from '../../../../domain/night/steps/corrections.ts';
import { ended, personText } from '../../parts/directorWords.ts';

type Props = {
  night: StaffBoard;
  round: BoardRound;
  table: BoardTable;
  seats: Readonly<Record<string, SeatCount>>;
};

/** What a correction of a closed round changes in who goes on, before it is sent. */
export function GoOnEffect({ night: { board }, round, table, seats }: Props) {
  if (round.state !== 'closed') return null;
  const change = goOnChange(goingOn(board, round), goingOn(withCounts(board, round, table, seats), round));
  const names = (people: readonly number[]) => people.map((no) => personText(board, no)).join(', ');
  return (
    <p role="status">
      {change.out.length + change.in.length === 0
        ? 'The same people go on.'
        : [
            change.out.length > 0 && ended(`No longer among those who go on: ${names(change.out)}`),
            change.in.length > 0 && ended(`Among them now: ${names(change.in)}`),
            "You'll decide what happens next.",
          ]
            .filter(Boolean)
            .join(' ')}
    </p>
  );
}

function withCounts(board: Board, round: BoardRound, table: BoardTable, seats: Props['seats']): Board {
  const tables = board.counts[round.key] ?? {};
  const known = tables[table.key];
  const counted = { at: known?.at ?? 0, seats: { ...known?.seats, ...seats } };
  return { ...board, counts: { ...board.counts, [round.key]: { ...tables, [table.key]: counted } } };
}
