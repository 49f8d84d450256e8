import type { Board } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { ClosedList } from '../draw/closedList.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { fewestPlayers } from '../format/nightShape.ts';
import { storedPlan } from '../format/readPlan.ts';
import { fittedPlan } from '../plan/proposedPlan.ts';
import type { Act } from './act.ts';
import { algorithm, newPromise } from './newPromise.ts';
import { Refusal } from './refusal.ts';
import { storedFixed, storedPairs, storedPeople } from './storedPeople.ts';

/** What the list of a night is closed with. */
export type Closing = {
  /** What the board says about the event. */
  event: { title: string; day: string | null; place: string };
  list: ClosedList;
  plan: NightPlan;
  startsAt: number;
  at: number;
};

/**
 * Closes the list and promises the draw (season design, 2.3). `board`: the one that stands when it was closed
 * before; its promise is shown with its seed, since nobody may try seeds until one pleases.
 */
export async function closeList(
  { event, list, plan, startsAt, at }: Closing,
  board: Board | null,
  secret: DrawSecret | null,
): Promise<Act> {
  const { players, fixed, apart, numbers } = list;
  if (players.length < fewestPlayers) throw new Refusal(`A night needs ${fewestPlayers} players at least.`);
  if (board && board.rounds.length > 0) throw new Refusal('The tables are drawn. Throw the draw away first.');
  const { promise, seed } = await newPromise(players, fixed, apart, at);
  const fitted = fittedPlan(plan, players.length);
  const values = {
    ...event,
    plan: storedPlan(fitted),
    startsAt,
    ...storedPeople(players),
    fixed: storedFixed(fixed),
    apart: storedPairs(apart),
    gone: {},
    promise,
    thrown: thrownWith(board, secret, at),
    ...(board === null && unplayed),
  };
  return {
    kind: 'close',
    note: `${players.length} players`,
    patch: Object.entries(values).map(([path, value]) => ({ path, value })),
    line: `The list was closed${board ? ' again' : ''} with ${players.length} players.`,
    secret: {
      seed,
      numbers: Object.fromEntries(numbers),
      plan: { ...secret?.plan, ...storedPlan(fitted) },
      startsAt,
    },
    event: { board: 'live', bracketStatus: 'setup' },
  };
}

/** What a board says before anything was drawn. */
const unplayed = { every: 20, hold: false, open: '', rounds: {}, counts: {}, lastSlip: '' };

/** Returns the draws that were thrown away, with the one that was promised so far. */
function thrownWith(board: Board | null, secret: DrawSecret | null, at: number): Board['thrown'] {
  if (!board?.promise) return board?.thrown ?? [];
  const { list, at: promisedAt } = board.promise;
  const proof = { seed: secret?.seed ?? '', cards: '', list, algorithm, promisedAt };
  return [...board.thrown, { ...proof, round: 1, at, reason: 'The list changed' }];
}
