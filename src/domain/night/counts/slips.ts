import { entriesOf, finiteNumber, readFields, text } from '../../fields/storedFields.ts';
import type { SeatCount } from '../board/standing.ts';
import { readCount } from '../board/tableCount.ts';

/**
 * A count at a table by one phone, never changed (season design, 3.3). `seen`: the counts on the board that
 * it replaces.
 */
export type Slip = {
  id: string;
  round: string;
  table: string;
  /** The device that wrote it; of a director's the name too. */
  by: string;
  who?: string | undefined;
  /** When it was written, by the device's clock, in milliseconds. */
  at: number;
  seats: Readonly<Record<string, SeatCount>>;
  seen: Readonly<Record<string, SeatCount>>;
  note: string;
};

const counts = (value: unknown) =>
  Object.fromEntries(entriesOf(value).map(([seat, count]) => [seat, readCount(count)]));

/** Returns the slip in a stored document; never throws. */
export function readSlip(id: string, data: unknown): Slip {
  const number = (value: unknown) => finiteNumber(value) ?? 0;
  const fields = { round: text, table: text, by: text, at: number, seats: counts, seen: counts, note: text };
  const { who } = readFields({ who: text }, data);
  return { ...readFields(fields, data), ...(who && { who }), id };
}

/** Two slips that contradict each other about a seat. The board keeps the first one. */
export type Contradiction = { seat: string; kept: Slip; other: Slip };

/** What the slips of a table say together. */
export type TableCounts = {
  seats: Readonly<Record<string, SeatCount>>;
  /** When the newest slip that counts was written; 0 without one. */
  at: number;
  contradictions: readonly Contradiction[];
};

/** Devices whose slips don't count, each since a moment by its own clock, in milliseconds. */
export type Aside = ReadonlyMap<string, number>;

/** Whether a slip was set aside. */
export function isAside({ by, at }: Slip, aside: Aside): boolean {
  return at >= (aside.get(by) ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns what the slips of one table say, in any order. A later hand replaces an earlier one; the same hand
 * with other chips, or an earlier hand, must name what it replaces. Slips of devices in `aside` are left out.
 */
export function foldSlips(slips: readonly Slip[], aside: Aside = new Map()): TableCounts {
  const seats: Record<string, SeatCount> = {};
  const from = new Map<string, Slip>();
  let contradictions: Contradiction[] = [];
  const settle = (seat: string, settled: (one: Contradiction) => boolean) => {
    contradictions = contradictions.filter((one) => one.seat !== seat || !settled(one));
  };
  for (const slip of slips.filter((one) => !isAside(one, aside)).sort(byTime)) {
    for (const [seat, count] of Object.entries(slip.seats)) {
      const now = seats[seat];
      const kept = from.get(seat);
      if (now && kept && !isNext(now, count)) {
        const seen = slip.seen[seat];
        if (sameCount(now, count)) {
          if (seen) settle(seat, ({ other }) => sameCount(other.seats[seat] ?? now, seen));
          continue;
        }
        if (!seen || !sameCount(seen, now)) {
          // Of a phone whose clock is ahead, which hadn't heard of the later hand.
          if (isNext(count, now)) continue;
          contradictions.push({ seat, kept, other: slip });
          continue;
        }
        // Whoever corrects a seat has decided about it.
        settle(seat, () => true);
      }
      // What two phones said about an earlier hand matters no more.
      settle(seat, ({ other }) => (other.seats[seat]?.hand ?? 0) < count.hand);
      seats[seat] = count;
      from.set(seat, slip);
    }
  }
  return { seats, at: Math.max(0, ...[...from.values()].map(({ at }) => at)), contradictions };
}

/** Whether a count follows another by itself: a later hand, or one more play-off of the same one. */
export function isNext(now: SeatCount, next: SeatCount): boolean {
  if (now.out) return false;
  if (next.hand !== now.hand) return next.hand > now.hand;
  const [before, after] = [now.playOffs ?? [], next.playOffs ?? []];
  return (
    next.chips === now.chips &&
    after.length > before.length &&
    before.every((chips, at) => after[at] === chips)
  );
}

/** Whether two counts say the same. */
export function sameCount(one: SeatCount, two: SeatCount): boolean {
  const text = ({ hand, chips, out, had, playOffs }: SeatCount) =>
    [hand, chips, out, had ?? '', ...(playOffs ?? [])].join(' ');
  return text(one) === text(two);
}

function byTime(one: Slip, two: Slip): number {
  return one.at - two.at || (one.id < two.id ? -1 : 1);
}
