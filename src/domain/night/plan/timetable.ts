import { nightLength } from '../format/nightLength.ts';
import type { NightPlan, RoundRule } from '../format/nightPlan.ts';
import { ruleOf } from '../format/nightPlan.ts';
import { fewestPlayers, nightShape, type RoundShape } from '../format/nightShape.ts';
import { roundName } from './roundNames.ts';

/** A wave of a planned round, in milliseconds. */
export type PlannedWave = { tables: number; startsAt: number; endsAt: number };

/** A round as it is planned. */
export type PlannedRound = RoundShape & {
  number: number;
  name: string;
  rule: RoundRule;
  waves: readonly PlannedWave[];
};

/** A night as it is planned; `endsAt` in milliseconds. */
export type Timetable = { rounds: readonly PlannedRound[]; endsAt: number };

const minute = 60_000;

/**
 * Returns rounds, waves and end of a night, by a plan with a rule for each (`fittedPlan`), from round `first`
 * on.
 */
export function timetable(players: number, plan: NightPlan, startsAt: number, first = 1): Timetable {
  const shape = nightShape(players, plan, first > 1 ? 1 : fewestPlayers);
  const { rounds } = nightLength(shape, plan);
  let at = startsAt;
  const planned = shape.map((round, index) => {
    const waves = (rounds[index]?.waves ?? []).map(({ tables, minutes }) => {
      const wave = { tables, startsAt: at, endsAt: at + Math.round(minutes * minute) };
      at = wave.endsAt + plan.turn * minute;
      return wave;
    });
    const number = first + index;
    const name = roundName(number, first + shape.length - 1);
    return { ...round, number, name, rule: ruleOf(plan, index), waves };
  });
  return { rounds: planned, endsAt: planned.at(-1)?.waves.at(-1)?.endsAt ?? startsAt };
}

/** Returns a moment on the next full five minutes, in milliseconds. */
export function aboutTime(moment: number): number {
  return Math.ceil(moment / (5 * minute)) * 5 * minute;
}
