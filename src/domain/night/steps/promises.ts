import type { Board } from '../board/board.ts';
import type { Setting } from '../board/boardPatch.ts';
import type { DrawPromise, DrawProof, ThrownDraw } from '../board/drawProof.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import { listText, namesText, newSeed, type PromisedList, sha256 } from '../draw/drawList.ts';

/** The algorithm of every draw so far. */
export const algorithm = 'draw-1';

/** Returns the promise of a draw from this list, and its secret seed. `at` in milliseconds. */
export async function newPromise(
  from: PromisedList,
  at: number,
): Promise<{ promise: DrawPromise; seed: string }> {
  const seed = newSeed();
  const [hash, list, names] = await Promise.all([seed, listText(from), namesText(from.players)].map(sha256));
  return { promise: { hash: hash ?? '', list: list ?? '', names: names ?? '', at }, seed };
}

/** Returns the patch that puts a promise on the board, or removes it for null, without old cards. */
export function promised(promise: DrawPromise | null): Setting[] {
  return [
    { path: 'promise', value: promise },
    { path: 'cards', value: null },
  ];
}

/**
 * Returns the draws that were thrown away, with the one that is promised now: its seed is shown, since nobody
 * may try seeds until one pleases.
 */
export function thrownPromise(
  board: Pick<Board, 'thrown' | 'promise' | 'promisedAt' | 'cards' | 'plan'>,
  secret: DrawSecret | null,
  why: Pick<ThrownDraw, 'round' | 'at' | 'reason'>,
): readonly ThrownDraw[] {
  if (!board.promise) return board.thrown;
  return [...board.thrown, { ...proofOf(board, secret?.seed ?? ''), ...why }];
}

/**
 * Returns what a draw from the promise that stands is made of. `unsent`: the server doesn't have the promise
 * yet, so that nobody could see it first. @throws Error without a promise
 */
export function proofOf(
  { promise, promisedAt, cards, plan }: Pick<Board, 'promise' | 'promisedAt' | 'cards' | 'plan'>,
  seed: string,
  unsent = false,
): DrawProof {
  if (!promise) throw new Error('Nothing is promised.');
  const { seats, tables, skip } = plan;
  return {
    seed,
    cards: cards?.text ?? '',
    cardsBy: cards?.by ?? '',
    cardsAt: cards?.at ?? 0,
    list: promise.list,
    names: promise.names,
    plan: { seats, tables, skip },
    algorithm,
    promisedAt: unsent ? 0 : promisedAt,
  };
}
