import { type Change, setting } from '../../changes/change.ts';
import type { Board } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { storedPlan } from '../format/readPlan.ts';
import type { Act } from './act.ts';
import { newPromise, promised, thrownPromise } from './promises.ts';
import { Refusal } from './refusal.ts';

/** A director's plan, with when the night should be over, as 'HH:MM'; '' when that doesn't matter. */
export type TypedPlan = { plan: NightPlan; startsAt: number; until: string };

/** Returns the staff's part of the draw with a plan. */
function withPlan(secret: DrawSecret | null, { plan, startsAt, until }: TypedPlan): DrawSecret {
  const rest = secret ?? { seed: '', key: '', numbers: {} };
  return { ...rest, plan: { ...storedPlan(plan), until }, startsAt };
}

/** Keeps the plan of a night until its list is closed; after that the rules refuse it. */
export function keepPlan(eventId: string, secret: DrawSecret | null, typed: TypedPlan): Change {
  return {
    writes: [setting(`events/${eventId}/private/draw`, withPlan(secret, typed))],
    needless: [{ path: `boards/${eventId}`, exists: true }],
  };
}

/**
 * Changes the plan of a closed list. A standing promise is thrown away in public and made anew.
 * @throws Refusal
 */
export async function changePlan(
  board: Board,
  secret: DrawSecret | null,
  typed: TypedPlan,
  at: number,
): Promise<Act> {
  const drawn = board.rounds.map(({ rule }) => rule);
  const rest = typed.plan.rounds.slice(drawn.length);
  // The last rule is always the final table's.
  const left = rest.length > 0 ? rest : typed.plan.rounds.slice(-1);
  const plan = { ...typed.plan, rounds: [...drawn, ...left] };
  const moved = drawn.length === 0 && typed.startsAt !== board.startsAt;
  const again = board.promise ? await promiseAgain(board, secret, plan, at) : null;
  return {
    kind: 'plan',
    note: '',
    patch: [
      { path: 'plan', value: storedPlan(plan) },
      ...(moved ? [{ path: 'startsAt', value: typed.startsAt }] : []),
      ...(again?.patch ?? []),
    ],
    ...(again && { line: 'The plan of the next draw was changed, and the draw promised again.' }),
    ...(secret && {
      secret: withPlan({ ...secret, ...(again && { seed: again.seed }) }, { ...typed, plan }),
    }),
  };
}

async function promiseAgain(board: Board, secret: DrawSecret | null, plan: NightPlan, at: number) {
  if (!secret?.seed)
    throw new Refusal("This device doesn't have the seed of the draw yet. Connect and try again.");
  const { people, fixed, apart, rounds } = board;
  const { promise, seed } = await newPromise({ players: [...people.values()], fixed, apart, plan }, at);
  const why = { round: rounds.length + 1, at, reason: 'The plan changed' };
  return {
    seed,
    patch: [...promised(promise), { path: 'thrown', value: thrownPromise(board, secret, why) }],
  };
}
