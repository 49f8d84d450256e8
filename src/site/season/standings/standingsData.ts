import { readSeason, type Season } from '../../../domain/season/season.ts';
import type { Settling } from '../../../lib/settling.ts';
import { type Found, record } from '../../records/record.ts';
import { shownSeason } from '../shownSeason.ts';

export type Standings = {
  /** '' for an address that names no season. */
  season: string;
  /** The season of today. */
  present: string;
  found: Settling<Found<Season>>;
};

/** Reads the standings of the season in the address. */
export function standingsData(given?: string): Standings {
  const season = shownSeason(given);
  const found = record(['seasons', season], (data) => readSeason(season, data));
  return { season, present: shownSeason(), found };
}
