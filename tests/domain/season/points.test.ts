import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestRules, counting, pointsOf, sumOfPoints } from '../../../src/domain/season/points.ts';

test.each([
  [40, [63.2, 44.7, 36.5]],
  [100, [100, 70.7, 57.7, 50]],
])('the first places of %i players', (players, points) => {
  expect(points.map((_, at) => pointsOf(at + 1, players))).toEqual(points);
});

test('the last place of any field gives ten points, and fields under eight none', () => {
  expect([pointsOf(40, 40), pointsOf(8, 8), pointsOf(1, 7)]).toEqual([10, 10, 0]);
});

const results = fc.array(
  fc.record({
    points: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    night: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  { maxLength: 30 },
);
const rule = fc.constantFrom(...Object.values(bestRules));

test('the sum does not depend on the order, and another result lowers nobody', () => {
  fc.assert(
    fc.property(results, results, rule, (some, more, best) => {
      const sum = (of: typeof some) => sumOfPoints(counting(of, best));
      expect(sum(some.toReversed())).toBe(sum(some));
      expect(sum([...some, ...more])).toBeGreaterThanOrEqual(sum(some));
    }),
  );
});

test('no more count than the rule says, and no more of one night', () => {
  fc.assert(
    fc.property(results, rule, (some, best) => {
      const counted = counting(some, best);
      expect(counted.length).toBeLessThanOrEqual(best.best);
      for (const night of ['a', 'b', 'c', 'd'])
        expect(counted.filter((result) => result.night === night).length).toBeLessThanOrEqual(
          best.ofOneNight,
        );
    }),
  );
});
