import { leadsTo, type PlayerSeason, readPlayerSeason } from '../../../domain/season/playerSeason.ts';
import { type SeasonRecord, seasonRecord } from '../seasonRecord.ts';

export type PlayerData = Promise<SeasonRecord<PlayerSeason>>;

/** Reads the record of a player in the season in the address. */
export function playerData(id = '', given?: string) {
  return seasonRecord('players', id, given, readPlayerSeason, leadsTo);
}
