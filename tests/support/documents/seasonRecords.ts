import { storable } from '../../../sample/night/storage.ts';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { pointsOf } from '../../../src/domain/results/points.ts';
import type { ResultRow } from '../../../src/domain/results/results.ts';
import { computeSeason, type SeasonRecords } from '../../../src/domain/season/computeSeason.ts';
import { storedRecords } from '../../../src/domain/season/recordWrites.ts';
import { storedSeason } from '../../../src/domain/season/season.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { someResults } from './results.ts';

/** What is special about the place from 0 of the night from 0. */
type Special = (night: number, at: number) => Partial<ResultRow>;

/**
 * Returns a season of nights a week apart, computed: the same people each night, everybody one place lower
 * the next time, so that the last of a night wins the one after.
 */
export function seasonRecords({ nights = 6, players = 24, special = (() => ({})) as Special } = {}) {
  const results = Array.from({ length: nights }, (_, night) =>
    someResults({
      eventId: `night-${night + 1}`,
      title: `Blackjack Night ${night + 1}`,
      day: `2026-09-${String(1 + 4 * night).padStart(2, '0')}`,
      players,
      row: (at) => {
        const place = ((at + night) % players) + 1;
        return { place, points: pointsOf(place, players), ...special(night, at) };
      },
    }),
  );
  return computeSeason({ season: '2026-27', results, rule: usualRule, aliases: new Map() });
}

/** Returns a computed season as documents of the database, by their paths: the standings and every record. */
export function seasonDocuments(records: SeasonRecords): Record<string, Record<string, Stored>> {
  const { season } = records.season;
  const standings = { ...storedSeason(records.season), rev: 1, computedAt: new Date(), seasons: [season] };
  return Object.fromEntries(
    [...storedRecords(season, records), [`seasons/${season}`, standings] as const].map(([path, fields]) => [
      path,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(value)])),
    ]),
  );
}
