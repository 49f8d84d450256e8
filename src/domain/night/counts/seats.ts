import type { Board, BoardRound, BoardTable, GoneReason } from '../board/board.ts';
import type { SeatCount } from '../board/standing.ts';

/**
 * The state of a seat. `empty`: the table says that nobody sits there. `uncounted`: only others there were
 * counted.
 */
export type SeatState = 'plays' | 'out' | 'empty' | 'uncounted' | GoneReason;

/** A seat of a table that is somebody's. `key`: its name in counts and slips, 's1' for the first. */
export type Seat = { no: number; index: number; key: string; state: SeatState; known: SeatCount | null };

/** What the seats of a round are read from. */
export type Seating = Pick<Board, 'counts' | 'gone'>;

/** Returns the name of a seat in counts and slips: 's1' for the first. */
export function seatKey(index: number): string {
  return `s${index + 1}`;
}

/** Returns the seats of a table in their order; a seat that was left for another one is nobody's. */
export function seatsAt(
  { counts, gone }: Seating,
  { key: round }: Pick<BoardRound, 'key'>,
  { key: table, seats }: Pick<BoardTable, 'key' | 'seats'>,
): Seat[] {
  const known = counts[round]?.[table]?.seats ?? {};
  const isCounted = Object.values(known).some(({ hand }) => hand > 0);
  return seats.flatMap((no, index) => {
    if (no === 0) return [];
    const key = seatKey(index);
    const count = known[key] ?? null;
    return [{ no, index, key, state: gone.get(no) ?? stateOf(count, isCounted), known: count }];
  });
}

function stateOf(count: SeatCount | null, isCounted: boolean): SeatState {
  if (count?.out) return isEmpty(count) ? 'empty' : 'out';
  return isCounted && !count?.hand ? 'uncounted' : 'plays';
}

/** Whether a count says that nobody sits there. */
export function isEmpty({ hand, out }: SeatCount): boolean {
  return out && hand === 0;
}

/** Whether a table waits for the counts of a seat. */
export function isOwed({ state }: Seat): boolean {
  return state === 'plays' || state === 'uncounted';
}

/** Whether somebody has a place in the night: they came, and weren't sent out. */
export function hasPlace({ state }: Seat): boolean {
  return state !== 'absent' && state !== 'disqualified';
}

/** Behind everybody who was counted. */
const uncounted: SeatCount = { hand: 0, chips: 0, out: true };

/** Returns what a seat counts for in the standing; `start`: the chips of a table that wasn't counted yet. */
export function countOf({ state, known }: Seat, start: number): SeatCount {
  if (state === 'uncounted') return uncounted;
  if (state !== 'left') return known ?? { hand: 0, chips: start, out: false };
  return known ? { ...known, out: true, had: known.had ?? known.chips } : uncounted;
}
