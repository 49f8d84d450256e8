import { localDay } from '../../domain/time/parse.ts';
import { isSeason, seasonOf } from '../../domain/time/seasonNames.ts';

/** Returns the season in the address, or the present one without any; '' for what is no season. */
export function shownSeason(given?: string): string {
  if (given === undefined) return seasonOf(localDay(new Date()));
  return isSeason(given) ? given : '';
}
