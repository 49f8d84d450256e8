import { type NightPlan, type Preset, presetPlan, type RoundRule } from '../format/nightPlan.ts';
import { nightShape } from '../format/nightShape.ts';

/** What a director chooses before anything else. */
type Base = Pick<NightPlan, 'seats' | 'tables' | 'skip'>;

const early = { length: { hands: 18 }, cuts: [6, 12] } as const;

/**
 * Returns the proposed plan (season design, 6.2): 18 hands early and 30 in the final, or 30 throughout on a
 * small night.
 */
export function proposedPlan(players: number, preset: Preset, base: Partial<Base> = {}): NightPlan {
  const plan = { ...presetPlan(preset), ...base };
  return isSmall(players, plan) ? fittedPlan(plan, players) : shortened(fittedPlan(plan, players));
}

/** Whether a night has two rounds at most, each played at once. */
function isSmall(players: number, plan: NightPlan): boolean {
  const shape = nightShape(players, plan);
  return shape.length <= 2 && shape.every(({ tables }) => tables.length <= plan.tables);
}

/** Returns a plan with 18 hands in every round but the last one. */
export function shortened(plan: NightPlan): NightPlan {
  const last = plan.rounds.length - 1;
  return { ...plan, rounds: plan.rounds.map((rule, at) => (at < last ? { ...rule, ...early } : rule)) };
}

/** Returns a plan with as many going on as a preset says; how long the rounds are stays. */
export function withPreset(plan: NightPlan, players: number, preset: Preset): NightPlan {
  const [{ k, want } = { k: 2, want: 5 }] = presetPlan(preset).rounds;
  return fittedPlan({ ...plan, rounds: plan.rounds.map((rule) => ({ ...rule, k, want })) }, players);
}

/**
 * Returns a plan with a rule for every round. The last rule is the final's; the one before it is repeated.
 */
export function fittedPlan(plan: NightPlan, players: number, round = 1): NightPlan {
  const [final] = plan.rounds.slice(-1);
  if (!final) return fittedPlan({ ...plan, rounds: presetPlan('standard').rounds }, players, round);
  const before: readonly RoundRule[] = plan.rounds.length > 1 ? plan.rounds.slice(0, -1) : [final];
  const rounds = before.slice(Math.min(round, before.length) - 1);
  const length = Math.max(1, nightShape(players, { ...plan, rounds }).length);
  const earlier = Array.from(
    { length: length - 1 },
    (_, at) => rounds[Math.min(at, rounds.length - 1)] ?? final,
  );
  return { ...plan, rounds: [...earlier, final] };
}
