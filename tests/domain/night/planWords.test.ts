import { expect, test } from 'vitest';
import type { NightPlan, RoundRule } from '../../../src/domain/night/format/nightPlan.ts';
import { planWords } from '../../../src/domain/night/plan/planWords.ts';
import { proposedPlan } from '../../../src/domain/night/plan/proposedPlan.ts';

const told = (plan: Pick<NightPlan, 'rounds' | 'start'>) => planWords(plan).flat().join(' / ');
const rule = (change: Partial<RoundRule> = {}): RoundRule => ({
  length: { hands: 20 },
  cuts: [],
  k: 2,
  want: 5,
  ...change,
});
const wins = 'At the final table, the player with the most chips wins.';

test('the rules of a proposed night are told with its own hands and cuts', () => {
  expect(told(proposedPlan(96, 'standard'))).toBe(
    'Rounds of 18 hands, 30 hands at the final table / Everyone starts with 2,500 chips. The shortest stack is ' +
      'out after hands 6 and 12. At the final table: the shortest stack is out after hands 8, 16 and 24. / ' +
      `The top two move on / ${wins}`,
  );
  expect(told(proposedPlan(14, 'fast'))).toBe(
    'Rounds of 30 hands / Everyone starts with 2,500 chips. The shortest stack is out after hands 8, 16 and ' +
      `24. / The winner of each table moves on / ${wins}`,
  );
});

test.each<[string, RoundRule[], string]>([
  [
    'one table',
    [rule({ cuts: [10] })],
    'A final table of 20 hands / Everyone starts with 1,000 chips. The shortest stack is out after hand 10. ' +
      'At the end, the player with the most chips wins.',
  ],
  [
    'by the clock',
    [rule({ length: { minutes: 45 }, k: 3 }), rule({ length: { minutes: 45 } })],
    'Rounds of 45 minutes / Everyone starts with 1,000 chips. No one is out before the end, except without ' +
      `chips. / The top three move on / ${wins}`,
  ],
  [
    'rounds that differ',
    [rule(), rule({ cuts: [5] }), rule()],
    'Rounds of different lengths / Everyone starts with 1,000 chips. The host says after which hands the ' +
      `shortest stack is out. / The top two move on / ${wins}`,
  ],
  ['nothing', [], ''],
])('a plan of %s', (_, rounds, words) => {
  expect(told({ rounds, start: 1000 })).toBe(words);
});
