import type { NightPlan, RoundRule } from '../format/nightPlan.ts';

/** What a player is told of a plan: short facts, each with a detail. */
export type PlanWords = readonly (readonly [fact: string, detail: string])[];

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Returns the rules of a night as its plan has them, with a rule for every round (`fittedPlan`). */
export function planWords({ rounds, start }: Pick<NightPlan, 'rounds' | 'start'>): PlanWords {
  const stack = `Everyone starts with ${start.toLocaleString('en-US')} chips.`;
  const winner = 'the player with the most chips wins.';
  const [final] = rounds.slice(-1);
  if (!final) return [];
  const [first, ...others] = rounds.slice(0, -1);
  if (!first) {
    return [[`A final table of ${lengthText(final)}`, `${stack} ${cutText(final)} At the end, ${winner}`]];
  }
  const isAlike = (rule: RoundRule) =>
    lengthText(rule) === lengthText(first) && cutText(rule) === cutText(first);
  const alike = others.every(isAlike);
  const length = alike ? lengthText(first) : 'different lengths';
  const last = isAlike(final) ? '' : `, ${lengthText(final)} at the final table`;
  const cuts = alike ? cutText(first) : 'The host says after which hands the shortest stack is out.';
  const lastCuts = isAlike(final) ? '' : ` At the final table: ${cutText(final).toLowerCase()}`;
  const k = first.k === 1 ? 'The winner of each table moves' : `The top ${numbers[first.k] ?? first.k} move`;
  return [
    [`Rounds of ${length}${last}`, `${stack} ${cuts}${lastCuts}`],
    [`${k} on`, `At the final table, ${winner}`],
  ];
}

function lengthText({ length }: RoundRule): string {
  return 'hands' in length ? `${length.hands} hands` : `${length.minutes} minutes`;
}

function cutText({ cuts }: RoundRule): string {
  if (cuts.length === 0) return 'No one is out before the end, except without chips.';
  const hands = cuts.join(', ').replace(/, (\d+)$/, ' and $1');
  return `The shortest stack is out after ${cuts.length === 1 ? 'hand' : 'hands'} ${hands}.`;
}
