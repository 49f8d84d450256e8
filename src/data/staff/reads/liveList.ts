import { limit, type Query, type QueryDocumentSnapshot, query } from 'firebase/firestore';
import type { Source, WatchedList } from '../../source.ts';
import { type Rows, rowsOf, waitingOf } from './rows.ts';
import { watchQuery } from './watch.ts';

type Options<T> = {
  /** How many documents are read at most; the list says when there are more. */
  most: number;
  convert: (doc: QueryDocumentSnapshot) => T;
  /** What tells the documents apart, where it is not their id. */
  key?: (doc: QueryDocumentSnapshot) => string;
};

/** The documents of a query, live, in one piece. An item that did not change stays the same object. */
export function liveList<T>(asked: () => Query, { most, convert, key }: Options<T>): Source<WatchedList<T>> {
  return (next, fail) => {
    let rows: Rows<T> = new Map();
    return watchQuery(query(asked(), limit(most)))((found) => {
      rows = rowsOf(found, convert, rows, key);
      next({
        items: [...rows.values()].map(({ item }) => item),
        waiting: waitingOf(rows),
        fromCache: found.metadata.fromCache,
        more: found.size === most,
        growing: false,
      });
    }, fail);
  };
}
