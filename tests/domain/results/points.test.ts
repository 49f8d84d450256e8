import { expect, test } from 'vitest';
import { pointsOf } from '../../../src/domain/results/points.ts';

test.each([
  [40, [63.2, 44.7, 36.5]],
  [100, [100, 70.7, 57.7, 50]],
])('the first places of %i players', (players, points) => {
  expect(points.map((_, at) => pointsOf(at + 1, players))).toEqual(points);
});

test('the last place of any field gives ten points, and fields under eight none', () => {
  expect([pointsOf(40, 40), pointsOf(8, 8), pointsOf(1, 7)]).toEqual([10, 10, 0]);
});
