import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atCut,
  type Counted,
  firstOf,
  oddities,
  standing,
} from '../../../src/domain/night/board/standing.ts';
import { goOn } from '../../../src/domain/night/counts/goOn.ts';

const left = (no: number, chips: number, ...playOffs: number[]): Counted => ({
  no,
  count: { hand: 30, chips, out: false, playOffs },
});
const out = (no: number, hand: number, had: number): Counted => ({
  no,
  count: { hand, chips: 0, out: true, had },
});
const nos = (groups: readonly (readonly Counted[])[]) => groups.map((group) => group.map(({ no }) => no));

describe('the standing of a table', () => {
  test('who is in comes by chips, who is out by the later hand, then by what they had', () => {
    const people = [out(1, 8, 500), left(2, 900), out(3, 16, 100), left(4, 4000), out(5, 8, 700)];
    expect(nos(standing(people))).toEqual([[4], [2], [3], [5], [1]]);
  });

  test('equal stacks tie until a play-off parts them', () => {
    expect(nos(standing([left(1, 900), left(2, 900), left(3, 100)]))).toEqual([[1, 2], [3]]);
    expect(nos(standing([left(1, 900, 50), left(2, 900, 75), left(3, 100)]))).toEqual([[2], [1], [3]]);
    expect(nos(standing([left(1, 900, 75, 10), left(2, 900, 75, 20)]))).toEqual([[2], [1]]);
  });

  test('a tie across the line has to be played off', () => {
    const groups = standing([left(1, 900), left(2, 500), left(3, 500), left(4, 100)]);
    expect(firstOf(groups, 1)).toEqual({ first: [left(1, 900)], tie: null });
    const { first, tie } = firstOf(groups, 2);
    expect(first.map(({ no }) => no)).toEqual([1]);
    expect(tie).toEqual({ people: [left(2, 500), left(3, 500)], open: 1 });
    expect(firstOf(groups, 3).tie).toBeNull();
  });

  test('at a cut the lowest stack is out while more than k are left', () => {
    const people = [left(1, 900), left(2, 500), left(3, 100), out(4, 8, 0)];
    expect(atCut(people, 2).out?.no).toBe(3);
    expect(atCut(people, 3)).toEqual({ out: null, tie: null });
    expect(atCut([left(1, 900), left(2, 100), left(3, 100)], 1).tie?.people.map(({ no }) => no)).toEqual([
      2, 3,
    ]);
  });

  test('a note, not a refusal, for chips that are odd', () => {
    const since = { before: 2500, hands: 8, step: 25, maxBet: 1000 };
    expect(oddities(2510, since)).toEqual(['step']);
    expect(oddities(26_525, since)).toEqual(['high']);
    expect(oddities(26_500, since)).toEqual([]);
  });
});

describe('who goes on', () => {
  const table = (number: number, people: readonly Counted[], hands = 30) => ({
    table: number,
    hands,
    people,
  });
  const plan = { k: 1, others: 1, timed: false };

  test('the first of each table, then the best of those next in line', () => {
    const tables = [
      table(1, [left(1, 5000), left(2, 3000), left(3, 2900)]),
      table(2, [left(4, 2000), left(5, 1000)]),
    ];
    const found = goOn(tables, plan);
    expect(found.through).toEqual([
      { no: 1, table: 1, chips: 5000, place: 1, best: false },
      { no: 4, table: 2, chips: 2000, place: 1, best: false },
      { no: 2, table: 1, chips: 3000, place: 2, best: true },
    ]);
    // Player 3 has more than player 5, but is third at a table.
    expect(found.next).toEqual({ no: 5, table: 2, chips: 1000, place: 2, best: false });
  });

  test('ties at a line are named, and nobody in them goes on yet', () => {
    const tables = [
      table(1, [left(1, 5000), left(2, 3000)]),
      table(2, [left(4, 2000), left(5, 3000), left(6, 3000)]),
      table(3, [left(7, 6000), left(8, 3000)]),
    ];
    const found = goOn(tables, plan);
    expect(found.tableTies.map(({ table: at, people }) => [at, people.map(({ no }) => no)])).toEqual([
      [2, [5, 6]],
    ]);
    expect(found.othersTie?.people.map(({ no }) => no)).toEqual([2, 8]);
    expect(found.through.map(({ no }) => no)).toEqual([1, 7]);
    expect(found.next).toBeNull();
  });

  test('tables that stopped early are named, unless the round was timed', () => {
    const tables = [
      table(1, [left(1, 10), left(2, 5)]),
      table(2, [left(3, 10), left(4, 4)]),
      table(3, [left(5, 1)], 20),
    ];
    expect(goOn(tables, plan).uneven).toEqual([3]);
    expect(goOn(tables, { ...plan, timed: true }).uneven).toEqual([]);
  });

  test('a table where only one is left leaves its place to the best others', () => {
    const tables = [
      table(1, [left(1, 5000), out(2, 20, 800), out(3, 12, 900)]),
      table(2, [left(4, 2000), left(5, 1000), left(6, 400), left(7, 300)]),
      table(3, [left(8, 2000), left(9, 1000), left(10, 500)]),
    ];
    const found = goOn(tables, { k: 2, others: 0, timed: false });
    expect(found.through.map(({ no }) => no)).toEqual([1, 4, 5, 8, 9, 10]);
    expect(found.through.at(-1)).toEqual({ no: 10, table: 3, chips: 500, place: 3, best: true });
    expect(found.next).toEqual({ no: 6, table: 2, chips: 400, place: 3, best: false });
  });

  test('where the best others are more than the tables, those behind them follow', () => {
    const tables = [
      table(1, [left(1, 9000)]),
      table(2, [left(2, 900), left(3, 800), left(4, 700), left(5, 600)]),
    ];
    const found = goOn(tables, { k: 1, others: 2, timed: false });
    expect(found.through.map(({ no, place }) => [no, place])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(found.next?.no).toBe(5);
  });

  test('of a table where all went broke in one hand nobody goes on', () => {
    const tables = [table(1, [out(1, 30, 800), out(2, 30, 900)]), table(2, [left(3, 100), left(4, 50)])];
    const found = goOn(tables, { k: 1, others: 0, timed: false });
    expect(found.through.map(({ no }) => no)).toEqual([3, 4]);
    expect(found.next).toBeNull();
  });

  test('where all of a round went broke, those with the most before go on', () => {
    const tables = [
      table(1, [out(1, 30, 800), out(2, 20, 900)]),
      table(2, [out(3, 30, 100), out(4, 30, 50)]),
    ];
    expect(goOn(tables, { k: 1, others: 0, timed: false }).through.map(({ no }) => no)).toEqual([1, 3]);
  });

  test('where all of the final table went broke, the champion is who had the most before', () => {
    const found = goOn([table(1, [out(1, 30, 800), out(2, 30, 900)])], { ...plan, others: 0, final: true });
    expect(found.through.map(({ no }) => no)).toEqual([2]);
    expect(found.next?.no).toBe(1);
  });

  test('nobody who is out goes on, nobody twice, and no more than the plan says', () => {
    const counts = fc.record({
      chips: fc.integer({ min: 0, max: 6 }),
      out: fc.boolean(),
      hand: fc.constantFrom(8, 30),
    });
    const rounds = fc.array(fc.array(counts, { minLength: 3, maxLength: 7 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(
        rounds,
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 0, max: 2 }),
        (round, k, others) => {
          let no = 0;
          const tables = round.map((people, at) =>
            table(
              at + 1,
              people.map((count) => ({ no: ++no, count })),
            ),
          );
          const { through, othersTie, tableTies } = goOn(tables, { k, others, timed: true });
          const named = through.map((person) => person.no);
          expect(new Set(named).size).toBe(named.length);
          expect(named.length).toBeLessThanOrEqual(k * tables.length + others);
          const people = tables.flatMap((one) => one.people);
          const stillIn = people.flatMap((person) => (person.count.out ? [] : [person.no]));
          if (stillIn.length === 0) return;
          expect(stillIn).toEqual(expect.arrayContaining(named));
          if (tableTies.length === 0 && !othersTie)
            expect(named.length).toBe(Math.min(k * tables.length + others, stillIn.length));
        },
      ),
    );
  });
});
