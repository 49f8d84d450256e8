/** How a table's length is chosen: a number of hands, or a number of minutes. */
export type RoundLength = { hands: number } | { minutes: number };

/**
 * The rule of one round. `cuts`: hands after which the lowest is out. `k`: who goes on per table; `want`:
 * smallest next table.
 */
export type RoundRule = { length: RoundLength; cuts: readonly number[]; k: number; want: number };

/** The director's choices for a night (season design, 2.1). Chips are whole numbers. */
export type NightPlan = {
  /** How many play at a table at most. */
  seats: number;
  start: number;
  minBet: number;
  maxBet: number;
  /** Stacks are multiples of this. */
  step: number;
  /** How many real tables there are. */
  tables: number;
  /** The numbers that no real table has, such as 13. */
  skip: readonly number[];
  /** The share of casino pace that student dealers reach. */
  pace: number;
  /** Minutes between two waves. */
  turn: number;
  /** The rule of every round, in order; the last one also holds for the rounds after it. */
  rounds: readonly RoundRule[];
};

export const presets = ['standard', 'fast'] as const;
export type Preset = (typeof presets)[number];

const rules: Record<Preset, RoundRule> = {
  standard: { length: { hands: 30 }, cuts: [8, 16, 24], k: 2, want: 5 },
  fast: { length: { hands: 30 }, cuts: [8, 16, 24], k: 1, want: 6 },
};

/** Returns the plan that a director starts from: the numbers of the tour's rules page, on six tables. */
export function presetPlan(preset: Preset): NightPlan {
  return {
    seats: 7,
    start: 2500,
    minBet: 50,
    maxBet: 1000,
    step: 25,
    tables: 6,
    skip: [],
    pace: 0.55,
    turn: 10,
    rounds: [rules[preset]],
  };
}

/** Returns the rule of the round at this index, counted from 0. */
export function ruleOf({ rounds }: Pick<NightPlan, 'rounds'>, index: number): RoundRule {
  return rounds[Math.min(index, rounds.length - 1)] ?? rules.standard;
}

/** Returns the numbers of the real tables, from 1, without those that no table has. */
export function realTables({ tables, skip }: Pick<NightPlan, 'tables' | 'skip'>): number[] {
  const numbers: number[] = [];
  for (let number = 1; numbers.length < tables; number++) if (!skip.includes(number)) numbers.push(number);
  return numbers;
}
