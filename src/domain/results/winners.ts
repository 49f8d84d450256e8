import { limits } from '../fields/limits.ts';
import type { ResultRow, Results } from './results.ts';

/** The champion and the runner-up in words. */
export type Winners = { winner: string; runnerUp: string };

const joined = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns who has a place, as the list of tournaments says it; several share a place when they tied. */
export function winnersOf({ rows }: { rows: readonly Pick<ResultRow, 'place' | 'name'>[] }): Winners {
  const shown = (place: number) => {
    const names = rows.filter((row) => row.place === place).map(({ name }) => name || 'A player');
    return joined.format(names).slice(0, limits.person);
  };
  return { winner: shown(1), runnerUp: shown(2) };
}

/** Returns the place that more than one person has among the first two, which the cards may decide. */
export function tiedPlace({ rows }: Pick<Results, 'rows'>): number | null {
  return [1, 2].find((place) => rows.filter((row) => row.place === place).length > 1) ?? null;
}
