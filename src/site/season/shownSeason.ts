import { localDay } from '../../domain/time/parse.ts';
import { isSeason, seasonOf } from '../../domain/time/seasonNames.ts';

/** Returns the season in the address, or the present one. */
export function shownSeason(given?: string): string {
  return given && isSeason(given) ? given : seasonOf(localDay(new Date()));
}
