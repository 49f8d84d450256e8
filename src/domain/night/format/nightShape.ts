import { type NightPlan, ruleOf } from './nightPlan.ts';

/**
 * A round of a night. `tables`: sizes, largest first. The first `k` of each and the `others` best go on;
 * `through` is the sum.
 */
export type RoundShape = {
  players: number;
  tables: readonly number[];
  k: number;
  others: number;
  through: number;
};

/** The smallest number of players that a night can be drawn for. */
export const fewestPlayers = 4;

/**
 * Returns the rounds for this many players, the final last (season design, 2.2); none for fewer than
 * `fewest`.
 */
export function nightShape(
  players: number,
  plan: Pick<NightPlan, 'seats' | 'rounds'>,
  fewest = fewestPlayers,
): RoundShape[] {
  const rounds: RoundShape[] = [];
  if (players < fewest) return rounds;
  for (let left = players; ; ) {
    const round = roundShape(left, plan, rounds.length);
    rounds.push(round);
    if (round.tables.length === 1) return rounds;
    left = round.through;
  }
}

/** Returns the round at this index of a night, counted from 0, when it has this many players. */
function roundShape(
  players: number,
  { seats, rounds }: Pick<NightPlan, 'seats' | 'rounds'>,
  index: number,
): RoundShape {
  const tables = tableSizes(players, seats);
  const smallest = tables.at(-1) ?? 0;
  if (tables.length <= 1) return { players, tables, k: 1, others: 0, through: Math.min(players, 1) };
  const rule = ruleOf({ rounds }, index);
  const k = Math.min(rule.k, Math.max(1, Math.floor(smallest / 2)));
  const through = goingOn(k * tables.length, players, tables.length, seats, rule.want);
  return { players, tables, k, others: through - k * tables.length, through };
}

/** Returns the sizes of the tables for this many players: they differ by one at most, the largest first. */
export function tableSizes(players: number, seats: number): number[] {
  const tables = Math.ceil(players / seats);
  const [size, larger] = [Math.floor(players / tables), players % tables];
  return Array.from({ length: tables }, (_, table) => (table < larger ? size + 1 : size));
}

/**
 * Returns how many go on when `least` do in any case: as few more as fill the next round's tables up to
 * `want`, at most half of the players and one a table. Where that isn't enough, the number whose smallest
 * table is the largest.
 */
function goingOn(least: number, players: number, tables: number, seats: number, want: number): number {
  const most = Math.max(least, Math.min(Math.floor(players / 2), least + tables));
  let best = least;
  for (let number = least; number <= most; number++) {
    if (smallestTable(number, seats) >= want) return number;
    if (smallestTable(number, seats) > smallestTable(best, seats)) best = number;
  }
  return best;
}

function smallestTable(players: number, seats: number): number {
  return tableSizes(players, seats).at(-1) ?? 0;
}
