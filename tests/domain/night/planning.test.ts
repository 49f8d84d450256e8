import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cardsText, parseCards } from '../../../src/domain/night/drawing/cards.ts';
import {
  type NightPlan,
  presetPlan,
  presets,
  realTables,
} from '../../../src/domain/night/format/nightPlan.ts';
import { nightShape } from '../../../src/domain/night/format/nightShape.ts';
import { readPlan, storedPlan } from '../../../src/domain/night/format/readPlan.ts';
import { PlanForm, planFields, typedPlan } from '../../../src/domain/night/plan/planForm.ts';
import { fittedPlan, proposedPlan, withPreset } from '../../../src/domain/night/plan/proposedPlan.ts';
import {
  drawnStatus,
  fourRounds,
  roundIs,
  roundName,
  statusRound,
} from '../../../src/domain/night/plan/roundNames.ts';
import { suggestions } from '../../../src/domain/night/plan/suggestions.ts';
import { timetable } from '../../../src/domain/night/plan/timetable.ts';

const hands = ({ rounds }: NightPlan) =>
  rounds.map(({ length }) => ('hands' in length ? length.hands : `${length.minutes} min`));
const hour = 3_600_000;

test('early rounds are short and the final table is long, but for small nights', () => {
  expect(hands(proposedPlan(96, 'standard'))).toEqual([18, 18, 18, 30]);
  expect(proposedPlan(96, 'standard').rounds[0]?.cuts).toEqual([6, 12]);
  expect(hands(proposedPlan(14, 'standard'))).toEqual([30, 30]);
  expect(hands(proposedPlan(14, 'standard', { tables: 1 }))).toEqual([18, 30]);
  expect(hands(proposedPlan(5, 'fast'))).toEqual([30]);
  expect(hands(proposedPlan(0, 'standard'))).toEqual([30]);
});

test('a plan has a rule for every round of its players, the last for the final table', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 4, max: 300 }),
      fc.constantFrom(...presets),
      (before, players, preset) => {
        const plan = proposedPlan(before, preset);
        const fitted = fittedPlan(plan, players);
        expect(fitted.rounds).toHaveLength(nightShape(players, fitted).length);
        expect(fitted.rounds.at(-1)).toEqual(plan.rounds.at(-1));
        expect(fittedPlan(fitted, players)).toEqual(fitted);
      },
    ),
  );
});

test('a later round goes on with the rules that are left', () => {
  const plan = proposedPlan(96, 'standard');
  const marked = {
    ...plan,
    rounds: plan.rounds.map((rule, at) => ({ ...rule, length: { hands: 10 + at } })),
  };
  expect(hands(fittedPlan(marked, 28, 2))).toEqual([11, 12, 13]);
  expect(hands(fittedPlan(marked, 5, 4))).toEqual([13]);
  expect(hands(fittedPlan(marked, 5, 3))).toEqual([13]);
});

test.each([
  [['Final table'], ['finals']],
  [
    ['Round 1', 'Final table'],
    ['round-1', 'finals'],
  ],
  [
    ['Round 1', 'Semi-finals', 'Final table'],
    ['round-1', 'semi-finals', 'finals'],
  ],
  [
    ['Round 1', 'Quarter-finals', 'Semi-finals', 'Final table'],
    ['round-1', 'quarter-finals', 'semi-finals', 'finals'],
  ],
  [
    ['Round 1', 'Round 2', 'Quarter-finals', 'Semi-finals', 'Final table'],
    ['round-1', 'round-1', 'quarter-finals', 'semi-finals', 'finals'],
  ],
  [
    ['Round 1', 'Round 2', 'Round 3', 'Quarter-finals', 'Semi-finals', 'Final table'],
    ['round-1', 'round-1', 'round-1', 'quarter-finals', 'semi-finals', 'finals'],
  ],
])('rounds are named from the end, and so is the bracket: %j', (names, statuses) => {
  const rounds = names.length;
  const players = rounds > 4 ? fourRounds + 1 : 7;
  names.forEach((name, at) => {
    expect(roundName(at + 1, rounds)).toBe(name);
    const status = drawnStatus(at + 1, rounds);
    expect(status).toBe(statuses[at]);
    // What an event says that knows only its bracket's status.
    const early = rounds > 4 && name.startsWith('Round');
    expect(statusRound(status, players)).toBe(early ? 'Early rounds' : name);
  });
});

test('a standard night of no more than four rounds names each, a larger one does not say Round 1 of the next', () => {
  const rounds = (players: number) => nightShape(players, presetPlan('standard')).length;
  const most = Array.from({ length: fourRounds }, (_, at) => rounds(at + 1));
  expect([Math.max(...most), rounds(fourRounds + 1)]).toEqual([4, 5]);
  expect(statusRound('setup', 12)).toBeNull();
  expect(roundIs('Early rounds')).toBe('The early rounds are');
});

test('48 players on 6 tables take 2 h 32 with 18 hands, as the design says', () => {
  const plan = presetPlan('standard');
  const all18 = {
    ...plan,
    rounds: plan.rounds.map((rule) => ({ ...rule, length: { hands: 18 }, cuts: [6, 12] })),
  };
  const { endsAt, rounds } = timetable(48, fittedPlan(all18, 48), 0);
  expect(Math.round(endsAt / 60_000)).toBe(152);
  expect(rounds.map(({ waves }) => waves.length)).toEqual([2, 1, 1]);
  expect(rounds[0]?.waves.map(({ tables }) => tables)).toEqual([4, 3]);
});

test('what is suggested ends earlier, the easiest first, and nothing when there is time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 300 }), fc.integer({ min: 1, max: 20 }), (players, tables) => {
      const plan = fittedPlan({ ...presetPlan('standard'), tables }, players);
      const { endsAt } = timetable(players, plan, 0);
      expect(suggestions(players, plan, { startsAt: 0, until: endsAt })).toEqual([]);
      const found = suggestions(players, plan, { startsAt: 0, until: endsAt - 1 });
      for (const one of found) {
        expect(one.endsAt).toBeLessThan(endsAt);
        expect(timetable(players, fittedPlan(one.plan, players), 0).endsAt).toBe(one.endsAt);
      }
      const order = ['hands', 'fast', 'tables'];
      expect(found.map(({ kind }) => kind)).toEqual(
        order.filter((kind) => found.some((one) => one.kind === kind)),
      );
    }),
  );
  const plan = fittedPlan(presetPlan('standard'), 96);
  const found = suggestions(96, plan, { startsAt: 0, until: 5 * hour });
  expect(found.map(({ kind, tables }) => [kind, tables])).toEqual([
    ['hands', 0],
    ['fast', 0],
    ['tables', 1],
  ]);
});

test('numbers that no table has are left out', () => {
  const tables = realTables({ tables: 14, skip: [13, 2] });
  expect(tables).toHaveLength(14);
  expect(tables).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16]);
  expect(readPlan(storedPlan({ ...presetPlan('fast'), skip: [13] })).skip).toEqual([13]);
});

test('a plan comes back from its form as it went in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 300 }), fc.constantFrom(...presets), (players, preset) => {
      const plan = proposedPlan(players, preset, { skip: [13] });
      const fields = planFields(plan, { players, startsAt: '2026-11-06T19:00', until: '23:00' });
      expect(typedPlan(v.parse(PlanForm, fields))).toEqual(plan);
    }),
  );
});

test('minutes instead of hands need no cuts, and a preset keeps them', () => {
  const fields = planFields(proposedPlan(48, 'standard'), {
    players: 48,
    startsAt: '2026-11-06T19:00',
    until: '',
  });
  const early = fields.early.map((rule) => ({ ...rule, by: 'minutes' as const, length: '25' }));
  const plan = typedPlan(v.parse(PlanForm, { ...fields, early }));
  expect(hands(plan)).toEqual(['25 min', '25 min', 30]);
  expect(plan.rounds[0]?.cuts).toEqual([]);
  expect(hands(withPreset(plan, 48, 'fast'))).toEqual(['25 min', 30]);
});

test('cards are read as people type them', () => {
  expect(parseCards('7s kd 2c')).toBe('2C 7S KD');
  expect(parseCards('10h, TD; 7♠')).toBe('10D 10H 7S');
  expect(parseCards('7S7SKD')).toBeNull();
  expect(parseCards('7S 7S KD')).toBe('7S 7S KD');
  for (const wrong of ['', '7S KD', '7S KD 2C 3H', '1S KD 2C', '7S KD 2X', '7S and KD 2C'])
    expect(parseCards(wrong)).toBeNull();
  expect(cardsText('7S KD 10C')).toBe('7♠ K♦ 10♣');
});
