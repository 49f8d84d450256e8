import type { Board } from '../board/board.ts';
import type { SeatCount } from '../board/standing.ts';
import { isNext, type Slip, sameCount } from '../counts/slips.ts';

/**
 * A slip that this phone wrote. `sentAt`: when the server had it by the phone's clock, 0 while it waits;
 * `settled`: nothing is left to say about it.
 */
export type OwnSlip = Slip & { sentAt: number; settled: boolean };

/** Returns a slip as it is when a phone begins to send it. */
export function goingSlip(slip: Slip): OwnSlip {
  return { ...slip, sentAt: 0, settled: false };
}

/** One seat about which the board says something else than this phone. */
export type Dispute = { seat: string; mine: SeatCount; theirs: SeatCount };

/** What became of the slip that this phone wrote last for a table, as the board tells. */
export type SlipFate =
  | { kind: 'shown' }
  /** The round was over: the director decides. */
  | { kind: 'late' }
  /** The board doesn't show it, although nothing else stands there. */
  | { kind: 'behind' }
  | { kind: 'disputed'; disputes: readonly Dispute[] };

/** Returns what became of a slip that the server has. */
export function slipFate({ open, counts }: Pick<Board, 'open' | 'counts'>, slip: Slip): SlipFate {
  const stands = counts[slip.round]?.[slip.table]?.seats ?? {};
  const differing = Object.entries(slip.seats).flatMap(([seat, mine]) => {
    const theirs = stands[seat];
    return theirs && (sameCount(mine, theirs) || isNext(mine, theirs)) ? [] : [{ seat, mine, theirs }];
  });
  if (differing.length === 0) return { kind: 'shown' };
  if (slip.round !== open) return { kind: 'late' };
  const disputes = differing.flatMap(({ seat, mine, theirs }) =>
    theirs && !isNext(theirs, mine) ? [{ seat, mine, theirs }] : [],
  );
  return disputes.length > 0 ? { kind: 'disputed', disputes } : { kind: 'behind' };
}

/** Returns the slips about which something is left to say, newest first, each seat of a table once. */
export function openSlips(own: readonly OwnSlip[]): OwnSlip[] {
  const known = new Set<string>();
  return [...own]
    .sort((one, two) => two.at - one.at)
    .flatMap((slip) => {
      const id = (seat: string) => `${slip.round}.${slip.table}.${seat}`;
      const seats = Object.fromEntries(Object.entries(slip.seats).filter(([seat]) => !known.has(id(seat))));
      for (const seat of Object.keys(seats)) known.add(id(seat));
      const isOpen = !slip.settled && slip.sentAt > 0 && Object.keys(seats).length > 0;
      return isOpen ? [{ ...slip, seats }] : [];
    });
}

/** Returns when another phone wrote what stands at a table; 0 when this one did, or nobody. */
export function countedElsewhere(
  { counts }: Pick<Board, 'counts'>,
  own: readonly OwnSlip[],
  round: string,
  table: string,
): number {
  const at = counts[round]?.[table]?.at ?? 0;
  return own.some((slip) => slip.round === round && slip.table === table && slip.at === at) ? 0 : at;
}

/** Returns what a slip has to name, because it replaces it: counts that it doesn't follow by itself. */
export function seenBy(
  seats: Readonly<Record<string, SeatCount>>,
  stands: Readonly<Record<string, SeatCount>>,
): Readonly<Record<string, SeatCount>> {
  return Object.fromEntries(
    Object.entries(seats).flatMap(([seat, next]) => {
      const now = stands[seat];
      return now && !isNext(now, next) && !sameCount(now, next) ? [[seat, now]] : [];
    }),
  );
}
