import {
  collection,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type Change, serverNow, updating, type Write } from '../../domain/changes/change.ts';
import { readRequestOf } from '../../domain/events/privatePart.ts';
import { type RequestFilter, type RequestOrder, statusesOf } from '../../domain/requests/requestFilter.ts';
import {
  type RequestStatus,
  readRequest,
  type TournamentRequest,
} from '../../domain/requests/tournamentRequest.ts';
import { DataError, withTimeout } from '../errors.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { carriedOut } from './changes/planned.ts';
import { type PagedList, pagedQuery } from './reads/pagedList.ts';
import { liveList, readFound, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

const pageSize = 25;
const largePage = 500;
/** The maximum number of requests that are scanned, so that a flood cannot cost without limit. */
const mostLookedThrough = 5_000;
/** The maximum number of requests in one batch, which is stored as a whole or not at all. */
export const requestsAtOnce = 100;

/**
 * The maximum number of pending requests that are counted; beyond it the count only says that there are more.
 */
export const mostCounted = 20;

/**
 * Returns the tournament requests of a filter, 25 per page: newest first, or the soonest proposed date first;
 * a request without such a date is only in the former.
 */
export function staffRequests(filter: RequestFilter, order: RequestOrder): PagedList<TournamentRequest> {
  return pagedQuery({
    first: () => query(inOrder(filter, order), limit(pageSize)),
    size: pageSize,
    orderedBy: order === 'proposed' ? 'proposedDate' : 'createdAt',
    convert: (found) => readFound(found, readRequest),
  });
}

/** Returns the requests with a search token, newest first; 25 per page. */
export function requestsWithToken(token: string): PagedList<TournamentRequest> {
  return pagedQuery({
    first: () =>
      query(
        requests(),
        where('searchTokens', 'array-contains', token),
        orderBy('createdAt', 'desc'),
        orderBy(documentId(), 'desc'),
      ),
    size: pageSize,
    orderedBy: 'createdAt',
    convert: (found) => readFound(found, readRequest),
  });
}

/** Returns one request, live. */
export function staffRequest(id: string): Source<Watched<TournamentRequest>> {
  return watchDocument(['tournamentRequests', id], readRequest);
}

/** Returns the id of the request that an event was made of, live; '' for none. */
export function requestOfEvent(eventId: string): Source<Watched<string>> {
  return watchDocument(['events', eventId, 'private', 'staff'], (_, data) => readRequestOf(data));
}

/**
 * The ids of the newest pending requests, live: at most one more than `mostCounted`, so that counting stays
 * cheap.
 */
export const pendingRequests: Source<WatchedList<string>> = liveList(
  () => query(requests(), where('status', '==', 'pending'), orderBy('createdAt', 'desc')),
  { max: mostCounted + 1, convert: ({ id }) => id },
);

/**
 * Returns the ids of pending requests that were received before a moment, live: at most one more than
 * `mostCounted`.
 */
export function unansweredSince(moment: Date): Source<WatchedList<string>> {
  const asked = () =>
    query(
      requests(),
      where('status', '==', 'pending'),
      where('createdAt', '<', moment),
      orderBy('createdAt', 'desc'),
    );
  return liveList(asked, { max: mostCounted + 1, convert: ({ id }) => id });
}

/**
 * Returns the requests of a filter, newest first, including those that no list has loaded: the newest 5,000,
 * 500 per call. Needs a network. @throws DataError
 */
export async function everyRequest(filter: RequestFilter): Promise<TournamentRequest[]> {
  const all: TournamentRequest[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query(inOrder(filter, 'received'), ...(last ? [startAfter(last)] : []), limit(largePage));
    const { docs } = await withTimeout(getDocsFromServer(page));
    all.push(...docs.map((found) => readFound(found, readRequest)));
    last = docs[largePage - 1];
  } while (last && all.length < mostLookedThrough);
  return all;
}

/** Sets the status of several requests, at most 100, all or none. */
export function setRequestStatuses(moved: readonly { id: string; status: RequestStatus }[]): Change {
  return { writes: moved.map(({ id, status }) => movedTo(id, status)) };
}

/** Sets the status of a request. */
export function setRequestStatus(id: string, status: RequestStatus): Change {
  return { writes: [movedTo(id, status)] };
}

/**
 * Stores the note on a request, provided that the stored note is still `base`, which the edit began with.
 * Needs a network, since only the server knows. @throws DataError 'conflict' when someone else has changed it
 * meanwhile
 */
export function saveRequestNote(id: string, note: string, base: string): Promise<void> {
  const { path } = doc(requests(), id);
  return carriedOut(async (look) => {
    const stored = await look(path);
    if (stored === undefined) throw new DataError('missing');
    if (readRequest(id, stored).note !== base) throw new DataError('conflict');
    return [updating(path, { note, updatedAt: serverNow })];
  });
}

function movedTo(id: string, status: RequestStatus): Write {
  return updating(doc(requests(), id).path, { status, updatedAt: serverNow });
}

function inOrder(filter: RequestFilter, order: RequestOrder): Query {
  const statuses = statusesOf(filter);
  return query(
    requests(),
    ...(statuses ? [where('status', 'in', statuses)] : []),
    ...(order === 'proposed'
      ? [orderBy('proposedDate'), orderBy(documentId())]
      : [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')]),
  );
}

function requests() {
  return collection(staffDatabase, 'tournamentRequests');
}
