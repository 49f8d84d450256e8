import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closedList,
  type DrawnPerson,
  entrantsOf,
  fixedSeat,
  listedPlayer,
  pairsApart,
} from '../../../src/domain/night/draw/closedList.ts';
import { draw } from '../../../src/domain/night/draw/draw.ts';
import { listText, namesText } from '../../../src/domain/night/draw/drawList.ts';
import { shownAs } from '../../../src/domain/night/draw/shownName.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';

const person = (id: string, fields: object): DrawnPerson => readParticipant(id, fields);
const purdue = { collegeId: 'purdue-university', collegeName: 'Purdue University', chapterName: 'Sigma Chi' };

test('people are numbered by name and shown as they agreed; two of one name differ by number alone', () => {
  const { players, numbers } = closedList(
    [
      person('x1', { name: 'Zoe Quinn', shownAs: 'number', ...purdue }),
      person('x2', { name: 'ann lee', ...purdue }),
      person('x3', { name: 'Émile Roy', shownAs: 'initials' }),
      person('x0', { name: 'Ann Lee', shownAs: 'full', collegeName: 'Butler' }),
      person('x4', { name: 'Ann Lord' }),
    ],
    7,
  );
  expect(players).toEqual([
    { no: 1, shown: 'Ann Lee', school: 'Butler', chapter: '' },
    { no: 2, shown: 'ann L.', school: 'Purdue University', chapter: 'Sigma Chi' },
    { no: 3, shown: 'Ann L.', school: '', chapter: '' },
    { no: 4, shown: 'É. R.', school: '', chapter: '' },
    { no: 5, shown: '', school: 'Purdue University', chapter: 'Sigma Chi' },
  ]);
  expect([...numbers]).toEqual([
    [1, 'x0'],
    [2, 'x2'],
    [3, 'x4'],
    [4, 'x3'],
    [5, 'x1'],
  ]);
});

test('a school has one name, also for someone who comes late, and a chapter is one of its school', () => {
  const people = [
    person('a', { name: 'A', ...purdue }),
    person('b', { name: 'B', ...purdue, collegeName: 'Purdue', chapterName: 'sigma chi' }),
    person('c', { name: 'C', ...purdue, collegeId: '', collegeName: 'Butler' }),
  ];
  const { players } = closedList(people, 7);
  expect(players.map(({ school }) => school)).toEqual(['Purdue', 'Purdue', 'Butler']);
  expect(entrantsOf(players).map(({ chapter }) => chapter)).toEqual([
    'Purdue\tSigma Chi',
    'Purdue\tSigma Chi',
    'Butler\tSigma Chi',
  ]);
  expect(listedPlayer(person('d', { name: 'Dee Fox', ...purdue }), 4, people)).toEqual({
    no: 4,
    shown: 'Dee F.',
    school: 'Purdue',
    chapter: 'Sigma Chi',
  });
});

test.each([
  [null, null, null],
  [3, null, { no: 5, table: 3 }],
  [null, 1, { no: 5, seat: 1 }],
  [2, 'last', { no: 5, table: 2, seat: 6 }],
  [null, 8, { no: 5, seat: 6 }],
] as const)('fixed at table %j, seat %j', (table, seat, expected) => {
  expect(fixedSeat({ table, seat }, 5, 6)).toEqual(expected);
});

test('the last seat is the last one at a smaller table too', async () => {
  const people = Array.from({ length: 9 }, (_, at) =>
    person(`p${at}`, { name: `P${at}`, seat: at === 4 ? 'last' : null }),
  );
  const { players, fixed, apart } = closedList(people, 7);
  const input = { entrants: entrantsOf(players), seats: 7, fixed, apart, before: [] };
  const tables = await draw(input, { seed: 'a'.repeat(64), listHash: 'b'.repeat(64), cards: '', round: 1 });
  expect(tables.map(({ seats }) => seats.length).toSorted()).toEqual([4, 5]);
  expect(tables.map(({ seats }) => seats.at(-1))).toContain(5);
});

test('whoever says so, a pair is kept apart once; who is not there is left out', () => {
  const apart = pairsApart([
    { id: 'b', apart: ['a', 'b', 'gone'] },
    { id: 'a', apart: ['b', 'c'] },
    { id: 'c', apart: [] },
  ]);
  expect(apart).toEqual([
    ['b', 'a'],
    ['a', 'c'],
  ]);
});

const word = fc.constantFrom('Ann', 'lee', 'É', 'bo@x.edu', 'O’Neil', '\t', '李', '👩‍🚀', 'a@b');
const anyName = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const anybody = fc.record({
  name: anyName,
  collegeId: fc.constantFrom('', 'purdue-university', 'butler'),
  collegeName: fc.oneof(anyName, fc.constant('Purdue University')),
  chapterName: fc.oneof(anyName, fc.constant('Sigma Chi')),
  shownAs: fc.constantFrom(...shownAs),
  table: fc.option(fc.integer({ min: 1, max: 200 })),
  seat: fc.option(fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant('last' as const))),
  apart: fc.array(fc.nat(30), { maxLength: 4 }),
});
const idOf = (at: number) => `mail-secret-${at}@college.example`;
const everybody = fc
  .array(anybody, { maxLength: 30 })
  .map((all) => all.map((one, at): DrawnPerson => ({ ...one, id: idOf(at), apart: one.apart.map(idOf) })));

test('everyone is listed once, in one order whatever the list came in; nothing public tells who', () => {
  fc.assert(
    fc.property(everybody, fc.integer({ min: 5, max: 8 }), (people, seats) => {
      const { numbers, ...open } = closedList(people, seats);
      expect(closedList(people.toReversed(), seats)).toEqual({ numbers, ...open });
      expect([...numbers.keys()]).toEqual(people.map((_, at) => at + 1));
      expect([...numbers.values()].toSorted()).toEqual(people.map(({ id }) => id).toSorted());
      const plan = { seats, tables: 6, skip: [] };
      const list = listText({ ...open, plan });
      const text = list + namesText(open.players) + JSON.stringify(open);
      expect(text).not.toContain('@');
      expect(text).not.toContain('secret');
      // Another line would make another list.
      expect(list.split('\n').length - 2).toBe(people.length + open.fixed.length + open.apart.length);
      expect(namesText(open.players).split('\n').length - 1).toBe(people.length);
    }),
  );
});

test('a pair is kept apart exactly if one of the two says so', () => {
  fc.assert(
    fc.property(everybody, (people) => {
      const { apart, numbers } = closedList(people, 7);
      const known = new Map(people.map((one) => [one.id, one]));
      const says = (one: number, two: number) =>
        known.get(numbers.get(one) ?? '')?.apart.includes(numbers.get(two) ?? '');
      const wanted = people.flatMap((_, one) =>
        people.slice(0, one).flatMap((__, two) => {
          const [low, high] = [two + 1, one + 1];
          return says(low, high) || says(high, low) ? [`${low} ${high}`] : [];
        }),
      );
      expect(apart.map((pair) => pair.join(' ')).toSorted()).toEqual(wanted.toSorted());
    }),
  );
});
