import type { Board } from '../board/board.ts';
import { seated } from '../counts/roundStanding.ts';
import type { Slip } from '../counts/slips.ts';
import { tableMinutes } from '../format/nightLength.ts';

/** How many tables have to be counted twice before their pace says something. */
const enoughTables = 3;

/**
 * Returns the median pace as a share of casino pace; null before three tables were counted twice (season
 * design, 2.2).
 */
export function measuredPace(board: Board, slips: readonly Slip[]): number | null {
  const paces = board.rounds.flatMap((round) =>
    round.tables.flatMap((table) => {
      const own = slips.filter((slip) => slip.round === round.key && slip.table === table.key);
      return paceOf(own, seated(table, board).length) ?? [];
    }),
  );
  if (paces.length < enoughTables) return null;
  const sorted = paces.sort((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

function paceOf(slips: readonly Slip[], players: number): number | null {
  const moments = new Map<number, { at: number; out: number }>();
  for (const { at, seats } of [...slips].sort((one, two) => one.at - two.at)) {
    const counts = Object.values(seats);
    const hand = Math.max(0, ...counts.map((count) => count.hand));
    // A correction of the same hand comes later than the hand.
    if (hand > 0 && !moments.has(hand))
      moments.set(hand, { at, out: counts.filter(({ out }) => out).length });
  }
  const found = [...moments].sort((one, two) => one[0] - two[0]);
  let [casino, actual] = [0, 0];
  for (const [index, [hand, { at }]] of found.entries()) {
    const before = found[index - 1];
    if (!before || at <= before[1].at) continue;
    const hands = hand - before[0];
    casino += tableMinutes(players - before[1].out, { length: { hands }, cuts: [] }, 1);
    actual += (at - before[1].at) / 60_000;
  }
  return actual > 0 ? casino / actual : null;
}
