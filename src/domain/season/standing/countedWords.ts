import { smallestField } from '../../results/points.ts';
import type { BestRule } from '../counting.ts';
import type { SeasonResult, Standing } from '../season.ts';

/** Returns how many of the results count: 'Best 4 of 6'. */
export function countedWords({ results, nights }: Pick<Standing, 'results' | 'nights'>): string {
  const counted = results.filter(({ counts }) => counts).length;
  const all = nights === 1 ? '1 result' : `${nights} results`;
  if (counted === 0) return `${all}, no points`;
  return nights === 1 ? all : `Best ${counted} of ${nights}`;
}

/** Returns why one of the results doesn't count, '' for one that does. */
export function whyNot(
  { event, points, counts }: SeasonResult,
  results: readonly SeasonResult[],
  { best, ofOneNight }: BestRule,
): string {
  if (counts) return '';
  if (points === 0) return `A field under ${smallestField} gives no points`;
  const sameNight = results.filter((other) => other.counts && other.event.id === event.id).length;
  if (sameNight >= ofOneNight)
    return `Only ${ofOneNight === 1 ? 'one' : ofOneNight} of a night ${ofOneNight === 1 ? 'counts' : 'count'}`;
  return `Only the best ${best} count`;
}
