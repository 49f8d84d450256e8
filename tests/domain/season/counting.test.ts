import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counting, sumOfPoints } from '../../../src/domain/season/counting.ts';

const results = fc.array(
  fc.record({
    points: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    night: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  { maxLength: 30 },
);
const rule = fc.record({ best: fc.integer({ min: 1, max: 10 }), ofOneNight: fc.integer({ min: 1, max: 3 }) });

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
