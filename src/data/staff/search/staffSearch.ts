import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  getDocFromCache,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { storedValues } from '../../../domain/events/eventFields.ts';
import { eventSearch, type FoundEvent } from '../../../domain/search/eventSearch.ts';
import { searchPlan } from '../../../domain/search/searchPlan.ts';
import type { SearchQuery } from '../../../domain/search/searchQuery.ts';
import type { Level } from '../../../domain/session/staffSession.ts';
import { withTimeout } from '../../errors.ts';
import { readStaffEvent, type StaffEvent } from '../events.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { askServer, askStored, foundIn, listedNames } from './askingFirestore.ts';
import { judgedCollege, judgedEvent, judgedRequest, judgedShown } from './judges.ts';
import { withToken } from './questions.ts';
import { type Answer, askedOnce, bestOf, type Judged, readOn } from './readOn.ts';
import { chaptersIn, furthest, lines, type Search, searching } from './searching.ts';

/** How many stored documents of each kind are looked through without a network. */
const mostStored = 500;
/** How many documents are read at a time where all are wanted, and how many ids one query has. */
const largePage = 300;
const idsAtOnce = 30;

const nothing: Answer<never> = { items: [], reach: 'all' };

/** Returns a search that asks the server. @throws DataError */
export function serverSearch(level: Level): Search {
  return searching(askServer, level, listedNames);
}

/** Returns a search through what this device has stored, for when there is no network. */
export function storedSearch(level: Level): Search {
  const events = stored(query(all('events'), orderBy('sortDate', 'desc')));
  const requests = stored(query(all('tournamentRequests'), orderBy('createdAt', 'desc')));
  const colleges = stored(all('colleges'));
  const isSuper = level === 'super';
  return async (asked) => {
    const plan = searchPlan(asked, [await listedNames()]);
    const [found, sent, added, chapters] = await Promise.all([
      events((event) => judgedShown(plan, shownEvent(event)), lines.events),
      requests((request) => judgedRequest(plan)(foundIn(request)), lines.requests),
      isSuper ? colleges((college) => judgedCollege(asked)(foundIn(college)), lines.colleges) : nothing,
      isSuper ? chaptersIn(askStored, plan) : nothing,
    ]);
    return {
      events: found.items,
      requests: sent.items,
      colleges: added.items,
      chapters: chapters.items,
      reach: furthest([found, sent, added, chapters]),
    };
  };
}

/** Returns a look through the stored documents of a query, which are read once. */
function stored(asked: Query) {
  let docs: Promise<readonly QueryDocumentSnapshot[]> | undefined;
  return async <T>(
    judge: (found: QueryDocumentSnapshot) => Judged<T>,
    wanted: number,
  ): Promise<Answer<T>> => {
    docs ??= getDocsFromCache(query(asked, limit(mostStored))).then((found) => found.docs);
    const each = await docs;
    const items = bestOf(each.map(judge));
    if (items.length > wanted) return { items: items.slice(0, wanted), reach: 'first' };
    return { items, reach: each.length < mostStored ? 'all' : 'some' };
  };
}

/** Finds so many events among all, newest first. @throws DataError */
export type EventFinder = (wanted: number) => Promise<Answer<FoundEvent>>;

/** Returns a search for events that reads `size` of them at a time; each page is read once. */
export function eventFinder(asked: SearchQuery, size: number): EventFinder {
  const ask = askedOnce(askServer);
  return async (wanted) => {
    const plan = searchPlan(asked, [await listedNames()]);
    const questions = plan.tokens.map((token) => withToken('events', token));
    const { items, reach } = await readOn({
      questions,
      sure: plan.sure,
      size,
      wanted,
      ask,
      judge: judgedEvent(plan),
    });
    return { items, reach };
  };
}

/**
 * Finds all events among the first `most` that a search looks at, and reads them. `onRead` is told how many
 * were read so far. @throws DataError
 */
export async function everyFoundEvent(
  asked: SearchQuery,
  most: number,
  onRead: (count: number) => void,
): Promise<StaffEvent[]> {
  const { items } = await eventFinder(asked, largePage)(most);
  const events: StaffEvent[] = [];
  for (let start = 0; start < items.length; start += idsAtOnce) {
    const ids = items.slice(start, start + idsAtOnce).map(({ id }) => id);
    const some = query(all('events'), where(documentId(), 'in', ids));
    const { docs } = await withTimeout(getDocsFromServer(some));
    events.push(...docs.map((found) => readFound(found, readStaffEvent)));
    onRead(events.length);
  }
  return events;
}

function all(path: string) {
  return collection(staffDatabase, path);
}

function shownEvent(found: DocumentSnapshot): { item: FoundEvent; tokens: readonly string[] } {
  const event = readFound(found, readStaffEvent);
  const { tokens, ...shown } = eventSearch(storedValues(event, event.ownSecrets));
  return { item: { ...shown, id: found.id }, tokens };
}

/** Returns the events of a day, soonest first, at most ten. @throws DataError */
export async function eventsOn(day: string): Promise<readonly FoundEvent[]> {
  const events = query(
    all('events'),
    where('sortDate', '>=', day),
    where('sortDate', '<=', `${day}T99`),
    orderBy('sortDate'),
    limit(10),
  );
  const { docs } = navigator.onLine
    ? await withTimeout(getDocsFromServer(events)).catch(() => getDocsFromCache(events))
    : await getDocsFromCache(events);
  return docs.map((found) => shownEvent(found).item);
}

/** Returns those events that this device has stored, in the order of `ids`. It asks no server. */
export async function eventsById(ids: readonly string[]): Promise<readonly FoundEvent[]> {
  const found = await Promise.all(
    ids.map((id) => getDocFromCache(doc(staffDatabase, 'events', id)).catch(() => null)),
  );
  return found.flatMap((event) => (event?.exists() ? [shownEvent(event).item] : []));
}
