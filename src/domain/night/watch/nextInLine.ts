import type { Board, BoardRound } from '../board/board.ts';
import { standing } from '../board/standing.ts';
import { withTies } from '../counts/decidedTies.ts';
import { countedTables } from '../counts/roundStanding.ts';
import { seatsAt } from '../counts/seats.ts';

/** Returns the next in line of a table who can take a seat (season design, 2.5); null when nobody is left. */
export function nextInLine(
  board: Board,
  round: BoardRound,
  no: number,
  taken: ReadonlySet<number>,
): number | null {
  const table = countedTables(board, round).find(({ people }) => people.some((person) => person.no === no));
  const line = withTies(standing(table?.people ?? []), round.ties).flat();
  const came = new Set(
    round.tables
      .flatMap((one) => seatsAt(board, round, one))
      .flatMap((seat) => (seat.state === 'plays' || seat.state === 'out' ? [seat.no] : [])),
  );
  return line.find((person) => person.no !== no && !taken.has(person.no) && came.has(person.no))?.no ?? null;
}
