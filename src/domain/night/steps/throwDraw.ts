import { type Board, openRound } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { Act } from './act.ts';
import { newPromise, promised } from './promises.ts';
import { Refusal } from './refusal.ts';
import { storedFixed, storedPairs } from './storedPeople.ts';

/** Returns why the drawn round can't be drawn again, '' when it can. */
export function keptDraw(board: Pick<Board, 'rounds' | 'open' | 'counts'>): string {
  const round = openRound(board);
  if (!round) return 'No round is drawn.';
  const counted = Object.values(board.counts[round.key] ?? {}).length > 0;
  return counted ? `There are counts already. ${round.name} can't be drawn again.` : '';
}

/**
 * Throws the open round's draw away, with a reason, and promises a new one. It stays in public with its seed.
 * Who was a no-show leaves the list; who comes later gets a seat then.
 */
export async function throwDraw(
  board: Board,
  secret: DrawSecret | null,
  { reason, at }: { reason: string; at: number },
): Promise<Act> {
  const round = openRound(board);
  const kept = keptDraw(board);
  if (!round || kept) throw new Refusal(kept);
  const away =
    round.number === 1 ? [...board.gone].flatMap(([no, why]) => (why === 'absent' ? [no] : [])) : [];
  const isHere = (no: number) => !away.includes(no);
  const people = [...board.people.values()].filter(({ no }) => isHere(no));
  const fixed = board.fixed.filter(({ no }) => isHere(no));
  const apart = board.apart.filter(([one, two]) => isHere(one) && isHere(two));
  const { plan } = board;
  const { promise, seed } = await newPromise({ players: people, fixed, apart, plan }, at);
  const numbers = Object.entries(secret?.numbers ?? {}).filter(([no]) => isHere(Number(no)));
  return {
    kind: 'throw',
    note: reason,
    patch: [
      { path: `rounds.${round.key}` },
      { path: 'open', value: '' },
      ...promised(promise),
      { path: 'thrown', value: [...board.thrown, { ...round.proof, round: round.number, at, reason }] },
      ...(away.length > 0
        ? [
            ...away.flatMap((no) => [
              { path: `people.${no}` },
              { path: `names.${no}` },
              { path: `gone.${no}` },
            ]),
            { path: 'fixed', value: storedFixed(fixed) },
            { path: 'apart', value: storedPairs(apart) },
          ]
        : []),
    ],
    line: `A draw was thrown away (${round.name}): ${reason}`,
    ...(secret && { secret: { ...secret, seed, numbers: Object.fromEntries(numbers) } }),
  };
}
