import { finiteNumber, list, readFields, wholeNumber } from '../../fields/storedFields.ts';
import { type NightPlan, presetPlan, type RoundRule, ruleOf } from './nightPlan.ts';

const usual = presetPlan('standard');

const stored = {
  seats: wholeNumber,
  start: wholeNumber,
  minBet: wholeNumber,
  maxBet: wholeNumber,
  step: wholeNumber,
  tables: wholeNumber,
  skip: list,
  pace: finiteNumber,
  turn: wholeNumber,
  rounds: list,
};

/** Returns the plan in a stored map; what is missing is as on the tour's rules page. Never throws. */
export function readPlan(value: unknown): NightPlan {
  const { seats, start, minBet, maxBet, step, tables, skip, pace, turn, rounds } = readFields(stored, value);
  return {
    seats: seats || usual.seats,
    start: start || usual.start,
    minBet: minBet ?? usual.minBet,
    maxBet: maxBet ?? usual.maxBet,
    step: step || usual.step,
    tables: tables || usual.tables,
    skip: skip.flatMap((table) => wholeNumber(table) ?? []),
    pace: pace || usual.pace,
    turn: turn ?? usual.turn,
    rounds: rounds.length > 0 ? rounds.map(readRule) : usual.rounds,
  };
}

/** What the tables of a draw follow of a plan. */
export type DrawPlan = Pick<NightPlan, 'seats' | 'tables' | 'skip'>;

/** Returns the part of a stored plan that a draw follows; never throws. */
export function readDrawPlan(value: unknown): DrawPlan {
  const { seats, tables, skip } = readPlan(value);
  return { seats, tables, skip };
}

/** Returns the rule of a round in a stored map: `hands` or `minutes`, `cuts`, `k`, `want`. Never throws. */
export function readRule(value: unknown): RoundRule {
  const { hands, minutes, cuts, k, want } = readFields(
    { hands: wholeNumber, minutes: wholeNumber, cuts: list, k: wholeNumber, want: wholeNumber },
    value,
  );
  const { length, ...rule } = ruleOf(usual, 0);
  return {
    length: minutes ? { minutes } : hands ? { hands } : length,
    cuts: cuts.flatMap((cut) => wholeNumber(cut) ?? []),
    k: k || rule.k,
    want: want || rule.want,
  };
}

/** Returns the rule of a round as it is stored. */
export function storedRule({ length, cuts, k, want }: RoundRule): Record<string, unknown> {
  return { ...length, cuts, k, want };
}

/** Returns a plan as it is stored. */
export function storedPlan({ rounds, ...plan }: NightPlan): Record<string, unknown> {
  return { ...plan, rounds: rounds.map(storedRule) };
}
