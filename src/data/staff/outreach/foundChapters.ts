import { query, where } from 'firebase/firestore';
import { type ChapterFilter, filterConditions } from '../../../domain/outreach/chapterLists.ts';
import { listFields } from '../../../domain/outreach/listFields.ts';
import type { SearchPlan } from '../../../domain/search/searchPlan.ts';
import type { SearchQuery } from '../../../domain/search/searchQuery.ts';
import { dataError } from '../../errors.ts';
import type { Source, WatchedList } from '../../source.ts';
import { type PlacedFraternity, readPlaced } from '../fraternities.ts';
import { type PagedList, pagedQuery } from '../reads/pagedList.ts';
import { liveList } from '../reads/watch.ts';
import { askServer, askStored, listedNames, queryOf } from '../search/askingFirestore.ts';
import { fitOf } from '../search/judges.ts';
import { chaptersOf, withToken } from '../search/questions.ts';
import { bestOf, type Judged, type Reach } from '../search/readOn.ts';
import { planned } from '../search/searching.ts';

/** How many chapters a search shows at most, and how many pages of as many it reads. */
export const mostFound = 20;
const mostPages = 3;
/** The chapters of a college that are read; more than any has. */
const mostOfCollege = 100;

/** The chapters that a search found, the best first. */
export type FoundChapters = WatchedList<PlacedFraternity> & { reach: Reach };

/**
 * Returns the chapters of all colleges that a search finds and that fit a filter, live, 20 at most: of all
 * chapters of a named college, and of those with a token, one token after the other until one finds
 * something, three pages in all.
 */
export function foundChapters(asked: SearchQuery, filter: ChapterFilter): Source<FoundChapters> {
  return (next, fail) => {
    let stop = () => {};
    let isOver = false;
    const ask = navigator.onLine ? askServer : askStored;
    const plan = listedNames().then((book) => planned(ask, asked, book, 'super'));
    plan.then(
      (known) => {
        if (!isOver) stop = watched(known.plan, filter, next, fail);
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

type Chapters = WatchedList<PlacedFraternity>;

function watched(
  plan: SearchPlan,
  filter: ChapterFilter,
  ...[next, fail]: Parameters<Source<FoundChapters>>
): () => void {
  const lists = new Map<string, Chapters>();
  const stops = new Map<string, () => void>();
  const named = plan.colleges.map(({ id }) => id);
  const sure = plan.tokens.slice(1, plan.sure);
  let place = 0;
  let pages = 1;
  let { source, more } = withTokenAt(plan.tokens[place], filter);

  function watch(name: string, list: Source<Chapters>): void {
    stops.get(name)?.();
    lists.delete(name);
    const tell = (data: Chapters) => {
      lists.set(name, data);
      judge();
    };
    stops.set(
      name,
      list(tell, (error) => {
        stop();
        fail(error);
      }),
    );
  }
  function judge(): void {
    const byToken = lists.get('token');
    const surely = [...named, ...sure].flatMap((name) => lists.get(name) ?? []);
    if (!byToken || surely.length < named.length + sure.length) return;
    const all = [...surely, byToken];
    const each = new Map(all.flatMap(({ items }) => items).map((chapter) => [pathOf(chapter), chapter]));
    const found = bestOf(judged(plan, filter, [...each.values()]));
    const isSettled = all.every(({ fromCache }) => !fromCache) || !navigator.onLine;
    const isEnough = found.length >= mostFound || found.some(({ collegeId }) => named.includes(collegeId));
    if (isSettled && !isEnough && readsOn(byToken, found.length)) return;
    const isCut = !isEnough && (byToken.more || (found.length === 0 && hasNext()));
    next({
      items: found.slice(0, mostFound),
      waiting: new Set(all.flatMap(({ waiting }) => [...waiting])),
      fromCache: all.some(({ fromCache }) => fromCache),
      more: false,
      growing: false,
      reach: found.length > mostFound ? 'first' : isCut ? 'some' : 'all',
    });
  }
  function hasNext(): boolean {
    return Math.max(place + 1, plan.sure) < plan.tokens.length;
  }
  /** Reads the next page or asks for the next token; false when there is none or enough was read. */
  function readsOn({ items, more: hasMore, growing }: Chapters, found: number): boolean {
    if (growing) return true;
    if (pages >= mostPages || (!hasMore && (found > 0 || !hasNext()))) return false;
    if (items.length > 0) pages += 1;
    if (hasMore) more();
    else {
      place = Math.max(place + 1, plan.sure);
      ({ source, more } = withTokenAt(plan.tokens[place], filter));
      watch('token', source);
    }
    return true;
  }
  function stop(): void {
    for (const end of stops.values()) end();
  }

  for (const id of named) watch(id, chaptersAt(id));
  for (const token of sure) watch(token, withTokenAt(token, filter).source);
  watch('token', source);
  return stop;
}

function withTokenAt(token: string | undefined, filter: ChapterFilter): PagedList<PlacedFraternity> {
  const asked = queryOf(withToken('chapters', token ?? ''));
  const conditions = filterConditions(filter).map(([field, is, value]) => where(field, is, value));
  return pagedQuery({
    first: () => query(asked, ...conditions),
    size: mostFound,
    orderedBy: [],
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

function chaptersAt(collegeId: string): Source<Chapters> {
  return liveList(() => queryOf(chaptersOf(collegeId)), {
    max: mostOfCollege,
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

function judged(plan: SearchPlan, filter: ChapterFilter, chapters: readonly PlacedFraternity[]) {
  return chapters
    .filter((chapter) => isWithin(chapter, filter))
    .map((item): Judged<PlacedFraternity> => ({ item, fit: fitOf(plan, item) }));
}

/** Whether a chapter fits a filter, as the database would find it. */
function isWithin(chapter: PlacedFraternity, filter: ChapterFilter): boolean {
  const fields: Record<string, unknown> = { ...chapter, ...listFields(chapter) };
  return filterConditions(filter).every(([field, , value]) => fields[field] === value);
}

function pathOf({ collegeId, id }: PlacedFraternity): string {
  return `${collegeId}/${id}`;
}
