import type { Board, BoardRound, BoardTable } from '../board/board.ts';
import type { SeatCount } from '../board/standing.ts';
import { hasPlace, seatsAt } from '../counts/seats.ts';
import { type Aside, foldSlips, isAside, isNext, type Slip, sameCount } from '../counts/slips.ts';

/** What the slips say about a seat, and what the board says; without a count, undefined. */
export type SeatDifference = {
  seat: string;
  no: number;
  board: SeatCount | undefined;
  slips: SeatCount | undefined;
};

/** A table whose board says less or other than its slips. `newest` in milliseconds. */
export type TableDifference = {
  round: BoardRound;
  table: BoardTable;
  /** When its newest slip was written. */
  newest: number;
  seats: readonly SeatDifference[];
};

/** Two slips that say something else about the same people at a table; `kept` is what counts meanwhile. */
export type Question = {
  round: BoardRound;
  table: BoardTable;
  kept: Slip;
  other: Slip;
  seats: readonly { seat: string; no: number; kept: SeatCount; other: SeatCount }[];
};

/** What all slips of a night say beside its board. */
export type BoardFold = { differences: readonly TableDifference[]; questions: readonly Question[] };

/** Returns where a board says less or other than its slips, and which slips contradict each other. */
export function foldBoard(board: Board, slips: readonly Slip[], aside: Aside): BoardFold {
  const differences: TableDifference[] = [];
  const questions: Question[] = [];
  const byTable = slipsByTable(slips);
  for (const round of board.rounds)
    for (const table of round.tables) {
      const found = byTable.get(`${round.key} ${table.key}`);
      if (!found) continue;
      const asked = questionsAt(board, round, table, found, aside);
      questions.push(...asked);
      const seats = differencesAt(board, { round, table, slips: found, aside, asked });
      const newest = Math.max(...found.map(({ at }) => at));
      if (seats.length > 0) differences.push({ round, table, newest, seats });
    }
  return { differences, questions };
}

function slipsByTable(slips: readonly Slip[]): ReadonlyMap<string, readonly Slip[]> {
  const found = new Map<string, Slip[]>();
  for (const slip of slips) {
    const key = `${slip.round} ${slip.table}`;
    const known = found.get(key);
    if (known) known.push(slip);
    else found.set(key, [slip]);
  }
  return found;
}

/** Returns whose counts matter at a table: also of who left, since they keep a place. */
const placedAt = (board: Board, round: BoardRound, table: BoardTable) =>
  seatsAt(board, round, table).filter(hasPlace);

function questionsAt(
  board: Board,
  round: BoardRound,
  table: BoardTable,
  slips: readonly Slip[],
  aside: Aside,
): Question[] {
  const people = new Map(placedAt(board, round, table).map(({ no, key }) => [key, no]));
  const questions = new Map<string, Question>();
  for (const { seat, kept, other } of foldSlips(slips, aside).contradictions) {
    const [no, now, then] = [people.get(seat), kept.seats[seat], other.seats[seat]];
    if (no === undefined || !now || !then) continue;
    const id = `${kept.id} ${other.id}`;
    const before = questions.get(id)?.seats ?? [];
    questions.set(id, {
      round,
      table,
      kept,
      other,
      seats: [...before, { seat, no, kept: now, other: then }],
    });
  }
  return [...questions.values()];
}

type AtTable = {
  round: BoardRound;
  table: BoardTable;
  slips: readonly Slip[];
  aside: Aside;
  asked: readonly Question[];
};

/**
 * A seat that two slips contradict each other about is a question, not a difference. A count on the board
 * whose slip isn't here stays: the board may be faster than the slips.
 */
function differencesAt(board: Board, { round, table, slips, aside, asked }: AtTable): SeatDifference[] {
  const fold = foldSlips(slips, aside);
  const open = new Set(asked.flatMap(({ seats }) => seats.map(({ seat }) => seat)));
  const shown = board.counts[round.key]?.[table.key]?.seats ?? {};
  const isKnown = (seat: string, count: SeatCount, some: readonly Slip[]) =>
    some.some(({ seats }) => seats[seat] && sameCount(seats[seat], count));
  const left = slips.filter((slip) => isAside(slip, aside));
  return placedAt(board, round, table).flatMap(({ no, key: seat }) => {
    const [was, is] = [shown[seat], fold.seats[seat]];
    if (!was && !is) return [];
    // Until a question is answered what counts meanwhile stands, not what was set aside.
    if (open.has(seat) && !(was && isKnown(seat, was, left))) return [];
    if (was && is && sameCount(was, is)) return [];
    if (was && !isKnown(seat, was, is ? slips : left)) return [];
    // The board is a step ahead, and a slip of that count is on its way or was set aside.
    if (was && is && isNext(is, was) && !isKnown(seat, was, left)) return [];
    return [{ seat, no, board: was, slips: is }];
  });
}
