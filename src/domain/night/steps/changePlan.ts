import { type Change, setting } from '../../changes/change.ts';
import type { Board } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { storedPlan } from '../format/readPlan.ts';
import type { Act } from './act.ts';

/** A director's plan, with when the night should be over, as 'HH:MM'; '' when that doesn't matter. */
export type TypedPlan = { plan: NightPlan; startsAt: number; until: string };

/** Returns the staff's part of the draw with a plan. */
function withPlan(secret: DrawSecret | null, { plan, startsAt, until }: TypedPlan): DrawSecret {
  const rest = secret ?? { seed: '', numbers: {} };
  return { ...rest, plan: { ...storedPlan(plan), until }, startsAt };
}

/** Keeps the plan of a night whose list isn't closed; once it is, the rules refuse it, and nothing is lost. */
export function keepPlan(eventId: string, secret: DrawSecret | null, typed: TypedPlan): Change {
  return {
    writes: [setting(`events/${eventId}/private/draw`, withPlan(secret, typed))],
    needless: [{ path: `boards/${eventId}`, exists: true }],
  };
}

/** Changes the plan of a night whose list is closed; rounds that are drawn stay as they are. */
export function changePlan(board: Board, secret: DrawSecret | null, typed: TypedPlan): Act {
  const drawn = board.rounds.map(({ rule }) => rule);
  const rest = typed.plan.rounds.slice(drawn.length);
  // The last rule is always the final table's.
  const left = rest.length > 0 ? rest : typed.plan.rounds.slice(-1);
  const plan = { ...typed.plan, rounds: [...drawn, ...left] };
  const moved = drawn.length === 0 && typed.startsAt !== board.startsAt;
  return {
    kind: 'plan',
    note: '',
    patch: [
      { path: 'plan', value: storedPlan(plan) },
      ...(moved ? [{ path: 'startsAt', value: typed.startsAt }] : []),
    ],
    ...(secret && { secret: withPlan(secret, { ...typed, plan }) }),
  };
}
