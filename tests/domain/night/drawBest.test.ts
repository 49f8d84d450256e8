import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawInput, draw, drawCost, type Entrant } from '../../../src/domain/night/draw/draw.ts';
import { tableSizes } from '../../../src/domain/night/format/nightShape.ts';

const nothing = { seats: 7, fixed: [], apart: [], before: [] };
const key = (seed: number) => ({ seed: `${seed}`, listHash: 'ab12', cards: '', round: 1 });

/** A school and a chapter for each person; some have neither. */
const field = (least: number, most: number, schools: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: schools }), fc.integer({ min: 0, max: 2 })), {
      minLength: least,
      maxLength: most,
    })
    .map((people) =>
      people.map(([school, chapter], at): Entrant => {
        const name = school === 0 ? '' : `school ${school}`;
        return { no: at + 1, school: name, chapter: name && chapter ? `${name}, chapter ${chapter}` : '' };
      }),
    );

const small = field(4, 12, 3).chain((entrants) => {
  const no = fc.integer({ min: 1, max: entrants.length });
  const numbers = entrants.map((one) => one.no);
  return fc.record({
    entrants: fc.constant(entrants),
    seats: fc.constantFrom(3, 4, 5, 6),
    table: fc.uniqueArray(fc.record({ no, table: fc.integer({ min: 1, max: 2 }) }), {
      maxLength: 2,
      selector: (pin) => pin.no,
    }),
    met: fc.array(fc.shuffledSubarray(numbers, { minLength: 2, maxLength: Math.min(5, numbers.length) }), {
      maxLength: 6,
    }),
  });
});

/** A fixed set of fields, since chance decides how good a draw with fixed seats gets. */
const always = { seed: 15, numRuns: 60 };

describe('no drawing of the people is better', () => {
  test.each([
    ['at all, up to twelve people', () => ({})],
    ['with fixed tables', ({ table }: { table: { no: number; table: number }[] }) => ({ fixed: table })],
    ['when they have met before', ({ met }: { met: number[][] }) => ({ before: met })],
  ])(
    '%s',
    async (_, more: (drawn: {
      table: { no: number; table: number }[];
      met: number[][];
    }) => Partial<DrawInput>) => {
      let seed = 0;
      await fc.assert(
        fc.asyncProperty(small, async (drawn) => {
          const input = { ...nothing, entrants: drawn.entrants, seats: drawn.seats, ...more(drawn) };
          const tables = (await draw(input, key(++seed))).map(({ seats }) => seats);
          expect(drawCost(tables, input)).toBe(bruteForce(input));
        }),
        always,
      );
    },
  );

  test('the smaller table is the one where that is better for fixed seats', async () => {
    const mates = [2, 3, 4, 5].map((no) => ({ no, school: 'school 1', chapter: 'school 1, chapter 1' }));
    const entrants = [{ no: 1, school: 'school 2', chapter: '' }, ...mates];
    const fixed = [
      { no: 1, table: 2 },
      { no: 4, table: 1 },
    ];
    const input = { ...nothing, entrants, seats: 3, fixed };
    for (let seed = 1; seed <= 20; seed++)
      expect((await draw(input, key(seed))).map(({ seats }) => seats.length)).toEqual([2, 3]);
  });

  test('up to 250 people: chapters and schools are each spread as evenly as can be', async () => {
    await fc.assert(
      fc.asyncProperty(field(20, 250, 12), fc.constantFrom(5, 6, 7, 8), async (entrants, seats) => {
        const input = { ...nothing, entrants, seats };
        const tables = (await draw(input, key(1))).map((table) => table.seats);
        expect(drawCost(tables, input)).toBe(lowestCost(entrants, tables.length));
      }),
      { numRuns: 40 },
    );
  });
});

/** The lowest cost there can be: chapters and schools each spread evenly over the tables. */
function lowestCost(entrants: readonly Entrant[], tables: number): number {
  const pairs = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => {
      if (name === '') return sum;
      const { length } = names.filter((other) => other === name);
      const [each, more] = [Math.floor(length / tables), length % tables];
      return sum + more * ((each * (each + 1)) / 2) + (tables - more) * ((each * (each - 1)) / 2);
    }, 0);
  return 10_000 * pairs(entrants.map(({ chapter }) => chapter)) + pairs(entrants.map(({ school }) => school));
}

/** The lowest cost of all ways to seat them, whichever tables are the larger ones. */
function bruteForce(input: DrawInput): number {
  const people = input.entrants.map(({ no }) => no);
  const cost = people.map((one) => people.map((two) => (one === two ? 0 : drawCost([[one, two]], input))));
  const pinned = new Map(input.fixed.map(({ no, table = 0 }) => [no, table - 1]));
  const sizes = tableSizes(people.length, input.seats);
  const [smallest = 0, larger] = [sizes.at(-1), sizes.filter((size) => size > (sizes.at(-1) ?? 0)).length];
  const tables: number[][] = sizes.map(() => []);
  let best = Number.POSITIVE_INFINITY;
  const seat = (at: number, so: number): void => {
    if (so >= best) return;
    if (at === people.length) {
      best = so;
      return;
    }
    const fixed = pinned.get(people[at] ?? 0);
    for (const [table, seated] of tables.entries()) {
      if (fixed !== undefined && fixed < tables.length && fixed !== table) continue;
      const full =
        tables.filter(({ length }) => length > smallest).length >= larger ? smallest : smallest + 1;
      if (seated.length >= full) continue;
      const more = seated.reduce((sum, other) => sum + (cost[at]?.[other] ?? 0), 0);
      seated.push(at);
      seat(at + 1, so + more);
      seated.pop();
      // Empty tables are all the same, but for fixed ones.
      if (seated.length === 0 && pinned.size === 0) break;
    }
  };
  seat(0, 0);
  return best;
}
