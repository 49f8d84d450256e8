import { smallestField } from '../../results/points.ts';
import type { BestRule } from '../counting.ts';
import type { SeasonResult, Standing } from '../season.ts';

/** Returns how many of the results count: '4 of 6 results count'. */
export function countedWords({ results, nights }: Pick<Standing, 'results' | 'nights'>): string {
  const counted = results.filter(({ counts }) => counts).length;
  if (nights === 1) return counted === 1 ? '1 result counts' : '1 result, no points';
  if (counted === nights) return `${nights} results count`;
  return `${counted} of ${nights} results count`;
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
