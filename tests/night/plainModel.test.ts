import { expect, test } from 'vitest';
import { randomNight } from '../support/randomNight.ts';
import { modelDifferences } from './modelDifferences.ts';

test('a model written apart makes the same places and counts of the log as the board has', async () => {
  for (let seed = 1; seed <= 10; seed++) {
    const night = await randomNight(seed, 6 + 2 * seed, () => {});
    expect(modelDifferences(night), `night ${seed}`).toEqual([]);
  }
});

test('and sees it when they differ', async () => {
  const night = await randomNight(3, 12, () => {});
  const [first] = night.slips;
  if (!first) throw new Error('Nobody counted.');
  const [seat = '', count] = Object.entries(first.seats)[0] ?? [];
  if (!count) throw new Error('An empty slip.');
  const slips = night.slips.map((slip) =>
    slip.round === first.round && slip.table === first.table && slip.seats[seat]
      ? { ...slip, seats: { ...slip.seats, [seat]: { ...count, chips: 9_999_999 } } }
      : slip,
  );
  expect(modelDifferences({ ...night, slips })).not.toEqual([]);
});
