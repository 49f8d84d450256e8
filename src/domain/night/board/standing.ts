/**
 * The last count of a seat. `had`: the chips before the hand they went out in. `playOffs`: their chips after
 * each.
 */
export type SeatCount = {
  hand: number;
  chips: number;
  out: boolean;
  had?: number | undefined;
  playOffs?: readonly number[] | undefined;
};

/** Someone at a table with their last count. */
export type Counted = { no: number; count: SeatCount };

/** Returns the people of a table from first to last, tied ones in one group (season design, 2.4). */
export function standing(people: readonly Counted[]): Counted[][] {
  const groups: Counted[][] = [];
  for (const person of [...people].sort((one, two) => byCount(one.count, two.count) || one.no - two.no)) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && byCount(first.count, person.count) === 0) group.push(person);
    else groups.push([person]);
  }
  return groups;
}

/** Compares two counts: negative when the first ranks higher, 0 when they tie. */
export function byCount(one: SeatCount, two: SeatCount): number {
  if (one.out !== two.out) return one.out ? 1 : -1;
  const before = one.out
    ? two.hand - one.hand || (two.had ?? two.chips) - (one.had ?? one.chips)
    : two.chips - one.chips;
  return before || byPlayOffs(one.playOffs ?? [], two.playOffs ?? []);
}

function byPlayOffs(one: readonly number[], two: readonly number[]): number {
  for (const at of Array(Math.max(one.length, two.length)).keys()) {
    const difference = (two[at] ?? 0) - (one[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Who a play-off is between: `open` of them can still have a place. */
export type Tie = { people: readonly Counted[]; open: number };

/** Returns the first `places` people of a ranking without those in a tie at the line, and that tie. */
export function firstOf(
  groups: readonly (readonly Counted[])[],
  places: number,
): { first: Counted[]; tie: Tie | null } {
  const first: Counted[] = [];
  for (const people of groups) {
    const open = places - first.length;
    if (open === 0) break;
    if (people.length > open) return { first, tie: { people, open } };
    first.push(...people);
  }
  return { first, tie: null };
}

/**
 * Returns who is out at a cut: the lowest stack while more than `k` are left, a tie to play off, or nobody.
 */
export function atCut(people: readonly Counted[], k: number): { out: Counted | null; tie: Tie | null } {
  const left = people.filter(({ count }) => !count.out);
  const lowest = standing(left).at(-1) ?? [];
  const [out = null] = lowest;
  if (left.length <= k || !out) return { out: null, tie: null };
  return lowest.length > 1
    ? { out: null, tie: { people: lowest, open: lowest.length - 1 } }
    : { out, tie: null };
}

/** What is odd about a count, for a note beside it; never a refusal. */
export type Oddity = 'step' | 'high';

/** Returns what is odd about chips after this many hands since `before` (season design, 2.4). */
export function oddities(
  chips: number,
  { before, hands, step, maxBet }: { before: number; hands: number; step: number; maxBet: number },
): Oddity[] {
  return [
    ...(chips % step === 0 ? [] : (['step'] as const)),
    ...(chips > before + 3 * maxBet * hands ? (['high'] as const) : []),
  ];
}
