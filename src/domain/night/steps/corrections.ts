import { type Board, type BoardRound, type BoardTable, type GoneReason, readBoard } from '../board/board.ts';
import { type BoardData, type Patch, patched } from '../board/boardPatch.ts';
import type { SeatMove, SeatPlace } from '../board/seatMove.ts';
import type { GoingOn } from '../counts/goOn.ts';
import { countedTables, goingOn, isFinal } from '../counts/roundStanding.ts';
import { sameCount } from '../counts/slips.ts';
import type { Act } from './act.ts';
import { cardsStandText, Refusal } from './refusal.ts';
import { movePatch, placeOf } from './seatMoves.ts';
import type { Step } from './step.ts';
import { undoneSteps } from './undo.ts';

/** Who goes on no more after a correction, and who does now, in the order of the ranking. */
export type GoOnChange = { out: readonly number[]; in: readonly number[] };

/** Returns what a correction changes in who goes on from a round. */
export function goOnChange(before: GoingOn, after: GoingOn): GoOnChange {
  const [then, now] = [before, after].map(({ through }) => through.map(({ no }) => no));
  return {
    out: (then ?? []).filter((no) => !now?.includes(no)),
    in: (now ?? []).filter((no) => !then?.includes(no)),
  };
}

/**
 * Where a correction acts: on who goes on from `from`, the last closed round, and on the seats of `next`, if
 * drawn.
 */
export type Turn = { from: BoardRound; next: BoardRound | null; begun: boolean };

/** Returns where a correction acts now; null while the first round plays. */
export function turnOf({ rounds }: Pick<Board, 'rounds'>): Turn | null {
  const from = rounds.findLast(({ state }) => state === 'closed');
  if (!from) return null;
  const next = rounds.find(({ number }) => number === from.number + 1) ?? null;
  return { from, next, begun: next !== null && next.wave > 0 };
}

/** Who goes on no more, and who goes on instead, by choice of the director; `at` in milliseconds. */
export type Exchange = GoOnChange & { at: number; note: string };

/**
 * Exchanges people among those who go on, and in the next round's seats if it is drawn (season design, 2.7).
 * Without people, it records that all stays as it is. @throws Refusal
 */
export function exchange(board: Board, roundKey: string, change: Exchange): Act {
  const { out, in: into, note } = change;
  const names = [
    ...out.map((no) => `#${no} goes on no more`),
    ...into.map((no) => `#${no} goes on`),
    ...(out.length + into.length === 0 ? ['no change'] : []),
  ].join(', ');
  const round = roundOf(board, roundKey);
  return {
    kind: 'exchange',
    note: note ? `${names}: ${note}` : names,
    patch: exchangePatch(board, round, change),
    ...(out.length + into.length > 0 && { line: `${round.name}: who goes on was corrected.` }),
  };
}

function roundOf({ rounds }: Board, key: string): BoardRound {
  const round = rounds.find((one) => one.key === key);
  if (!round) throw new Refusal('That round is gone.');
  return round;
}

function exchangePatch(board: Board, round: BoardRound, { out, in: into, at }: Exchange): Patch {
  const turn = turnOf(board);
  if (!turn) throw new Refusal('No round is over.');
  if (board.cards) throw new Refusal(cardsStandText);
  const { from, next } = turn;
  // Who went on from an earlier round did, and played; this says that somebody decided about it.
  const decided: Patch =
    from.key === round.key ? [] : [{ path: `rounds.${round.key}.through`, value: round.through }];
  if (isFinal(from)) return decided;
  const moves = next ? exchangeMoves(next, board.plan.seats, { out, in: into }) : [];
  const joined = next ? moves.flatMap(({ no, to }) => (to ? [no] : [])) : into;
  const instead = new Map(out.map((no, index) => [no, joined[index]]));
  const kept = from.through.flatMap((no) => (instead.has(no) ? (instead.get(no) ?? []) : no));
  return [
    { path: `rounds.${from.key}.through`, value: [...new Set([...kept, ...joined])] },
    ...decided,
    ...(next && moves.length > 0 ? movePatch(next, moves, 'through', at) : []),
  ];
}

type Move = Pick<SeatMove, 'no' | 'from' | 'to'>;

function exchangeMoves(next: BoardRound, seats: number, { out, in: into }: GoOnChange): Move[] {
  const left = out.flatMap((no) => {
    const from = placeOf(next, no);
    return from ? [{ no, from, to: null }] : [];
  });
  const places = left.map(({ from }) => from);
  const free = into.length > left.length ? freeSeats(next, seats) : [];
  const joined = into.flatMap((no, index) => {
    const to = places[index] ?? free[index - places.length];
    return to ? [{ no, from: null, to }] : [];
  });
  return [...left, ...joined];
}

/** Returns the free seats at tables of a round that have not begun, those of the smallest tables first. */
export function freeSeats({ tables, wave }: BoardRound, seats: number): SeatPlace[] {
  const size = (table: BoardTable) => table.seats.filter((no) => no > 0).length;
  return tables
    .filter((table) => table.wave > wave && size(table) > 0)
    .sort((one, two) => size(one) - size(two) || one.number - two.number)
    .flatMap((table) =>
      Array.from({ length: seats }, (_, index) => ({ table: table.number, seat: index + 1 })).filter(
        ({ seat }) => !table.seats[seat - 1],
      ),
    );
}

const endings = {
  disqualified: { kind: 'disqualify', line: 'Someone was disqualified.' },
  left: { kind: 'left', line: 'Someone left the night.' },
} as const;

/**
 * Ends the night for somebody (season design, 2.6): out without a place, or left with it. The next in line
 * moves up if there is time.
 */
export function endFor(
  board: Board,
  no: number,
  why: keyof typeof endings,
  { at, note }: { at: number; note: string },
): Act {
  if (board.cards) throw new Refusal(cardsStandText);
  const patch: Patch = [{ path: `gone.${no}`, value: why }];
  const act: Act = { ...endings[why], note: note ? `#${no}: ${note}` : `#${no}`, patch };
  const turn = turnOf(board);
  if (!turn?.from.through.includes(no) || turn.begun || isFinal(turn.from)) return act;
  const into = movesUp(board, turn.from, no, why);
  const change = { out: [no], in: into === null ? [] : [into], at, note };
  return { ...act, patch: [...patch, ...exchangePatch(board, turn.from, change)] };
}

/** Returns who moves up when somebody of a closed round goes on no more; null when nobody is left. */
function movesUp(board: Board, round: BoardRound, no: number, why: GoneReason): number | null {
  const gone = new Map([...board.gone, [no, why]]);
  const change = goOnChange(goingOn(board, round), goingOn({ ...board, gone }, round));
  return change.in.find((one) => !round.through.includes(one)) ?? null;
}

/** A correction of a closed round that changed who goes on, which the director has not decided about. */
export type GoOnQuestion = { round: BoardRound; change: GoOnChange; own: ReadonlySet<number> };

/**
 * Returns the closed rounds whose counts were corrected since somebody decided who goes on, when that would
 * be others now. `own`: those whose own count was corrected.
 */
export function goOnQuestions(board: Board, data: BoardData, steps: readonly Step[]): GoOnQuestion[] {
  const undone = undoneSteps(steps);
  const valid = steps.filter(({ rev, kind }) => !undone.has(rev) && kind !== 'undo');
  return board.rounds.flatMap((round) => {
    if (round.state !== 'closed' || isFinal(round)) return [];
    const path = `rounds.${round.key}.through`;
    const decided = Math.max(
      0,
      ...valid.filter(({ patch }) => patch.some((one) => one.path === path)).map(({ rev }) => rev),
    );
    const counts = `counts.${round.key}.`;
    const since = valid
      .filter(({ rev, kind }) => kind === 'heal' && rev > decided)
      .flatMap(({ before }) => before.filter((one) => one.path.startsWith(counts)))
      .filter((one, index, all) => all.findIndex(({ path: first }) => first === one.path) === index);
    if (since.length === 0) return [];
    const was = readBoard(board.eventId, patched(data, since));
    const change = goOnChange(goingOn(was, round), goingOn(board, round));
    const out = change.out.filter((no) => round.through.includes(no) && isIn(board, no));
    const into = change.in.filter((no) => !round.through.includes(no) && !board.gone.has(no));
    if (out.length + into.length === 0) return [];
    return [{ round, change: { out, in: into }, own: corrected(was, board, round) }];
  });
}

/** Whether somebody sits in the round that is drawn or plays, or goes on to the next one. */
function isIn(board: Board, no: number): boolean {
  const turn = turnOf(board);
  return Boolean(turn?.next ? placeOf(turn.next, no) : turn?.from.through.includes(no));
}

function corrected(was: Board, is: Board, round: BoardRound): ReadonlySet<number> {
  const counts = (board: Board) =>
    new Map(
      countedTables(board, round).flatMap(({ people }) =>
        people.map(({ no, count }) => [no, count] as const),
      ),
    );
  const before = counts(was);
  return new Set(
    [...counts(is)].flatMap(([no, count]) => {
      const then = before.get(no);
      return then && sameCount(then, count) ? [] : [no];
    }),
  );
}
