import { isSeason, seasonBefore } from '../../../domain/time/seasonNames.ts';

/** Returns the season that a text of the address names, else the present one. */
export function readSeasonName(text: string, present: string): string {
  return isSeason(text) ? text : present;
}

/**
 * Returns the seasons that can be chosen, newest first: the one after the present one, whose rule may be set,
 * the present one and the one before, those with results, and the chosen one.
 */
export function seasonChoices(known: readonly string[], present: string, chosen: string): string[] {
  const year = Number(present.slice(0, 4)) + 1;
  const next = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  return [...new Set([next, present, seasonBefore(present), ...known, chosen])].sort().reverse();
}
