import { type PlayerSeason, readPlayerSeason } from '../../domain/season/playerSeason.ts';
import { firestoreCall } from './firestoreCall.ts';
import { encodedValue } from './firestoreValues.ts';
import { foundIn } from './visitorReads.ts';

/** The maximum number of players that a visitor's search reads at once; the rules allow no more. */
export const foundLimit = 10;

/**
 * Returns players of a season whom its standings don't list, by a token of their names, at most 10, in no
 * order. @throws DataError
 */
export async function playersByToken(season: string, token: string): Promise<PlayerSeason[]> {
  const field = { fieldPath: 'searchTokens' };
  const structuredQuery = {
    from: [{ collectionId: 'players' }],
    where: { fieldFilter: { field, op: 'ARRAY_CONTAINS', value: encodedValue(token) } },
    limit: foundLimit,
  };
  const answer = await firestoreCall('runQuery', { structuredQuery }, `/seasons/${season}`);
  return foundIn(answer).map(({ id, fields }) => readPlayerSeason(season, id, fields));
}
