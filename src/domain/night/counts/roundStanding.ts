import type { Board, BoardRound, BoardTable } from '../board/board.ts';
import type { Counted } from '../board/standing.ts';
import { type FinishedTable, type GoingOn, goOn } from './goOn.ts';
import { type Placed, places } from './places.ts';
import { countOf, hasPlace, seatsAt } from './seats.ts';

/** What the standing of a round is made of. */
export type Counting = Pick<Board, 'counts' | 'gone' | 'plan'>;

/** A drawn table with the last counts of those who play at it. */
export type CountedTable = FinishedTable & { key: string };

/** Returns who plays at a table, with the index of their seat; without those who are gone. */
export function seated(
  { seats }: BoardTable,
  { gone }: Pick<Board, 'gone'>,
): { no: number; index: number }[] {
  return seats.flatMap((no, index) => (no > 0 && !gone.has(no) ? [{ no, index }] : []));
}

/**
 * Returns the tables of a round with their last counts. People who were never counted rank last at a table
 * that was.
 */
export function countedTables(board: Counting, round: BoardRound): CountedTable[] {
  return round.tables.flatMap((table) => {
    const people = countedAt(board, round, table);
    const hands = Math.max(0, ...people.map(({ count }) => count.hand));
    return people.length > 0 ? [{ key: table.key, table: table.number, hands, people }] : [];
  });
}

/** Returns who has a place at a table, with what they count for. */
export function countedAt(board: Counting, round: BoardRound, table: BoardTable): Counted[] {
  return seatsAt(board, round, table)
    .filter(hasPlace)
    .map((seat) => ({ no: seat.no, count: countOf(seat, board.plan.start) }));
}

/** Whether a round is the final table. */
export function isFinal({ tables }: Pick<BoardRound, 'tables'>): boolean {
  return tables.length === 1;
}

/** Returns who goes on from a round as its counts and decided ties stand; at the final table the champion. */
export function goingOn(board: Counting, round: BoardRound): GoingOn {
  const final = isFinal(round);
  return goOn(countedTables(board, round), {
    k: final ? 1 : round.rule.k,
    others: final ? 0 : round.others + round.rule.k * nobodyCame(board, round),
    timed: 'minutes' in round.rule.length,
    final,
    ties: round.ties,
  });
}

/** Returns the number of tables where all are gone; their places go to the best others. */
function nobodyCame(board: Counting, { tables }: BoardRound): number {
  return tables.filter((table) => table.seats.some(Boolean) && seated(table, board).length === 0).length;
}

/** Returns the places of a night as it stands; those who still play have the places that they hold now. */
export function nightPlaces(board: Counting & Pick<Board, 'rounds'>): Placed[] {
  return places(board.rounds.map((round) => ({ tables: countedTables(board, round), ties: round.ties })));
}
