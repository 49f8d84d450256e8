import type { Board, BoardRound, BoardTable, SeatMove, SeatPlace } from '../board.ts';
import type { Patch } from '../boardPatch.ts';
import type { GoingOn } from '../goOn.ts';
import { goingOn } from '../roundStanding.ts';
import type { Act } from './act.ts';

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

/** How far the night is behind a round whose count is corrected. */
export type AfterRound =
  /** It still plays. */
  | 'open'
  /** It is closed and the next one isn't drawn. */
  | 'closed'
  /** The next one is drawn, and no wave of it has begun. */
  | 'drawn'
  /** The next one plays or is over. */
  | 'begun';

/** Returns how far the night is behind a round. */
export function afterRound({ rounds }: Pick<Board, 'rounds'>, round: BoardRound): AfterRound {
  if (round.state !== 'closed') return 'open';
  const next = rounds.find(({ number }) => number === round.number + 1);
  if (!next) return 'closed';
  return next.wave === 0 ? 'drawn' : 'begun';
}

/** Returns where somebody sits in a round, null when they don't. */
export function placeIn({ tables }: Pick<BoardRound, 'tables'>, no: number): SeatPlace | null {
  for (const { number, seats } of tables)
    if (seats.includes(no)) return { table: number, seat: seats.indexOf(no) + 1 };
  return null;
}

/** Returns a free seat at a table of a round that has not begun, the smallest table first; null without one. */
export function freeSeat({ tables, wave }: BoardRound, { seats }: Board['plan']): SeatPlace | null {
  const size = (table: BoardTable) => table.seats.filter((no) => no > 0).length;
  const [table] = tables
    .filter((one) => one.wave > wave && size(one) > 0 && size(one) < seats)
    .sort((one, two) => size(one) - size(two) || one.number - two.number);
  if (!table) return null;
  const empty = table.seats.indexOf(0);
  return { table: table.number, seat: (empty < 0 ? table.seats.length : empty) + 1 };
}

/** Somebody who goes on no more, somebody who goes on instead, or both; `at` in milliseconds. */
export type Exchange = { out: number | null; in: number | null; at: number; note: string };

/**
 * Exchanges two people among those who go on from a closed round, and in their seat when the next round is
 * drawn; no new draw (season design, 2.7). Without `in`, the seat stays empty; without `out`, `in` gets a free
 * seat of a table that has not begun.
 */
export function exchange(board: Board, roundKey: string, change: Exchange): Act {
  const { out, in: into, note } = change;
  const names = [out && `#${out} goes on no more`, into && `#${into} goes on`].filter(Boolean).join(', ');
  const round = board.rounds.find(({ key }) => key === roundKey);
  return {
    kind: 'exchange',
    note: note ? `${names}: ${note}` : names,
    patch: exchangePatch(board, roundKey, change),
    line: `${round?.name ?? 'A round'}: who goes on was corrected`,
  };
}

function exchangePatch(board: Board, roundKey: string, { out, in: into, at, note }: Exchange): Patch {
  const round = board.rounds.find(({ key }) => key === roundKey);
  if (!round) throw new Error(`There is no round ${roundKey}.`);
  const next = board.rounds.find(({ number }) => number === round.number + 1);
  const kept = round.through.filter((no) => no !== into).flatMap((no) => (no === out ? (into ?? []) : no));
  const through = into === null || kept.includes(into) ? kept : [...kept, into];
  const patch: Patch = [{ path: `rounds.${round.key}.through`, value: through }];
  if (!next) return patch;
  const from = out === null ? null : placeIn(next, out);
  const to = into === null ? null : (from ?? freeSeat(next, board.plan));
  if (!from && !to) return patch;
  const move = (no: number | null, places: Pick<SeatMove, 'from' | 'to'>): SeatMove[] =>
    no === null ? [] : [{ no, kind: 'through', ...places, at, note }];
  const place = from ?? to;
  const table = next.tables.find(({ number }) => number === place?.table);
  if (!place || !table) return patch;
  const seats = Array.from({ length: Math.max(table.seats.length, place.seat) }, (_, index) =>
    index + 1 === place.seat ? (into ?? 0) : (table.seats[index] ?? 0),
  );
  return [
    ...patch,
    { path: `rounds.${next.key}.tables.${table.key}.seats`, value: seats },
    {
      path: `rounds.${next.key}.moves`,
      value: [
        ...next.moves,
        ...(from ? move(out, { from, to: null }) : []),
        ...(to ? move(into, { from: null, to }) : []),
      ],
    },
  ];
}

/**
 * Disqualifies somebody: no place, no points (season design, 2.6). If they would go on from the last closed
 * round and the next one has not begun, the next in line of their table moves up.
 */
export function disqualify(board: Board, no: number, { at, note }: { at: number; note: string }): Act {
  const patch: Patch = [{ path: `gone.${no}`, value: 'disqualified' }];
  const act: Act = {
    kind: 'disqualify',
    note: note ? `#${no}: ${note}` : `#${no}`,
    patch,
    line: 'Someone was disqualified',
  };
  const round = board.rounds.findLast(({ state, through }) => state === 'closed' && through.includes(no));
  const phase = round && afterRound(board, round);
  if (!round || (phase !== 'closed' && phase !== 'drawn')) return act;
  const into = inLineFor(board, round, no);
  return { ...act, patch: [...patch, ...exchangePatch(board, round.key, { out: no, in: into, at, note })] };
}

/** Returns who moves up when somebody of a closed round goes on no more: the next in line of their table. */
export function inLineFor(board: Board, round: BoardRound, no: number): number | null {
  const gone = new Map([...board.gone, [no, 'disqualified' as const]]);
  const change = goOnChange(goingOn(board, round), goingOn({ ...board, gone }, round));
  return change.in.find((one) => !round.through.includes(one)) ?? null;
}
