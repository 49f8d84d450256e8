import type { Board, BoardRound, BoardTable } from '../board/board.ts';
import { seated } from '../counts/roundStanding.ts';
import { hasPlace, isOwed, type Seating, seatKey, seatsAt } from '../counts/seats.ts';

/**
 * A table that wasn't counted after a hand although others were. `since`: when the others were done, in
 * milliseconds.
 */
export type MissingCount = { table: BoardTable; hand: number; since: number };

/** Returns the hands after which a table of this round is counted: at every cut and at the end. */
export function countedHands({ rule: { cuts, length } }: Pick<BoardRound, 'rule'>): number[] {
  const hands = new Set([...cuts, ...('hands' in length ? [length.hands] : [])]);
  return [...hands].sort((one, two) => one - two);
}

/** Returns after which hand a table was counted last; 0 when it wasn't. */
export function lastHand(
  board: Pick<Board, 'counts' | 'gone'>,
  round: BoardRound,
  table: BoardTable,
): number {
  const counts = board.counts[round.key]?.[table.key]?.seats ?? {};
  return Math.max(0, ...seated(table, board).map(({ index }) => counts[seatKey(index)]?.hand ?? 0));
}

/** Whether everybody at a table was counted after its last hand, or only one is left. */
export function isFinished(board: Seating, round: BoardRound, table: BoardTable): boolean {
  const seats = seatsAt(board, round, table);
  const owed = seats.filter(isOwed);
  if (owed.length <= 1 && seats.filter(hasPlace).length > 1) return true;
  const { length } = round.rule;
  const end = 'hands' in length ? length.hands : 1;
  return owed.every(({ known }) => known !== null && known.hand >= end);
}

/** Returns the tables of a round that owe a count, those of waves that haven't begun among them. */
export function unfinishedTables(board: Seating, round: BoardRound): BoardTable[] {
  return round.tables.filter((table) => seated(table, board).length > 0 && !isFinished(board, round, table));
}

/** Returns the tables of the waves so far that owe their last count. */
export function playingTables(board: Seating, round: BoardRound): BoardTable[] {
  return unfinishedTables(board, round).filter(({ wave }) => wave <= round.wave);
}

/** Returns the tables that lag behind half of their wave, those that wait longest first. */
export function missingCounts(board: Board, round: BoardRound): MissingCount[] {
  return round.waves.flatMap((_, index) => {
    if (index + 1 > round.wave) return [];
    const tables = round.tables.filter(
      (table) =>
        table.wave === index + 1 && seated(table, board).length > 0 && !isFinished(board, round, table),
    );
    const all = round.tables.filter((table) => table.wave === index + 1 && seated(table, board).length > 0);
    const reached = countedHands(round).findLast(
      (hand) => all.filter((table) => lastHand(board, round, table) >= hand).length * 2 >= all.length,
    );
    if (reached === undefined) return [];
    const done = all.filter((table) => lastHand(board, round, table) >= reached);
    const since = Math.max(...done.map(({ key }) => board.counts[round.key]?.[key]?.at ?? 0));
    return tables
      .filter((table) => lastHand(board, round, table) < reached)
      .map((table) => ({ table, hand: reached, since }));
  });
}
