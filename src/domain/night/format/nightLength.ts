import { type NightPlan, type RoundRule, ruleOf } from './nightPlan.ts';
import type { RoundShape } from './nightShape.ts';

/**
 * Hands an hour in a casino, by the number of players at the table (Kilby, Casino Operations Management);
 * the figures for one, two and eight players continue the series.
 */
const casinoPace = [209, 139, 105, 84, 70, 60, 52, 46] as const;

/** One wave of a round: how many tables play at once, and how long, in minutes. */
export type Wave = { tables: number; minutes: number };

/** The length of one round: its waves, and the minutes from its first wave to the next round's. */
export type RoundLengthFound = { waves: readonly Wave[]; minutes: number };

/**
 * Returns the length of every round and of the night, in minutes (season design, 2.2). A wave takes as long
 * as its largest table; between waves and rounds the tables are turned over.
 */
export function nightLength(
  shape: readonly RoundShape[],
  plan: NightPlan,
): { rounds: readonly RoundLengthFound[]; minutes: number } {
  const rounds = shape.map((round, index) => roundLength(round, plan, index, index === shape.length - 1));
  return { rounds, minutes: rounds.reduce((sum, { minutes }) => sum + minutes, 0) };
}

function roundLength(round: RoundShape, plan: NightPlan, index: number, last: boolean): RoundLengthFound {
  const rule = ruleOf(plan, index);
  const sizes = waveTables(round.tables.length, plan.tables);
  let first = 0;
  const waves = sizes.map((tables) => {
    const minutes = tableMinutes(round.tables[first] ?? 0, rule, plan.pace);
    first += tables;
    return { tables, minutes };
  });
  const turns = last ? waves.length - 1 : waves.length;
  return { waves, minutes: waves.reduce((sum, { minutes }) => sum + minutes, turns * plan.turn) };
}

/** Returns how many tables play in each wave on this many real ones, filled evenly: 15 on 6 are 5, 5, 5. */
export function waveTables(tables: number, real: number): number[] {
  const waves = Math.ceil(tables / real);
  const [size, larger] = [Math.floor(tables / waves), tables % waves];
  return Array.from({ length: waves }, (_, wave) => (wave < larger ? size + 1 : size));
}

/** Returns how long a table of this size plays, in minutes; one player fewer after every cut. */
export function tableMinutes(
  players: number,
  { length, cuts }: Pick<RoundRule, 'length' | 'cuts'>,
  pace: number,
): number {
  if ('minutes' in length) return length.minutes;
  let minutes = 0;
  let left = players;
  for (let hand = 1; hand <= length.hands; hand++) {
    minutes += 60 / (handsAnHour(left) * pace);
    if (cuts.includes(hand) && left > 1) left--;
  }
  return minutes;
}

function handsAnHour(players: number): number {
  return casinoPace[Math.min(Math.max(players, 1), casinoPace.length) - 1] ?? casinoPace[0];
}
