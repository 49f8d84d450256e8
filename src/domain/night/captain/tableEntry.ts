import type { BoardRound } from '../board/board.ts';
import { atCut, type Counted, oddities, type SeatCount } from '../board/standing.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { keptAtCut } from '../watch/cuts.ts';
import { type PlayOff, playing, type SheetSeat } from './tableSheet.ts';

/**
 * What a captain has typed and not sent. By seat ('s1'): the chips as typed, and what they had before the
 * hand they went out in. `out`, `empty`: the seats marked so; `stays`: whom the captain left in although they
 * are the lowest.
 */
export type TableEntry = {
  hand: number;
  /** The chips after a play-off hand, not those of a count. */
  playOff: boolean;
  chips: Readonly<Record<string, string>>;
  had: Readonly<Record<string, string>>;
  out: readonly string[];
  empty: readonly string[];
};

/** Returns an entry in which nothing is typed yet. */
export function newEntry(hand: number, playOff = false): TableEntry {
  return { hand, playOff, chips: {}, had: {}, out: [], empty: [] };
}

/** Whether anything is typed or marked. */
export function isTouched({ chips, had, out, empty }: TableEntry): boolean {
  const typed = [...Object.values(chips), ...Object.values(had)].some((text) => text !== '');
  return typed || out.length > 0 || empty.length > 0;
}

/** The most digits of a stack. */
export const longestStack = 7;

/** Returns typed chips as a number, null when nothing is typed. */
export function chipsOf(text: string | undefined): number | null {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Returns the seats that an entry is about: those who still play, or those who play off. */
export function enteredSeats(seats: readonly SheetSeat[], entry: TableEntry, playOff: PlayOff | null) {
  const tied = new Set(playOff?.tie.people.map(({ no }) => no));
  return entry.playOff
    ? seats.filter(({ no }) => tied.has(no))
    : seats.filter((seat) => mayEnter(seat, entry));
}

/** Who is out may be counted again for the hand they went out in, when that was wrong. */
function mayEnter({ count, gone }: SheetSeat, { hand }: TableEntry): boolean {
  return !gone && !(count?.out && count.hand !== hand);
}

/** Whether a seat went out in this hand: broke, or marked. */
export function isOut({ chips, out, playOff }: TableEntry, key: string): boolean {
  return out.includes(key) || (!playOff && chipsOf(chips[key]) === 0);
}

/** Returns the seats that broke in the same hand, told apart by what they had; none for a single one. */
export function brokeTogether(seats: readonly SheetSeat[], entry: TableEntry): SheetSeat[] {
  if (entry.playOff) return [];
  const broke = seats.filter(
    ({ key, count }) =>
      chipsOf(entry.chips[key]) === 0 ||
      (!entry.chips[key] && count?.out && count.chips === 0 && count.hand === entry.hand),
  );
  return broke.length > 1 ? broke.filter(({ key }) => chipsOf(entry.chips[key]) === 0) : [];
}

/** Returns the counts that an entry says, by seat. */
export function entryCounts(
  seats: readonly SheetSeat[],
  entry: TableEntry,
): Readonly<Record<string, SeatCount>> {
  const together = new Set(brokeTogether(seats, entry).map(({ key }) => key));
  return Object.fromEntries(
    seats.flatMap(({ key, count }): [string, SeatCount][] => {
      if (entry.empty.includes(key)) return [[key, emptyCount(count)]];
      const chips = chipsOf(entry.chips[key]);
      if (chips === null) return [];
      const out = isOut(entry, key);
      if (entry.playOff)
        return count ? [[key, { ...count, out, playOffs: [...(count.playOffs ?? []), chips] }]] : [];
      const had = together.has(key) ? chipsOf(entry.had[key]) : null;
      return [[key, { hand: entry.hand, chips, out, ...(had !== null && { had }) }]];
    }),
  );
}

/** Nobody came to a seat, or they left it with what they had. */
function emptyCount(count: SeatCount | null): SeatCount {
  return { hand: 0, chips: 0, ...count, out: true };
}

/** What a cut does to a table: somebody is the lowest and out, or several tie and play it off. */
export type CutProposal = { out: SheetSeat | null; tied: readonly SheetSeat[] };

/**
 * Returns whom an entry puts out at a cut, as far as it is complete: the lowest, unless somebody is out in
 * this hand already.
 */
export function cutProposal(
  round: BoardRound,
  seats: readonly SheetSeat[],
  entry: TableEntry,
  playOff: PlayOff | null,
): CutProposal {
  const none = { out: null, tied: [] };
  const isCut = entry.playOff ? playOff?.kind === 'cut' : round.rule.cuts.includes(entry.hand);
  if (!isCut) return none;
  const counts = entryCounts(seats, entry);
  const left = playing(seats).filter(({ key }) => !entry.empty.includes(key));
  const people = left.flatMap((seat): Counted[] => {
    const count = counts[seat.key] ?? (entry.playOff ? seat.count : null);
    return count ? [{ no: seat.no, count: { ...count, out: false } }] : [];
  });
  const decided =
    seats.some(({ key, count }) => count?.out && count.hand === entry.hand && !counts[key]) ||
    left.some(({ key }) => counts[key]?.out && counts[key].chips === 0);
  const tied = new Set(entry.playOff ? playOff?.tie.people.map(({ no }) => no) : []);
  const missing = people.length < left.length || left.some(({ key, no }) => tied.has(no) && !counts[key]);
  if (missing || decided) return none;
  const { out, tie } = atCut(people, keptAtCut(round));
  const seatOf = (no: number) => seats.find((seat) => seat.no === no);
  return {
    out: (out && seatOf(out.no)) ?? null,
    tied: tie?.people.flatMap(({ no }) => seatOf(no) ?? []) ?? [],
  };
}

/** Returns what is odd about what is typed for a seat, in words; '' when nothing is. Never a refusal. */
export function oddText({ key, count }: SheetSeat, entry: TableEntry, plan: NightPlan): string {
  const chips = chipsOf(entry.chips[key]);
  if (chips === null) return '';
  const { step, maxBet, start } = plan;
  const before = entry.playOff ? Number.POSITIVE_INFINITY : (count?.chips ?? start);
  const hands = Math.max(1, entry.hand - (count?.hand ?? 0));
  const [odd] = oddities(chips, { before, hands, step, maxBet });
  if (odd === 'step') return `Not a multiple of ${step}`;
  return odd === 'high' ? 'Very high: right?' : '';
}

/** Returns the chips of all typed stacks together. */
export function entryTotal({ chips }: TableEntry): number {
  return Object.values(chips).reduce((sum, text) => sum + (chipsOf(text) ?? 0), 0);
}

/** Whether everybody still in the game that an entry is about is typed or marked. */
export function isComplete(entered: readonly SheetSeat[], entry: TableEntry): boolean {
  return entered.every(
    ({ key, count }) => chipsOf(entry.chips[key]) !== null || entry.empty.includes(key) || count?.out,
  );
}
