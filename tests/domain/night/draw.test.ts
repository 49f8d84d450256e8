import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DrawInput,
  draw,
  drawCost,
  type Entrant,
  FixedSeatsError,
} from '../../../src/domain/night/draw/draw.ts';
import { drawNumbers, keyStream } from '../../../src/domain/night/draw/drawNumbers.ts';
import { tableSizes } from '../../../src/domain/night/format/nightShape.ts';

const key = { seed: 'c0ffee', listHash: 'ab12', cards: '7♠ K♦ 2♣', round: 1 };
const nothing = { seats: 7, fixed: [], apart: [], before: [] };

/** Returns people of schools with chapters: [[3, 2], [4]] is two chapters of one school, one of another. */
function people(schools: readonly (readonly number[])[]): Entrant[] {
  const chapters = schools.flatMap((school, at) => school.map((size, chapter) => ({ size, at, chapter })));
  return chapters
    .flatMap(({ size, at, chapter }) =>
      Array.from({ length: size }, () => ({ school: `school ${at}`, chapter: `chapter ${at}-${chapter}` })),
    )
    .map((person, at) => ({ ...person, no: at + 1 }));
}

const fields = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 12,
});
const someInput = fields
  .map(people)
  .filter(({ length }) => length >= 4)
  .chain((entrants) => {
    const no = fc.integer({ min: 1, max: entrants.length });
    return fc.record({
      entrants: fc.constant(entrants),
      seats: fc.constantFrom(5, 6, 7, 8),
      fixed: fc.uniqueArray(
        fc.record({
          no,
          table: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
          seat: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
        }),
        { maxLength: 3, selector: (pin) => pin.no },
      ),
      apart: fc.array(fc.tuple(no, no), { maxLength: 2 }),
      before: fc.constant<readonly (readonly number[])[]>([]),
    });
  });

describe('a draw', () => {
  test('seats everybody once, at tables that differ by one at most', async () => {
    await fc.assert(
      fc.asyncProperty(someInput, async (input: DrawInput) => {
        const tables = await draw(input, key);
        const all = tables.flatMap(({ seats }) => seats).sort((one, two) => one - two);
        expect(all).toEqual(input.entrants.map(({ no }) => no));
        const sizes = tables.map(({ seats }) => seats.length).sort((one, two) => two - one);
        expect(sizes).toEqual(tableSizes(input.entrants.length, input.seats));
        for (const { seats, button } of tables) {
          expect(button).toBeGreaterThanOrEqual(1);
          expect(button).toBeLessThanOrEqual(seats.length);
        }
      }),
    );
  });

  test('keeps every fixed table that is in use', async () => {
    await fc.assert(
      fc.asyncProperty(someInput, async (input: DrawInput) => {
        const tables = await draw(input, key);
        for (const { no, table } of input.fixed)
          if (table !== undefined && table <= tables.length) expect(tables[table - 1]?.seats).toContain(no);
      }),
    );
  });

  test('is the same in whatever order the list is given', async () => {
    const mixed = someInput.chain((input) =>
      fc.tuple(fc.constant(input), fc.shuffledSubarray(input.entrants, { minLength: input.entrants.length })),
    );
    await fc.assert(
      fc.asyncProperty(mixed, async ([input, entrants]) => {
        const other = {
          ...input,
          entrants,
          fixed: input.fixed.toReversed(),
          apart: input.apart.toReversed(),
        };
        expect(await draw(other, key)).toEqual(await draw(input, key));
      }),
      { numRuns: 40 },
    );
  });

  test('is another for another seed, list, round and other cards', async () => {
    const input = { ...nothing, entrants: people([[9, 8], [7], [12], [5, 5]]) };
    const one = await draw(input, key);
    for (const other of [{ seed: 'c0ffef' }, { listHash: 'ab13' }, { round: 2 }, { cards: '' }])
      expect(await draw(input, { ...key, ...other })).not.toEqual(one);
  });

  test('puts fixed seats where they are, the last one of a smaller table too', async () => {
    const input = {
      ...nothing,
      entrants: people([[6], [7]]),
      fixed: [
        { no: 3, table: 2, seat: 1 },
        { no: 9, seat: 7 },
      ],
    };
    const tables = await draw(input, key);
    expect(tables[1]?.seats[0]).toBe(3);
    const at = tables.find(({ seats }) => seats.includes(9))?.seats;
    expect(at?.at(-1)).toBe(9);
  });

  test('says which table has more fixed people than room', async () => {
    const fixed = [1, 2, 3, 4, 5, 6, 7, 8].map((no) => ({ no, table: 2 }));
    const failing = draw({ ...nothing, entrants: people([[8], [8]]), fixed }, key);
    await expect(failing).rejects.toEqual(new FixedSeatsError(2));
  });

  test.each([
    ['one person', [[1]]],
    ['three people', [[3]]],
    ['all of one chapter', [[40]]],
    ['every school another', Array.from({ length: 40 }, () => [1])],
  ])('seats %s', async (_, schools) => {
    const entrants = people(schools);
    const tables = await draw({ ...nothing, entrants }, key);
    expect(tables.map(({ seats }) => seats.length).sort()).toEqual(tableSizes(entrants.length, 7).sort());
    expect(new Set(tables.flatMap(({ seats }) => seats)).size).toBe(entrants.length);
  });

  test('of nobody has no table', async () => {
    expect(await draw({ ...nothing, entrants: [] }, key)).toEqual([]);
  });

  test('people without a school are no schoolmates', async () => {
    const entrants = [1, 2, 3, 4, 5, 6, 7, 8].map((no) => ({ no, school: '', chapter: '' }));
    const input = { ...nothing, entrants };
    expect(drawCost([[1, 2, 3, 4, 5, 6, 7, 8]], input)).toBe(0);
  });

  test('a fixed table that is not used in a later round is nobody’s', async () => {
    const entrants = people([[4], [4]]);
    const fixed = [{ no: 3, table: 5, seat: 1 }];
    const tables = await draw({ ...nothing, entrants, fixed }, { ...key, round: 3 });
    expect(tables.flatMap(({ seats }) => seats)).toHaveLength(8);
  });

  test('keeps a family apart', async () => {
    const input = {
      ...nothing,
      entrants: people([[1], [1], [1], [1], [1], [1], [1], [1]]),
      apart: [[1, 2]] as const,
    };
    for (let round = 1; round <= 50; round++) {
      const tables = await draw(input, { ...key, round });
      const [one, two] = [1, 2].map((no) => tables.findIndex(({ seats }) => seats.includes(no)));
      expect(one).not.toBe(two);
    }
  });
});

describe('the numbers of a draw', () => {
  test('are those of openssl', async () => {
    const text = 'c0ffee:ab12:7♠ K♦ 2♣:1';
    const hash = createHash('sha256').update(text).digest();
    const made = createCipheriv('aes-256-ctr', hash, Buffer.alloc(16)).update(Buffer.alloc(4096));
    expect(Buffer.from(await keyStream(text, 4096)).equals(made)).toBe(true);
  });

  test('are as likely as each other', async () => {
    const numbers = await drawNumbers(key, 70_100);
    const counts = Array.from({ length: 7 }, () => 0);
    for (let drawn = 0; drawn < 70_000; drawn++) {
      const at = numbers.below(7);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // The 99.9 % bound at 6 degrees of freedom; the seed is fixed.
    expect(chiSquare).toBeLessThan(22.46);
  });
});
