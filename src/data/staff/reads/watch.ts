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

/** Makes a stored document ours. */
export type Reader<T> = (id: string, data: unknown) => T;

/** A list in the database as a query of the full SDK, in the order of `ListQuery`. */
export function listQuery(list: ListQuery, atMost = list.limit): Query {
  return query(
    collection(staffDatabase, list.collection),
    ...list.where.map(([field, is, value]) => where(field, is, value)),
    orderBy('sortDate', list.direction),
    orderBy(documentId(), list.direction),
    limit(atMost),
  );
}

/** One document, live. */
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

/** The snapshots of a query, changes of their metadata included. */
export function watchQuery(asked: Query): Source<QuerySnapshot> {
  return listening<QuerySnapshot, QuerySnapshot>(
    (next, fail) => onSnapshot(asked, { includeMetadataChanges: true }, { next, error: fail }),
    (found) => found,
  );
}

/** What a found document says, with the time of its own unsent changes estimated. */
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
      // If it is the session, the sign-in takes the place of the message.
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
