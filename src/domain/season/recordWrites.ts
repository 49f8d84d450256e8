import { deleting, setting, type Write } from '../changes/change.ts';
import { playerTokens } from '../search/playerSearch.ts';
import type { SeasonRecords } from './computeSeason.ts';
import { type GroupSeason, storedGroupSeason } from './groupSeason.ts';
import { type PlayerSeason, storedPlayerSeason } from './playerSeason.ts';

type Stored = ReadonlyMap<string, Record<string, unknown>>;

/**
 * Returns the writes from one computation's records to another's. Without `before` all are set. `isOld`: what
 * stands was written before records had a search's tokens and the numbers of the rule.
 */
export function recordWrites(
  season: string,
  before: SeasonRecords | null,
  after: SeasonRecords,
  isOld = false,
): Write[] {
  const stands: Stored = before ? storedRecords(season, before, isOld) : new Map();
  const wanted = storedRecords(season, after);
  return [
    ...[...wanted]
      .filter(([path, record]) => JSON.stringify(stands.get(path)) !== JSON.stringify(record))
      .map(([path, record]) => setting(path, record)),
    ...[...stands.keys()].filter((path) => !wanted.has(path)).map(deleting),
  ];
}

/** Returns the records of players, schools and chapters as they are stored, by path. */
export function storedRecords(
  season: string,
  { players, joined, schools, chapters }: SeasonRecords,
  isOld = false,
): Stored {
  const path = (kind: string, id: string) => `seasons/${season}/${kind}/${id}`;
  return new Map([
    ...[...players].map(([id, record]) => [path('players', id), playerFields(record, isOld)] as const),
    ...[...joined].map(([id, of]) => [path('players', id), { of }] as const),
    ...[...schools].map(([id, record]) => [path('schools', id), groupFields(record, isOld)] as const),
    ...[...chapters].map(([id, record]) => [path('chapters', id), groupFields(record, isOld)] as const),
  ]);
}

/** A search of the standings has the players that they list at hand, so only the others have tokens. */
function playerFields(record: PlayerSeason, isOld: boolean): Record<string, unknown> {
  const fields = storedPlayerSeason(record);
  if (record.place !== null || isOld) return fields;
  return { ...fields, searchTokens: playerTokens({ name: record.name, email: '' }) };
}

function groupFields(record: GroupSeason, isOld: boolean): Record<string, unknown> {
  const { best, ofOneNight, ...fields } = storedGroupSeason(record);
  return isOld ? fields : { ...fields, best, ofOneNight };
}
