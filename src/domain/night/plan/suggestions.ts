import type { NightPlan } from '../format/nightPlan.ts';
import { shortened, withPreset } from './proposedPlan.ts';
import { timetable } from './timetable.ts';

const suggestionKinds = ['hands', 'fast', 'tables'] as const;

/** A plan that ends earlier. `tables`: how many more real tables it needs. */
export type Suggestion = {
  kind: (typeof suggestionKinds)[number];
  plan: NightPlan;
  endsAt: number;
  tables: number;
};

/** How many more tables are worth asking for. */
const tableLimit = 6;

/**
 * Returns what would end a night earlier (season design, 2.1): fewer hands, table winners only, more tables.
 */
export function suggestions(
  players: number,
  plan: NightPlan,
  { startsAt, until }: { startsAt: number; until: number },
): Suggestion[] {
  const end = (tried: NightPlan) => timetable(players, tried, startsAt).endsAt;
  const now = end(plan);
  if (now <= until) return [];
  const made = (kind: Suggestion['kind'], tried: NightPlan): Suggestion[] => {
    const endsAt = end(tried);
    return endsAt < now ? [{ kind, plan: tried, endsAt, tables: tried.tables - plan.tables }] : [];
  };
  return [
    ...made('hands', shortened(plan)),
    ...made('fast', withPreset(plan, players, 'fast')),
    ...moreTables(plan, end, until).flatMap((tried) => made('tables', tried)),
  ];
}

/** Returns the plan with the fewest more tables that ends in time, or else as early as any. */
function moreTables(plan: NightPlan, end: (plan: NightPlan) => number, until: number): NightPlan[] {
  const plans = Array.from({ length: tableLimit }, (_, at) => ({ ...plan, tables: plan.tables + at + 1 }));
  const inTime = plans.find((tried) => end(tried) <= until);
  const earliest = Math.min(...plans.map(end));
  const best = inTime ?? plans.find((tried) => end(tried) === earliest);
  return best ? [best] : [];
}
