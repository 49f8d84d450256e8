import type { Board } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { ClosedList } from '../draw/closedList.ts';
import { boundHash, newSeed } from '../draw/drawList.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { fewestPlayers } from '../format/nightShape.ts';
import { storedPlan } from '../format/readPlan.ts';
import { fittedPlan } from '../plan/proposedPlan.ts';
import type { Act } from './act.ts';
import { newPromise, promised, thrownPromise } from './promises.ts';
import { Refusal } from './refusal.ts';
import { storedFixed, storedPairs, storedPeople } from './storedPeople.ts';

/** What the list of a night is closed with. */
export type Closing = {
  /** What the board says about the event. */
  event: { title: string; day: string | null; place: string };
  list: ClosedList;
  /** The tags of those who have a ticket, by the ids of the participants. */
  tags: ReadonlyMap<string, string>;
  plan: NightPlan;
  startsAt: number;
  at: number;
};

/**
 * Closes the list and promises the draw (season design, 2.3). `board`: the one before, whose promise is shown
 * with its seed.
 */
export async function closeList(
  { event, list, tags, plan, startsAt, at }: Closing,
  board: Board | null,
  secret: DrawSecret | null,
): Promise<Act> {
  const { players, fixed, apart, numbers } = list;
  if (players.length < fewestPlayers) throw new Refusal(`A night needs ${fewestPlayers} players at least.`);
  if (board && board.rounds.length > 0) throw new Refusal('The tables are drawn. Throw the draw away first.');
  const fitted = fittedPlan(plan, players.length);
  const { promise, seed } = await newPromise({ players, fixed, apart, plan: fitted }, at);
  const key = secret?.key || newSeed();
  const bindings = await Promise.all(
    [...numbers].map(async ([no, id]) => {
      const h = await boundHash(key, no, id);
      return [no, { h, tag: tags.get(id) ?? '' }] as const;
    }),
  );
  const values = {
    ...event,
    plan: storedPlan(fitted),
    startsAt,
    ...storedPeople(players, new Map(bindings)),
    fixed: storedFixed(fixed),
    apart: storedPairs(apart),
    gone: {},
    thrown: board ? thrownPromise(board, secret, { round: 1, at, reason: 'The list changed' }) : [],
    ...(board === null && unplayed),
  };
  return {
    kind: 'close',
    note: `${players.length} players`,
    patch: [...Object.entries(values).map(([path, value]) => ({ path, value })), ...promised(promise)],
    line: `The list was closed${board ? ' again' : ''} with ${players.length} players.`,
    secret: {
      seed,
      key,
      numbers: Object.fromEntries(numbers),
      plan: { ...secret?.plan, ...storedPlan(fitted) },
      startsAt,
    },
    event: { board: 'live', bracketStatus: 'setup' },
  };
}

/** What a board says before anything was drawn. */
const unplayed = { every: 20, hold: false, open: '', rounds: {}, counts: {}, lastSlip: '', closing: false };
