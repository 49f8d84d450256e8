import {
  collection,
  type DocumentData,
  type DocumentSnapshot,
  doc,
  documentId,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { dataError } from '../../errors.ts';
import type { ListQuery } from '../../listQuery.ts';
import type { Source, Watched } from '../../source.ts';
import { sessionIsOver } from '../session/sessionIsOver.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** Converts a stored document to a domain object. */
export type Reader<T> = (id: string, data: unknown) => T;

/** Returns a list in the database as a query of the full SDK, in the order of `ListQuery`. */
export function listQuery(list: ListQuery, atMost = list.limit): Query {
  return query(
    collection(staffDatabase, list.collection),
    ...list.where.map(([field, is, value]) => where(field, is, value)),
    orderBy('sortDate', list.direction),
    orderBy(documentId(), list.direction),
    limit(atMost),
  );
}

/** Returns one document, live. */
export function watchDocument<T>(path: readonly [string, ...string[]], read: Reader<T>): Source<Watched<T>> {
  return listening<DocumentSnapshot, Watched<T>>(
    (next, fail) =>
      onSnapshot(doc(staffDatabase, ...path), { includeMetadataChanges: true }, { next, error: fail }),
    (found) => ({
      item: found.exists() ? readFound(found, read) : null,
      fromCache: found.metadata.fromCache,
      waiting: new Set(found.metadata.hasPendingWrites ? [found.id] : []),
    }),
  );
}

/** Returns the snapshots of a query, including metadata changes. */
export function watchQuery(watched: Query): Source<QuerySnapshot> {
  return listening<QuerySnapshot, QuerySnapshot>(
    (next, fail) => onSnapshot(watched, { includeMetadataChanges: true }, { next, error: fail }),
    (found) => found,
  );
}

/** Returns the content of a found document, with estimated times for its own unsent changes. */
export function readFound<T>(found: DocumentSnapshot<DocumentData>, read: Reader<T>): T {
  return read(found.id, found.data({ serverTimestamps: 'estimate' }));
}

type Listen<Found> = (next: (found: Found) => void, fail: (error: unknown) => void) => () => void;

function listening<Found, T>(listen: Listen<Found>, convert: (found: Found) => T): Source<T> {
  return (next, fail) => {
    let stopped = false;
    let stop = () => {};
    const end = (error: unknown) => {
      if (stopped) return;
      stopped = true;
      const problem = dataError(error);
      fail(problem);
      stop();
      // If the session is over, the sign-in replaces the message.
      if (problem.kind === 'refused') void sessionIsOver();
    };
    try {
      stop = listen((found) => {
        if (stopped) return;
        try {
          next(convert(found));
        } catch (error) {
          end(error);
        }
      }, end);
    } catch (error) {
      // The database was closed, by a logout for instance.
      queueMicrotask(() => end(error));
    }
    return () => {
      stopped = true;
      stop();
    };
  };
}
