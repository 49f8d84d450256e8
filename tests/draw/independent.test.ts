import { expect, test } from 'vitest';
import { readBoard } from '../../src/domain/night/board/board.ts';
import type { BoardData } from '../../src/domain/night/board/boardPatch.ts';
import { aNight } from '../support/documents/boards.ts';
import { randomNight } from '../support/randomNight.ts';
import { drawAgain, hashes } from './independentDraw.ts';

/** Returns how many rounds a foreign program draws the same, seat by seat; fails where it doesn't. */
function drawnTheSame(data: BoardData): number {
  let same = 0;
  for (const { key, tables, proof, moves } of readBoard('cup', data).rounds) {
    expect(hashes(data, key)).toMatchObject({ list: proof.list, names: proof.names });
    if (moves.length > 0) continue;
    const seats = tables.map((table) => ({ seats: table.seats, button: table.button }));
    expect(drawAgain(data, key), key).toEqual(seats);
    same += 1;
  }
  return same;
}

test('a program written from docs/the-draw.md alone draws whole nights the same', async () => {
  let rounds = 0;
  for (const players of [8, 21, 42, 95]) {
    const plan = { tables: players > 40 ? 5 : 6, skip: [3] };
    const { data } = await aNight({ players, minutes: Number.POSITIVE_INFINITY, plan });
    rounds += drawnTheSame(data);
  }
  expect(rounds).toBeGreaterThan(8);
});

test('also nights with fixed seats, pairs apart, people of no school, corrections and thrown draws', async () => {
  let rounds = 0;
  for (let seed = 1; seed <= 10; seed++)
    rounds += drawnTheSame((await randomNight(seed, 8 + 2 * seed, () => {})).data);
  expect(rounds).toBeGreaterThan(10);
});
