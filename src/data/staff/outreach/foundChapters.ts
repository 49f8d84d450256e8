import { collectionGroup, documentId, query, where } from 'firebase/firestore';
import {
  type ChapterFilter,
  type Condition,
  filterConditions,
} from '../../../domain/outreach/chapterLists.ts';
import type { SearchQuery } from '../../../domain/search/searchQuery.ts';
import { dataError, isUnreachable } from '../../errors.ts';
import type { Source, WatchedList } from '../../source.ts';
import { fraternityRef, type PlacedFraternity, readPlaced } from '../fraternities.ts';
import { liveList } from '../reads/watch.ts';
import { askServer, askStored, listedNames } from '../search/askingFirestore.ts';
import { judgedPlaced } from '../search/judges.ts';
import { bestOf, type Reach } from '../search/readOn.ts';
import { chaptersIn, planned } from '../search/searching.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** How many chapters a search shows at most; Firestore watches up to 30 by their ids. */
export const mostFound = 20;

/** The chapters that a search found, the best first. */
export type FoundChapters = WatchedList<PlacedFraternity> & { reach: Reach };

/**
 * Returns the chapters of all colleges that a search finds and that fit a filter, 20 at most: looked for
 * once, as the palette does, then live as long as they fit.
 */
export function foundChapters(asked: SearchQuery, filter: ChapterFilter): Source<FoundChapters> {
  return (next, fail) => {
    let stop = () => {};
    let isOver = false;
    const conditions = filterConditions(filter);
    lookedFor(asked, conditions).then(
      ({ plan, items: found, reach, fromCache }) => {
        if (isOver) return;
        const none = { items: [], waiting: new Set<string>(), more: false, growing: false };
        if (found.length === 0) return next({ ...none, fromCache, reach });
        const judge = (one: PlacedFraternity) => judgedPlaced(plan, conditions, one);
        stop = withIds(found)(
          (list) => next({ ...list, items: bestOf(list.items.map(judge)), more: false, reach }),
          fail,
        );
      },
      (error: unknown) => {
        if (!isOver) fail(dataError(error));
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  };
}

/** Looks for chapters at the server or, without an answer, in what this device has stored. */
async function lookedFor(asked: SearchQuery, conditions: readonly Condition[]) {
  const book = await listedNames();
  const room = { size: mostFound + 1, wanted: mostFound, conditions };
  const look = async (fromCache: boolean) => {
    const ask = fromCache ? askStored : askServer;
    const { plan } = await planned(ask, asked, book, 'super');
    return { plan, fromCache, ...(await chaptersIn(ask, plan, room)) };
  };
  if (!navigator.onLine) return look(true);
  return look(false).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return look(true);
  });
}

function withIds(chapters: readonly PlacedFraternity[]): Source<WatchedList<PlacedFraternity>> {
  const refs = chapters.map(({ collegeId, id }) => fraternityRef(collegeId, id));
  return liveList(
    () => query(collectionGroup(staffDatabase, 'fraternities'), where(documentId(), 'in', refs)),
    { max: refs.length, convert: readPlaced, key: (found) => found.ref.path },
  );
}
