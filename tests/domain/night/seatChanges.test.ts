import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenTable, lateSeat } from '../../../src/domain/night/draw/seatChanges.ts';

const key = { seed: 'c0ffee', listHash: 'ab12', cards: '', round: 1 };
const rounds = fc.record({
  seats: fc.constant(7),
  wave: fc.integer({ min: 1, max: 2 }),
  tables: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 7 })), {
      minLength: 2,
      maxLength: 6,
    })
    .map((sizes) => {
      let no = 0;
      return sizes.map(([wave, size]) => ({ wave, seats: Array.from({ length: size }, () => ++no) }));
    }),
});

test('someone late gets a free seat at one of the smallest tables whose wave has not begun', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (round) => {
      const found = await lateSeat(round, 99, key);
      const open = round.tables.filter(({ wave, seats }) => wave >= round.wave && seats.length < round.seats);
      expect(found === null).toBe(open.length === 0);
      if (!found) return;
      const table = round.tables[found.table - 1];
      expect(table?.seats.length).toBe(Math.min(...open.map(({ seats }) => seats.length)));
      expect(open).toContain(table);
      expect(table?.seats[found.seat - 1] ?? 0).toBe(0);
      expect(found.seat).toBeLessThanOrEqual(round.seats);
    }),
  );
});

test('a seat left empty is given to someone late', async () => {
  const tables = [
    { wave: 1, seats: [1, 2, 3, 4, 5, 6, 7] },
    { wave: 1, seats: [8, 0, 10, 11, 12, 13, 14] },
  ];
  expect(await lateSeat({ tables, seats: 7, wave: 1 }, 15, key)).toEqual({ no: 15, table: 2, seat: 2 });
  expect(await lateSeat({ tables, seats: 7, wave: 2 }, 15, key)).toBeNull();
});

test('nobody is sent to a table that was broken', async () => {
  const tables = [
    { wave: 1, seats: [0, 0, 0] },
    { wave: 1, seats: [4, 5, 6] },
    { wave: 1, seats: [7, 8, 9] },
  ];
  const round = { tables, seats: 7, wave: 1 };
  expect((await lateSeat(round, 10, key))?.table).not.toBe(1);
  const moved = await brokenTable(round, 2, new Set(), key);
  expect(moved?.map(({ table }) => table)).toEqual([3, 3, 3]);
});

test('breaking a table moves its people alone, each to a free seat of another', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (round) => {
      const people = round.tables[0]?.seats ?? [];
      const moved = await brokenTable(round, 1, new Set([people[0] ?? 0]), key);
      if (!moved) return;
      expect(moved.map(({ no }) => no).sort((one, two) => one - two)).toEqual(people);
      // Whoever has a fixed seat moves last.
      expect(moved.at(-1)?.no).toBe(people[0]);
      const places = moved.map(({ table, seat }) => `${table} ${seat}`);
      expect(new Set(places).size).toBe(places.length);
      for (const { table, seat } of moved) {
        expect(table).not.toBe(1);
        expect(round.tables[table - 1]?.seats[seat - 1] ?? 0).toBe(0);
      }
    }),
  );
});
