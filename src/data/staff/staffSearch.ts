import {
  collection,
  collectionGroup,
  type DocumentSnapshot,
  doc,
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
import { type College, readCollege } from '../../domain/colleges/college.ts';
import { storedValues } from '../../domain/events/eventFields.ts';
import { readFraternity } from '../../domain/fraternities/fraternity.ts';
import { readRequest, type TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { chapterTokens } from '../../domain/search/chapterSearch.ts';
import {
  eventSearch,
  type FoundEvent,
  readEventSearch,
  readTokens,
} from '../../domain/search/eventSearch.ts';
import { requestTokens } from '../../domain/search/requestSearch.ts';
import { isFound, type SearchQuery } from '../../domain/search/searchQuery.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { withTimeout } from '../errors.ts';
import { readStaffEvent } from './events.ts';
import { type PlacedFraternity, readPlaced } from './fraternities.ts';
import { readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** What a search found; `colleges` are those that staff added, beside the list that the browser has. */
export type SearchHits = {
  events: readonly FoundEvent[];
  requests: readonly TournamentRequest[];
  colleges: readonly College[];
  chapters: readonly PlacedFraternity[];
};

/** A search for everything, as far as one level may see it. */
export type Search = (asked: SearchQuery) => Promise<SearchHits>;

/** The documents of one search, 20 together (docs/decisions/data-and-rules.md). */
const most = { events: 8, requests: 4, colleges: 4, chapters: 4 };
/**
 * A request has the tokens that its visitor sent. Those that its own fields don't say are left out, so more
 * are asked for than are shown.
 */
const mostAsked = 12;
/** How many stored documents of each kind are looked through without a network. */
const mostStored = 500;

type Hit<T> = { item: T; tokens: readonly string[] };
type Kind<T> = {
  /** Returns the query for a token. */
  ask: (token: string) => Query;
  /** Returns the query for what this device has stored. */
  stored: () => Query;
  read: (found: QueryDocumentSnapshot) => Hit<T>;
  readStored: (found: QueryDocumentSnapshot) => Hit<T>;
};

/**
 * Returns a search that asks the server, once for each token: what was found is remembered as long as the
 * search is in use. @throws DataError
 */
export function serverSearch(level: Level): Search {
  const [events, requests] = [asking(eventKind), asking(requestKind)];
  if (level !== 'super') {
    return async (asked) => {
      const found = await Promise.all([events(asked), requests(asked)]);
      const shown = found[1].slice(0, most.requests);
      return { events: found[0], requests: shown, colleges: [], chapters: [] };
    };
  }
  const [colleges, chapters] = [asking(collegeKind), asking(chapterKind)];
  return async (asked) => {
    const found = await Promise.all([events(asked), requests(asked), colleges(asked), chapters(asked)]);
    const shown = found[1].slice(0, most.requests);
    return { events: found[0], requests: shown, colleges: found[2], chapters: found[3] };
  };
}

/** Returns a search through what this device has stored, for when there is no network. */
export function storedSearch(level: Level): Search {
  const [events, requests] = [lookingThrough(eventKind), lookingThrough(requestKind)];
  const none = async () => [];
  const colleges = level === 'super' ? lookingThrough(collegeKind) : none;
  const chapters = level === 'super' ? lookingThrough(chapterKind) : none;
  return async (asked) => ({
    events: (await events(asked)).slice(0, most.events),
    requests: (await requests(asked)).slice(0, most.requests),
    colleges: (await colleges(asked)).slice(0, most.colleges),
    chapters: (await chapters(asked)).slice(0, most.chapters),
  });
}

/**
 * Returns the events that a search finds among all, newest first: `size` at most and, as `more`, whether
 * there may be others. @throws DataError
 */
export async function findEvents(
  asked: SearchQuery,
  size: number,
): Promise<{ events: readonly FoundEvent[]; more: boolean }> {
  for (const token of asked.tokens) {
    const { docs } = await withTimeout(getDocsFromServer(query(eventsWith(token), limit(size))));
    if (docs.length > 0)
      return { events: matching(asked, docs.map(readFoundEvent)), more: docs.length === size };
  }
  return { events: [], more: false };
}

const eventKind: Kind<FoundEvent> = {
  ask: (token) => query(eventsWith(token), limit(most.events)),
  stored: () => query(collection(staffDatabase, 'events'), orderBy('sortDate', 'desc'), limit(mostStored)),
  read: readFoundEvent,
  readStored: shownEvent,
};

const requestKind: Kind<TournamentRequest> = {
  ask: (token) =>
    query(
      collection(staffDatabase, 'tournamentRequests'),
      where('searchTokens', 'array-contains', token),
      orderBy('createdAt', 'desc'),
      limit(mostAsked),
    ),
  stored: () =>
    query(collection(staffDatabase, 'tournamentRequests'), orderBy('createdAt', 'desc'), limit(mostStored)),
  read: readFoundRequest,
  readStored: readFoundRequest,
};

const collegeKind: Kind<College> = {
  ask: (token) =>
    query(
      collection(staffDatabase, 'colleges'),
      where('searchTokens', 'array-contains', token),
      limit(most.colleges),
    ),
  stored: () => query(collection(staffDatabase, 'colleges'), limit(2 * mostStored)),
  read: (found) => ({ item: readFound(found, readCollege), tokens: tokensIn(found) }),
  readStored: (found) => ({ item: readFound(found, readCollege), tokens: tokensIn(found) }),
};

const chapterKind: Kind<PlacedFraternity> = {
  ask: (token) =>
    query(
      collectionGroup(staffDatabase, 'fraternities'),
      where('searchTokens', 'array-contains', token),
      limit(most.chapters),
    ),
  stored: () => query(collectionGroup(staffDatabase, 'fraternities'), limit(mostStored)),
  read: (found) => ({ item: readPlaced(found), tokens: tokensIn(found) }),
  readStored: (found) => {
    const chapter = readPlaced(found);
    return { item: chapter, tokens: chapterTokens(chapter.collegeId, readFraternity(chapter.id, chapter)) };
  },
};

/** Asks for one token after the other until one finds something, and compares what came with all words. */
function asking<T>({ ask, read }: Kind<T>): (asked: SearchQuery) => Promise<T[]> {
  const known = new Map<string, Promise<Hit<T>[]>>();
  const hitsOf = (token: string) => {
    const before = known.get(token);
    if (before) return before;
    const hits = withTimeout(getDocsFromServer(ask(token))).then(({ docs }) => docs.map(read));
    known.set(token, hits);
    hits.catch(() => known.delete(token));
    return hits;
  };
  return async (asked) => {
    for (const token of asked.tokens) {
      const hits = await hitsOf(token);
      if (hits.length > 0) return matching(asked, hits);
    }
    return [];
  };
}

function lookingThrough<T>({ stored, readStored }: Kind<T>): (asked: SearchQuery) => Promise<T[]> {
  let all: Promise<Hit<T>[]> | undefined;
  return async (asked) => {
    all ??= getDocsFromCache(stored()).then(({ docs }) => docs.map(readStored));
    return matching(asked, await all);
  };
}

function matching<T>(asked: SearchQuery, hits: readonly Hit<T>[]): T[] {
  return hits.filter(({ tokens }) => isFound(asked, tokens)).map(({ item }) => item);
}

function eventsWith(token: string): Query {
  return query(
    collectionGroup(staffDatabase, 'private'),
    where('tokens', 'array-contains', token),
    orderBy('sortDate', 'desc'),
  );
}

function readFoundEvent(found: QueryDocumentSnapshot): Hit<FoundEvent> {
  return readEventSearch(found.ref.parent.parent?.id ?? '', found.data());
}

function readFoundRequest(found: QueryDocumentSnapshot): Hit<TournamentRequest> {
  const request = readFound(found, readRequest);
  return { item: request, tokens: requestTokens(request) };
}

function shownEvent(found: DocumentSnapshot): Hit<FoundEvent> {
  const event = readFound(found, readStaffEvent);
  const { tokens, ...shown } = eventSearch(storedValues(event, event.ownSecrets));
  return { item: { ...shown, id: found.id }, tokens };
}

function tokensIn(found: QueryDocumentSnapshot): string[] {
  return readTokens(found.data(), 'searchTokens');
}

/** Returns the events of a day, soonest first, at most ten. @throws DataError */
export async function eventsOn(day: string): Promise<readonly FoundEvent[]> {
  const events = query(
    collection(staffDatabase, 'events'),
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
