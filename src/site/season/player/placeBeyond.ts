import { fetchDocument } from '../../../data/site/visitorReads.ts';
import { placeOn } from '../../../domain/season/ladder.ts';
import type { PlayerSeason } from '../../../domain/season/playerSeason.ts';
import { readSeason } from '../../../domain/season/season.ts';

/** A place that the standings don't list, null when it can't be told, and of how many players. */
export type PlaceBeyond = { place: number | null; of: number };

/** Returns the place of a player beyond those listed: two fields of the standings. @throws DataError */
export async function placeBeyond(player: PlayerSeason): Promise<PlaceBeyond> {
  const { data } = await fetchDocument(['seasons', player.season], ['ladder', 'totals']);
  const { ladder, totals } = readSeason(player.season, data);
  return { place: placeOn(ladder, player), of: totals.players };
}
