import * as v from 'valibot';
import { textInput } from '../../../../domain/fields/inputFields.ts';
import { limits } from '../../../../domain/fields/limits.ts';
import type { Board, BoardRound, BoardTable } from '../../../../domain/night/board/board.ts';
import { atCut, oddities, type SeatCount } from '../../../../domain/night/board/standing.ts';
import { seated } from '../../../../domain/night/counts/roundStanding.ts';
import { seatKey } from '../../../../domain/night/counts/seats.ts';
import { isNext, sameCount } from '../../../../domain/night/counts/slips.ts';
import { keptAtCut } from '../../../../domain/night/watch/cuts.ts';
import { countedHands, lastHand } from '../../../../domain/night/watch/missingCounts.ts';

const whole = (message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[,\s]/g, '')),
    v.regex(/^\d{0,7}$/, message),
  );

/** How many hands the rules take at most. */
const handLimit = 1000;

/** A table as it is typed. An empty field of chips: the seat isn't counted. */
export const EnterInput = v.object({
  hand: v.pipe(
    whole('Enter the hand'),
    v.nonEmpty('Enter the hand'),
    v.check((hand) => Number(hand) <= handLimit, `There are ${handLimit} hands at most`),
  ),
  rows: v.array(
    v.object({ chips: whole('Whole chips only'), out: v.boolean(), had: whole('Whole chips only') }),
  ),
  note: textInput(limits.title),
});
export type EnterInput = v.InferOutput<typeof EnterInput>;

/** A seat that is entered, with what stands for it. */
export type EnterRow = { no: number; seat: string; number: number; stands: SeatCount | undefined };

/** A table of a round that is entered. */
export type Entered = { board: Board; round: BoardRound; table: BoardTable };

/** Returns the rows of a table. `only`: the seats of a play-off. */
export function enterRows({ board, round, table }: Entered, only?: readonly number[]): EnterRow[] {
  const counts = board.counts[round.key]?.[table.key]?.seats ?? {};
  return seated(table, board)
    .filter(({ no }) => !only || only.includes(no))
    .map(({ no, index }) => {
      const seat = seatKey(index);
      return { no, seat, number: index + 1, stands: counts[seat] };
    });
}

/** Returns the hand that is probably counted now: the next one with a count, or the last again. */
export function proposedHand({ board, round, table }: Entered): string {
  const last = lastHand(board, round, table);
  const next = countedHands(round).find((hand) => hand > last);
  return String(next ?? (last || ''));
}

/** Returns the row of who is lowest at a cut, the only one with so few chips; -1 for nobody. */
export function lowestRow(
  { round }: Entered,
  rows: readonly EnterRow[],
  { hand, rows: typed }: EnterInput,
): number {
  if (!round.rule.cuts.includes(Number(hand))) return -1;
  const counted = rows.flatMap(({ no, stands }, index) => {
    if (stands?.out) return [];
    const text = typed[index]?.chips ?? '';
    return [{ no, index, text, count: { hand: Number(hand), chips: Number(text), out: false } }];
  });
  if (counted.some(({ text }) => text === '')) return -1;
  const out = atCut(counted, keptAtCut(round)).out?.no;
  return counted.find(({ no }) => no === out)?.index ?? -1;
}

/** Returns the counts that were typed, without those that stand already. */
export function typedCounts(
  rows: readonly EnterRow[],
  { hand, rows: typed }: EnterInput,
): Record<string, SeatCount> {
  return Object.fromEntries(
    rows.flatMap(({ seat, stands }, index) => {
      const { chips = '', out = false, had = '' } = typed[index] ?? {};
      if (chips === '') return [];
      const count: SeatCount = {
        hand: Number(hand),
        chips: Number(chips),
        out,
        ...(had !== '' && { had: Number(had) }),
      };
      // Without a new play-off, the earlier ones stay.
      const same = stands && stands.hand === count.hand && stands.chips === count.chips;
      const kept = same && stands.playOffs ? { ...count, playOffs: stands.playOffs } : count;
      return stands && sameCount(stands, kept) ? [] : [[seat, kept] as const];
    }),
  );
}

/** Returns what stands for the seats that a count replaces. */
export function replaced(
  rows: readonly EnterRow[],
  seats: Readonly<Record<string, SeatCount>>,
): Record<string, SeatCount> {
  return Object.fromEntries(
    rows.flatMap(({ seat, stands }) => {
      const count = seats[seat];
      return stands && count && !isNext(stands, count) ? [[seat, stands] as const] : [];
    }),
  );
}

/** Returns a note about chips that are odd, '' when they aren't; never a refusal. */
export function oddText(
  { board: { plan } }: Entered,
  { stands }: EnterRow,
  chips: string,
  hand: string,
): string {
  if (!/^\d+$/.test(chips)) return '';
  const odd = oddities(Number(chips), {
    before: stands?.chips ?? plan.start,
    hands: Math.max(1, Number(hand) - (stands?.hand ?? 0)),
    step: plan.step,
    maxBet: plan.maxBet,
  });
  if (odd.includes('step')) return `Not a multiple of ${plan.step}`;
  return odd.includes('high') ? 'More than they can have won' : '';
}
