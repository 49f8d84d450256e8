import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nightLength, waveTables } from '../../../src/domain/night/format/nightLength.ts';
import { type NightPlan, presetPlan } from '../../../src/domain/night/format/nightPlan.ts';
import { fewestPlayers, nightShape, tableSizes } from '../../../src/domain/night/format/nightShape.ts';

/** Returns a night as the design's table writes it: '4 → 10 (+2) → 2 → 5 (+1) → 1'. */
function written(players: number, plan: NightPlan): string {
  return nightShape(players, plan)
    .map(({ tables, through, others }) =>
      tables.length === 1 ? 'final' : `${tables.length} → ${through}${others ? ` (+${others})` : ''}`,
    )
    .join(' → ');
}

const [standard, fast] = [presetPlan('standard'), presetPlan('fast')];

describe('the shape of a night, as designed', () => {
  test.each([
    [4, 'final', 'final'],
    [7, 'final', 'final'],
    [8, '2 → 4 → final', '2 → 4 (+2) → final'],
    [10, '2 → 5 (+1) → final', '2 → 4 (+2) → final'],
    [15, '3 → 6 → final', '3 → 6 (+3) → final'],
    [22, '4 → 10 (+2) → 2 → 5 (+1) → final', '4 → 6 (+2) → final'],
    [50, '8 → 16 → 3 → 6 → final', '8 → 12 (+4) → 2 → 4 (+2) → final'],
    [71, '11 → 22 → 4 → 10 (+2) → 2 → 5 (+1) → final', '11 → 12 (+1) → 2 → 4 (+2) → final'],
    [250, '36 → 72 → 11 → 22 → 4 → 10 (+2) → 2 → 5 (+1) → final', '36 → 36 → 6 → 6 → final'],
  ])('%i players', (players, standardNight, fastNight) => {
    expect(written(players, standard)).toBe(standardNight);
    expect(written(players, fast)).toBe(fastNight);
  });

  test.each([0, 1, 2, 3])('%i players are too few', (players) => {
    expect(nightShape(players, standard)).toEqual([]);
  });
});

test.each([1, 2, 3])('a night that has begun ends with %i players', (players) => {
  expect(nightShape(players, standard, 1)).toEqual([
    { players, tables: [players], k: 1, others: 0, through: 1 },
  ]);
});

test('every night ends, shrinks, and seats everybody at tables that differ by one at most', () => {
  const plans = fc.record({
    players: fc.integer({ min: fewestPlayers, max: 1000 }),
    seats: fc.integer({ min: 5, max: 8 }),
    k: fc.integer({ min: 1, max: 3 }),
    want: fc.constantFrom(5, 6),
  });
  fc.assert(
    fc.property(plans, ({ players, seats, k, want }) => {
      const rule = { length: { hands: 30 }, cuts: [], k, want };
      const shape = nightShape(players, { seats, rounds: [rule] });
      expect(shape.at(-1)?.tables).toHaveLength(1);
      let left = players;
      for (const round of shape) {
        const [largest = 0, smallest = 0] = [round.tables[0], round.tables.at(-1)];
        expect(round.tables.reduce((sum, size) => sum + size, 0)).toBe(left);
        expect(largest - smallest).toBeLessThanOrEqual(1);
        expect(largest).toBeLessThanOrEqual(seats);
        if (round.tables.length > 1) {
          expect(smallest).toBeGreaterThanOrEqual(3);
          expect(round.through).toBeLessThanOrEqual(Math.max(Math.floor(left / 2), round.tables.length));
          expect(round.others).toBeLessThanOrEqual(round.tables.length);
        }
        expect(round.through).toBeLessThan(left);
        left = round.through;
      }
      expect(left).toBe(1);
    }),
  );
});

test('with seven seats no table is under four', () => {
  for (let players = fewestPlayers; players <= 1000; players++)
    for (const plan of [standard, fast])
      for (const { tables } of nightShape(players, plan)) expect(tables.at(-1)).toBeGreaterThanOrEqual(4);
});

describe('how long a night takes, in hours and minutes', () => {
  const hours = (players: number, plan: NightPlan) => {
    const minutes = Math.round(nightLength(nightShape(players, plan), plan).minutes);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const short = (plan: NightPlan): NightPlan => ({
    ...plan,
    rounds: plan.rounds.map((rule) => ({ ...rule, length: { hands: 18 }, cuts: [6, 12] })),
  });
  test.each([
    [48, 6, '3:41', '2:32', '1:59'],
    [96, 6, '5:28', '3:48', '3:10'],
    [200, 20, '4:42', '3:15', '2:32'],
  ])('%i players on %i tables', (players, tables, long, eighteen, fastest) => {
    expect(hours(players, { ...standard, tables })).toBe(long);
    expect(hours(players, short({ ...standard, tables }))).toBe(eighteen);
    expect(hours(players, short({ ...fast, tables }))).toBe(fastest);
  });
});

test('waves are filled evenly', () => {
  expect(waveTables(15, 6)).toEqual([5, 5, 5]);
  expect(waveTables(7, 6)).toEqual([4, 3]);
  expect(waveTables(5, 6)).toEqual([5]);
});

test('sizes of tables', () => {
  expect(tableSizes(16, 7)).toEqual([6, 5, 5]);
});
