import type { BoardPerson, DrawPromise } from '../board/board.ts';
import type { FixedSeat } from '../draw/draw.ts';
import { listText, newSeed, sha256 } from '../draw/drawList.ts';

/** Returns the promise of a draw from this list, and its secret seed. `at` in milliseconds. */
export async function newPromise(
  people: readonly BoardPerson[],
  fixed: readonly FixedSeat[],
  apart: readonly (readonly [number, number])[],
  at: number,
): Promise<{ promise: DrawPromise; seed: string }> {
  const seed = newSeed();
  const list = await sha256(listText(people, fixed, apart));
  return { promise: { hash: await sha256(seed), list, at }, seed };
}

/** The algorithm of every draw so far. */
export const algorithm = 'draw-1';
