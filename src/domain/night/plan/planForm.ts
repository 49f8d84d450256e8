import * as v from 'valibot';
import { numberInput, typedNumber } from '../../fields/inputFields.ts';
import { isMoment } from '../../time/day.ts';
import type { NightPlan, RoundRule } from '../format/nightPlan.ts';
import { fittedPlan } from './proposedPlan.ts';

/** The rounds before the final table that the form has fields for; no night of 1,000 players has more. */
const earlyRounds = 9;

const whole = (least: number, most: number) => v.pipe(typedNumber, numberInput(least, most));

/** Whole numbers with anything between them: '8, 16, 24'. */
const wholeList = v.pipe(
  v.string(),
  v.check((text) => /^[\d\s,;]*$/.test(text), 'Enter numbers, e.g. 8, 16, 24'),
  v.transform((text) => [...new Set((text.match(/\d+/g) ?? []).map(Number))].sort((one, two) => one - two)),
);

const Rule = v.object({
  by: v.picklist(['hands', 'minutes']),
  length: whole(1, 200),
  cuts: wholeList,
  k: whole(1, 7),
  want: whole(3, 8),
});

/** A director's plan as the form has it; what isn't a number yet is text. */
export const PlanForm = v.object({
  players: whole(0, 1000),
  tables: whole(1, 60),
  skip: wholeList,
  startsAt: v.pipe(v.string(), v.check(isMoment, 'Choose a date and a time')),
  until: v.string(),
  seats: whole(4, 8),
  start: whole(1, 1_000_000),
  minBet: whole(0, 1_000_000),
  maxBet: whole(0, 1_000_000),
  step: whole(1, 100_000),
  pace: whole(20, 120),
  turn: whole(0, 60),
  early: v.array(Rule),
  final: Rule,
});
export type PlanFields = v.InferInput<typeof PlanForm>;
export type PlanInput = v.InferOutput<typeof PlanForm>;
type RuleFields = PlanFields['final'];
type RuleInput = PlanInput['final'];

/** Returns the fields of a plan. */
export function planFields(
  plan: NightPlan,
  { players, startsAt, until }: { players: number; startsAt: string; until: string },
): PlanFields {
  const [final] = plan.rounds.slice(-1);
  const before = plan.rounds.length > 1 ? plan.rounds.slice(0, -1) : plan.rounds;
  const rules = Array.from({ length: earlyRounds }, (_, at) => before[Math.min(at, before.length - 1)]);
  const { tables, seats, start, minBet, maxBet, step, turn } = plan;
  return {
    players: String(players),
    skip: plan.skip.join(', '),
    startsAt,
    until,
    pace: String(Math.round(plan.pace * 100)),
    early: rules.flatMap((rule) => (rule ? [ruleFields(rule)] : [])),
    final: ruleFields(final ?? { length: { hands: 30 }, cuts: [], k: 1, want: 5 }),
    ...texts({ tables, seats, start, minBet, maxBet, step, turn }),
  };
}

function texts<Name extends string>(numbers: Record<Name, number>): Record<Name, string>;
function texts(numbers: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
}

function ruleFields({ length, cuts, k, want }: RoundRule): RuleFields {
  const [by, number] =
    'minutes' in length ? (['minutes', length.minutes] as const) : (['hands', length.hands] as const);
  return { by, length: String(number), cuts: cuts.join(', '), k: String(k), want: String(want) };
}

/** Returns the plan in the fields of a form, with a rule for every round of its players. */
export function typedPlan({ players, early, final, pace, startsAt, until, ...plan }: PlanInput): NightPlan {
  const rounds = [...early, final].map(typedRule);
  return fittedPlan({ ...plan, pace: pace / 100, rounds }, players);
}

function typedRule({ by, length, cuts, k, want }: RuleInput): RoundRule {
  const hands = by === 'hands' ? cuts.filter((cut) => cut > 0 && cut < length) : [];
  return { length: by === 'hands' ? { hands: length } : { minutes: length }, cuts: hands, k, want };
}
