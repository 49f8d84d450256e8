import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { type Change, deleting, serverNow, updating } from '../../domain/change.ts';
import { type RequestStatus, readRequest, type TournamentRequest } from '../../domain/readRequest.ts';
import { answer, DataError } from '../errors.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList } from './liveList.ts';
import { type PagedList, pagedQuery } from './pagedList.ts';
import { staffDatabase } from './staffDatabase.ts';
import { readFound } from './watch.ts';

const pageSize = 25;

/** How many pending requests are counted; of more it is only told that there are more. */
export const mostCounted = 20;

/** All tournament requests, or those of one status, newest first; 25 a page. */
export function staffRequests(status: RequestStatus | ''): PagedList<TournamentRequest> {
  return pagedQuery({
    first: () =>
      query(
        requests(),
        ...(status === '' ? [] : [where('status', '==', status)]),
        orderBy('createdAt', 'desc'),
        orderBy(documentId(), 'desc'),
        limit(pageSize),
      ),
    size: pageSize,
    orderedBy: 'createdAt',
    convert: (found) => readFound(found, readRequest),
  });
}

/** The ids of the newest pending requests, live: at most one more than `mostCounted`, so that counting stays cheap. */
export const pendingRequests: Source<WatchedList<string>> = liveList(
  () => query(requests(), where('status', '==', 'pending'), orderBy('createdAt', 'desc')),
  { most: mostCounted + 1, convert: ({ id }) => id },
);

/** Says where a request stands. */
export function setRequestStatus(id: string, status: RequestStatus): Change {
  return { writes: [updating(doc(requests(), id).path, { status, updatedAt: serverNow })] };
}

/**
 * Stores the note on a request, provided that it still says `base`, which is what the writer began with. Only with a
 * network, since only the server knows. @throws DataError 'conflict' when somebody else has changed it meanwhile
 */
export async function saveRequestNote(id: string, note: string, base: string): Promise<void> {
  await answer(
    runTransaction(staffDatabase, async (transaction) => {
      const ref = doc(requests(), id);
      const found = await transaction.get(ref);
      if (!found.exists()) throw new DataError('missing');
      if (readRequest(id, found.data()).note !== base) throw new DataError('conflict');
      transaction.update(ref, { note, updatedAt: serverTimestamp() });
    }),
  );
}

/** Deletes a request; super admins only. */
export function deleteRequest(id: string): Change {
  return { writes: [deleting(doc(requests(), id).path)] };
}

function requests() {
  return collection(staffDatabase, 'tournamentRequests');
}
