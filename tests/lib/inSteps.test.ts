import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSteps } from '../../src/lib/inSteps.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test('everything is done in order, so many at once, and a refused step keeps the rest', async () => {
  const steps: number[][] = [];
  const behind: number[] = [];
  const failed = await inSteps(
    numbers(1_250),
    500,
    async (some) => {
      steps.push([...some]);
      if (some.includes(700)) throw new Error('refused');
    },
    (done) => {
      behind.push(done);
      return true;
    },
  );
  expect(steps.map(({ length }) => length)).toEqual([500, 500, 250]);
  expect(steps.flat()).toEqual(numbers(1_250));
  expect(behind).toEqual([0, 500, 1_000]);
  expect(failed).toEqual(numbers(1_000).slice(500));
});

test('it stops behind the step under way, and what was not reached is left', async () => {
  const done: number[] = [];
  const left = await inSteps(
    numbers(5),
    2,
    async (some) => void done.push(...some),
    (behind) => behind < 2,
  );
  expect([done, left]).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
});

test('whatever fails, each item is done or left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean()), fc.integer({ min: 1, max: 9 }), async (fine, atOnce) => {
      const done: number[] = [];
      const act = async (some: readonly number[]) => {
        if (some.some((at) => !fine[at])) throw new Error('refused');
        done.push(...some);
      };
      const failed = await inSteps(numbers(fine.length), atOnce, act, () => true);
      expect([...done, ...failed].sort((a, b) => a - b)).toEqual(numbers(fine.length));
    }),
  );
});
