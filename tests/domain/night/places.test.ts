import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counted } from '../../../src/domain/night/board/standing.ts';
import { places } from '../../../src/domain/night/counts/places.ts';
import { listText, namesText, newSeed, sha256 } from '../../../src/domain/night/draw/drawList.ts';

const left = (no: number, chips: number): Counted => ({ no, count: { hand: 30, chips, out: false } });
const out = (no: number, hand: number, had: number): Counted => ({
  no,
  count: { hand, chips: 0, out: true, had },
});

test('the final table first, then earlier rounds by place at the table and chips; equals share', () => {
  const rounds = [
    {
      tables: [
        { people: [left(1, 9000), left(2, 4000), left(3, 3000), out(4, 16, 100)] },
        { people: [left(5, 8000), left(6, 5000), left(7, 3000), out(8, 8, 100)] },
      ],
    },
    { tables: [{ people: [left(1, 500), left(5, 7000), out(2, 8, 50), left(6, 600)] }] },
  ];
  expect(places(rounds).map(({ no, place }) => [no, place])).toEqual([
    [5, 1],
    [6, 2],
    [1, 3],
    [2, 4],
    [3, 5],
    [7, 5],
    [4, 7],
    [8, 8],
  ]);
  expect(places(rounds)[4]).toEqual({ no: 3, place: 5, round: 1, chips: 3000 });
});

test('everybody who played has one place, and places do not skip the first', () => {
  const counts = fc.record({
    chips: fc.integer({ min: 0, max: 5 }),
    out: fc.boolean(),
    hand: fc.constantFrom(8, 30),
  });
  const tables = fc.array(fc.array(counts, { minLength: 3, maxLength: 7 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(tables, (round) => {
      let no = 0;
      const played = round.map((people) => ({ people: people.map((count) => ({ no: ++no, count })) }));
      const found = places([{ tables: played }]);
      expect(found.map((person) => person.no).sort((one, two) => one - two)).toEqual(
        Array.from({ length: no }, (_, at) => at + 1),
      );
      expect(found[0]?.place).toBe(1);
      for (const [at, { place }] of found.entries()) expect(place).toBeLessThanOrEqual(at + 1);
    }),
  );
});

test('the list is the same text in any order, and no name can forge a line', async () => {
  const ann = { no: 1, shown: 'Ann L.', school: 'Purdue University', chapter: 'Sigma Chi' };
  const bo = { no: 2, shown: 'Bo\n3\tCy', school: '', chapter: '' };
  const plan = { seats: 7, tables: 6, skip: [13, 4] };
  const fixed = [{ no: 2, table: 1, seat: 3 }];
  const text = listText({ players: [bo, ann], fixed, apart: [[2, 1]], plan });
  expect(text).toBe(
    '1\tPurdue University\tSigma Chi\n2\t\t\n2: table 1, seat 3\n1≠2\n7 at a table, 6 tables, without 4, 13\n',
  );
  expect(listText({ players: [ann, bo], fixed, apart: [[1, 2]], plan })).toBe(text);
  expect(namesText([bo, ann])).toBe('1\tAnn L.\n2\tBo 3 Cy\n');
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
});
