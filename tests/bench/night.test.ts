import { expect, test } from 'vitest';
import { bound99, chiSquare } from '../../bench/night/chiSquare.ts';
import { nightTally } from '../../bench/night/nightTally.ts';
import { simulatedField } from '../../bench/night/simulatedField.ts';
import { type SimulatedNight, simulatedNight } from '../../bench/night/simulatedNight.ts';
import { randomFrom } from '../../sample/random.ts';
import { presetPlan } from '../../src/domain/night/format/nightPlan.ts';

const field = simulatedField(30);
const plan = presetPlan('fast');
/** The same nights as ever, so that what they show does not change from run to run. */
const nights: SimulatedNight[] = [];
const chance = randomFrom(15);
for (let night = 0; night < 400; night++)
  nights.push(await simulatedNight(field, plan, `night ${night}`, chance));

const beyond = (played: readonly SimulatedNight[]) => {
  const tally = nightTally(field);
  for (const night of played) tally.add(night);
  return tally.findings().flatMap(({ what, found, bound }) => (found > bound ? [what] : []));
};

test('chance explains who won, sat where, acted first and met whom', () => {
  expect(beyond(nights)).toEqual([]);
});

test('a host who favors somebody is found out', () => {
  const [winner = 0] = field.map(({ no }) => no);
  const bribed = nights.map((night, at) => (at % 20 === 0 ? { ...night, champion: winner } : night));
  expect(beyond(bribed)).toContain('champion by player, chi-square');
  const seated = nights.map((night, at) =>
    at % 4 === 0 ? { ...night, rounds: bySeat(night.rounds) } : night,
  );
  expect(beyond(seated)).toEqual(expect.arrayContaining(['seat by player, chi-square']));
  const first = nights.map((night, at) =>
    at % 4 === 0 ? { ...night, rounds: buttonAt(night.rounds, winner) } : night,
  );
  expect(beyond(first)).toContain('first button by player, chi-square');
});

test('chi-square and its bound are those of the tables', () => {
  expect(
    chiSquare([
      { count: 8, expected: 10 },
      { count: 12, expected: 10 },
    ]),
  ).toBeCloseTo(0.8);
  expect(bound99(5)).toBeCloseTo(15.09, 0);
  expect(bound99(59)).toBeCloseTo(87.17, 0);
});

/** Seats people by their number. */
function bySeat(rounds: SimulatedNight['rounds']): SimulatedNight['rounds'] {
  return rounds.map((tables) =>
    tables.map((table) => ({ ...table, seats: table.seats.toSorted((one, two) => one - two) })),
  );
}

/** Gives one person the button. */
function buttonAt(rounds: SimulatedNight['rounds'], no: number): SimulatedNight['rounds'] {
  return rounds.map((tables) =>
    tables.map((table) =>
      table.seats.includes(no) ? { ...table, button: table.seats.indexOf(no) + 1 } : table,
    ),
  );
}
