import { beforeAll, describe, expect, test } from 'vitest';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { checkDraw } from '../../../src/domain/night/drawing/checkDraw.ts';
import { type RandomNight, randomNight } from '../../support/randomNight.ts';

/** What is true of every board, after every act of the director. */
function expectSound(board: Board, data: BoardData): void {
  const stored = JSON.stringify(data);
  expect(/@|mail-/.test(stored)).toBe(false);
  for (const { tables, through, moves } of board.rounds) {
    const sitting = tables.flatMap(({ seats }) => seats.filter((no) => no !== 0));
    expect(new Set(sitting).size).toBe(sitting.length);
    expect(sitting.filter((no) => !board.people.has(no))).toEqual([]);
    expect(tables.filter(({ seats }) => seats.length > board.plan.seats)).toEqual([]);
    expect(new Set(through).size).toBe(through.length);
    const sat = new Set([...sitting, ...moves.map(({ no }) => no)]);
    expect(through.filter((no) => !sat.has(no))).toEqual([]);
  }
  for (const [at, { tables }] of board.rounds.entries()) {
    const before = board.rounds[at - 1];
    if (!before) continue;
    const on = new Set(before.through);
    expect(tables.flatMap(({ seats }) => seats.filter((no) => no !== 0 && !on.has(no)))).toEqual([]);
  }
}

/** The same nights as ever; in them everything happens that can. */
const fields = [4, 7, 8, 8, 9, 9, 10, 15, 15, 16, 16, 22, 22, 30, 71];
const nights: RandomNight[] = [];

beforeAll(async () => {
  for (const [at, players] of fields.entries()) nights.push(await randomNight(at + 1, players, expectSound));
}, 60_000);

describe('nights in which everything happens', () => {
  test('happened', () => {
    const done = new Set(nights.flatMap((night) => [...night.done.keys()]));
    for (const kind of [
      'late',
      'absent',
      'move',
      'break',
      'throw',
      'tie',
      'reopen-round',
      'disqualify',
      'heal',
      'undo',
      'exchange',
      'aside',
    ])
      expect([...done]).toContain(kind);
  });

  test('end with a champion, and everybody who played has a place', () => {
    for (const { board } of nights) {
      const placed = nightPlaces(board);
      const [champion] = placed;
      expect(champion?.place).toBe(1);
      const played = board.rounds.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats));
      const isOut = (no: number) => ['absent', 'disqualified'].includes(board.gone.get(no) ?? '');
      const field = new Set(played.filter((no) => no !== 0 && !isOut(no)));
      expect(new Set(placed.map(({ no }) => no))).toEqual(field);
      expect(placed).toHaveLength(field.size);
    }
  });

  test('are what their log says: the steps in their order, with the counts of the slips', () => {
    for (const { board, data, steps } of nights) {
      const inOrder = [...steps].sort((one, two) => one.rev - two.rev);
      expect(inOrder.map(({ rev }) => rev)).toEqual(steps.map((_, at) => at + 1));
      expect(board.rev).toBe(steps.length);
      const said = inOrder.reduce<BoardData>((now, { patch }) => patched(now, patch), {});
      const again = readBoard(board.eventId, { ...said, counts: data.counts });
      // What the server says of its own, and the cards, which are no step.
      const { rev, updatedAt, lastSlip, promisedAt, cards } = board;
      expect({ ...again, rev, updatedAt, lastSlip, promisedAt, cards }).toEqual(board);
    }
  });

  test('can be drawn again by anybody, round by round', async () => {
    for (const { board } of nights)
      for (const round of board.rounds) expect((await checkDraw(board, round)).same, round.name).toBe(true);
  });
});
