import {
  collection,
  documentId,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { shownAs } from '../../../domain/night/draw/shownName.ts';
import { type Results, readResults } from '../../../domain/results/results.ts';
import { playerTokens } from '../../../domain/search/playerSearch.ts';
import { isFound, type SearchQuery } from '../../../domain/search/searchQuery.ts';
import { type Player, readPlayer } from '../../../domain/season/player.ts';
import { withTimeout } from '../../errors.ts';
import type { Source, Watched, WatchedList } from '../../source.ts';
import { liveList, readFound, watchDocument } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

const players = () => collection(staffDatabase, 'players');

/** How many players a search shows at most, and how many this device looks through without a network. */
const mostFound = 20;
const mostStored = 2_000;
/** The maximum number of values in one query. */
const valuesAtOnce = 30;

/** What a search found. `stored`: only among what this device has. */
export type FoundPlayers = { players: readonly Player[]; more: boolean; stored: boolean };

/**
 * Returns the players that a search finds by name or email address, by name; without a network those that
 * this device has stored. 20 documents for each token that is asked for. @throws DataError
 */
export async function findPlayers(asked: SearchQuery, isOnline: boolean): Promise<FoundPlayers> {
  if (!isOnline) {
    const { docs } = await getDocsFromCache(query(players(), limit(mostStored)));
    const hits = matching(
      asked,
      docs.map((item) => readFound(item, readPlayer)),
    );
    return { players: hits.slice(0, mostFound), more: hits.length > mostFound, stored: true };
  }
  for (const token of asked.tokens) {
    const some = query(players(), where('searchTokens', 'array-contains', token), limit(mostFound));
    const { docs } = await withTimeout(getDocsFromServer(some));
    if (docs.length === 0) continue;
    const found = docs.map((item) => readFound(item, readPlayer));
    return { players: matching(asked, found), more: docs.length === mostFound, stored: false };
  }
  return { players: [], more: false, stored: false };
}

function matching(asked: SearchQuery, all: readonly Player[]): Player[] {
  return all
    .filter((player) => isFound(asked, playerTokens(player)))
    .sort((one, two) => one.name.localeCompare(two.name, 'en-US'));
}

/** Returns a player's record, live. */
export function playerRecord(id: string): Source<Watched<Player>> {
  return watchDocument(['players', id], readPlayer);
}

/** Returns all records that were joined to others, live; 500 at most. */
export const joinedPlayers: Source<WatchedList<Player>> = liveList(
  () => query(players(), where('aliasOf', '>', '')),
  { max: 500, convert: (item) => readFound(item, readPlayer) },
);

/** Returns the results of all seasons in which one of these players has a place, live; 200 nights at most. */
export function resultsOfPlayers(ids: readonly string[]): Source<WatchedList<Results>> {
  const some = ids.slice(0, valuesAtOnce);
  return liveList(
    () => query(collection(staffDatabase, 'results'), where('ids', 'array-contains-any', some)),
    { max: 200, convert: (item) => readFound(item, readResults) },
  );
}

/** Returns the records with these ids, in no order; those that there are. @throws DataError */
export async function playersWithIds(ids: readonly string[]): Promise<Player[]> {
  const batches = [];
  for (let start = 0; start < ids.length; start += valuesAtOnce)
    batches.push(query(players(), where(documentId(), 'in', ids.slice(start, start + valuesAtOnce))));
  const answers = await withTimeout(Promise.all(batches.map((batch) => getDocsFromServer(batch))));
  return answers.flatMap(({ docs }) => docs.map((item) => readFound(item, readPlayer)));
}

/** Returns the players who are shown in a way of their own wherever they play, live; 500 at most. */
export const playersShownAs: Source<WatchedList<Player>> = liveList(
  () => query(players(), where('shownAs', 'in', [...shownAs])),
  { max: 500, convert: (item) => readFound(item, readPlayer) },
);
