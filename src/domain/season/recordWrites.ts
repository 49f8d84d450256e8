import { deleting, setting, type Write } from '../changes/change.ts';
import type { SeasonRecords } from './computeSeason.ts';
import { storedGroupSeason } from './groupSeason.ts';
import { storedPlayerSeason } from './playerSeason.ts';

type Stored = ReadonlyMap<string, Record<string, unknown>>;

/** Returns the writes from one computation's records to another's. Without `before` all are set. */
export function recordWrites(season: string, before: SeasonRecords | null, after: SeasonRecords): Write[] {
  const stands = before ? storedRecords(season, before) : new Map<string, Record<string, unknown>>();
  const wanted = storedRecords(season, after);
  return [
    ...[...wanted]
      .filter(([path, record]) => JSON.stringify(stands.get(path)) !== JSON.stringify(record))
      .map(([path, record]) => setting(path, record)),
    ...[...stands.keys()].filter((path) => !wanted.has(path)).map(deleting),
  ];
}

/** Returns the records of players, schools and chapters as they are stored, by path. */
export function storedRecords(season: string, { players, joined, schools, chapters }: SeasonRecords): Stored {
  const path = (kind: string, id: string) => `seasons/${season}/${kind}/${id}`;
  return new Map([
    ...[...players].map(([id, record]) => [path('players', id), storedPlayerSeason(record)] as const),
    ...[...joined].map(([id, of]) => [path('players', id), { of }] as const),
    ...[...schools].map(([id, record]) => [path('schools', id), storedGroupSeason(record)] as const),
    ...[...chapters].map(([id, record]) => [path('chapters', id), storedGroupSeason(record)] as const),
  ]);
}
