import type { Settling } from '../../lib/settling.ts';
import { type Found, record } from '../records/record.ts';
import { shownSeason } from './shownSeason.ts';

/** The data of a page that shows somebody's or something's record in a season. */
export type SeasonRecord<T> = {
  id: string;
  /** '' for an address that names no season. */
  season: string;
  /** The season of today. */
  present: string;
  found: Settling<Found<T>>;
};

/** The season of a page, and where its links lead. */
export type Seasons = {
  season: string;
  present: string;
  /** The season in links to other records: none for the present one. */
  linked: string | undefined;
  /** The address of this page in another season; without one, in the present one. */
  to: (season?: string) => string;
};

/** Reads a record of the season in the address: one document, two where the first leads to another. */
export function seasonRecord<T>(
  kind: 'schools' | 'chapters' | 'players',
  id: string,
  given: string | undefined,
  read: (season: string, id: string, data: unknown) => T,
  leadsTo: (data: unknown) => string = () => '',
): SeasonRecord<T> {
  const season = shownSeason(given);
  const path = (of: string) => ['seasons', season, kind, of];
  const follow = (data: unknown) => (leadsTo(data) ? path(leadsTo(data)) : null);
  const found = record(path(id), (data) => read(season, id, data), follow);
  return { id, season, present: shownSeason(), found };
}
