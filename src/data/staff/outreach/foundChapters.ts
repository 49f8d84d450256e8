import { collectionGroup, query, where } from 'firebase/firestore';
import { type ChapterFilter, filterConditions } from '../../../domain/outreach/chapterLists.ts';
import { readTokens } from '../../../domain/search/eventSearch.ts';
import { isFound, type SearchQuery } from '../../../domain/search/searchQuery.ts';
import type { Source, WatchedList } from '../../source.ts';
import { type PlacedFraternity, readPlaced } from '../fraternities.ts';
import { liveList } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** How many chapters a search shows at most. */
export const mostFound = 20;

/**
 * Returns the chapters of all colleges that a search finds and that fit a filter, live, 20 at most. Asks for
 * one token after the other until one finds something: each reads 21 documents at most.
 */
export function foundChapters(
  asked: SearchQuery,
  filter: ChapterFilter,
): Source<WatchedList<PlacedFraternity>> {
  return (next, fail) => {
    let stop = () => {};
    const ask = (place: number): void => {
      stop = chaptersWith(asked.tokens[place] ?? '', filter)((list) => {
        const isSettled = !list.fromCache || !navigator.onLine;
        if (list.items.length === 0 && isSettled && place + 1 < asked.tokens.length) {
          stop();
          ask(place + 1);
          return;
        }
        const found = list.items.filter(({ tokens }) => isFound(asked, tokens)).map(({ chapter }) => chapter);
        next({ ...list, items: found.slice(0, mostFound) });
      }, fail);
    };
    ask(0);
    return () => stop();
  };
}

function chaptersWith(token: string, filter: ChapterFilter) {
  return liveList(
    () =>
      query(
        collectionGroup(staffDatabase, 'fraternities'),
        where('searchTokens', 'array-contains', token),
        ...filterConditions(filter).map(([field, is, value]) => where(field, is, value)),
      ),
    {
      max: mostFound + 1,
      convert: (found) => ({ chapter: readPlaced(found), tokens: readTokens(found.data(), 'searchTokens') }),
      key: (found) => found.ref.path,
    },
  );
}
