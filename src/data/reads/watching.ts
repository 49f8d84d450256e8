import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
} from 'firebase/firestore';
import { dataError } from '../errors.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { type Rows, rowsOf, waitingOf } from './rows.ts';

/** Converts a stored document to a domain object. */
export type Reader<T> = (id: string, data: unknown) => T;

/** Returns the content of a found document, with estimated times for its own unsent changes. */
export function readFound<T>(found: DocumentSnapshot<DocumentData>, read: Reader<T>): T {
  return read(found.id, found.data({ serverTimestamps: 'estimate' }));
}

type Options<T> = {
  /** The maximum number of documents read; the list says when there are more. */
  max: number;
  convert: (doc: QueryDocumentSnapshot) => T;
  /** Returns the key of a document, where it is not its id. */
  key?: (doc: QueryDocumentSnapshot) => string;
};

type Listen<Found> = (next: (found: Found) => void, fail: (error: unknown) => void) => () => void;

/**
 * Returns the functions that watch a database. `onRefused` is called when the rules end a watch, since the
 * account may have lost its access as a whole.
 */
export function watching(onRefused: () => void) {
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
        if (problem.kind === 'refused') onRefused();
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

  /** Returns one document, live. */
  function watchReference<T>(reference: () => DocumentReference, read: Reader<T>): Source<Watched<T>> {
    return listening<DocumentSnapshot, Watched<T>>(
      (next, fail) => onSnapshot(reference(), { includeMetadataChanges: true }, { next, error: fail }),
      (found) => ({
        item: found.exists() ? readFound(found, read) : null,
        fromCache: found.metadata.fromCache,
        waiting: new Set(found.metadata.hasPendingWrites ? [found.id] : []),
      }),
    );
  }

  /** Returns the snapshots of a query, including metadata changes. */
  function watchQuery(watched: Query): Source<QuerySnapshot> {
    return listening<QuerySnapshot, QuerySnapshot>(
      (next, fail) => onSnapshot(watched, { includeMetadataChanges: true }, { next, error: fail }),
      (found) => found,
    );
  }

  /** Returns the documents of a query as one live list. An item that did not change stays the same object. */
  function liveList<T>(makeQuery: () => Query, { max, convert, key }: Options<T>): Source<WatchedList<T>> {
    return (next, fail) => {
      let rows: Rows<T> = new Map();
      return watchQuery(query(makeQuery(), limit(max)))((found) => {
        rows = rowsOf(found, convert, rows, key);
        next({
          items: [...rows.values()].map(({ item }) => item),
          waiting: waitingOf(rows),
          fromCache: found.metadata.fromCache,
          more: found.size === max,
          growing: false,
        });
      }, fail);
    };
  }

  return { watchReference, watchQuery, liveList };
}
