import { limit, type Query, type QueryDocumentSnapshot, query } from 'firebase/firestore';
import type { Source, WatchedList } from '../../source.ts';
import { type Rows, rowsOf, waitingOf } from './rows.ts';
import { watchQuery } from './watch.ts';

type Options<T> = {
  /** The maximum number of documents read; the list says when there are more. */
  max: number;
  convert: (doc: QueryDocumentSnapshot) => T;
  /** Returns the key of a document, where it is not its id. */
  key?: (doc: QueryDocumentSnapshot) => string;
};

/** Returns the documents of a query as one live list. An item that did not change stays the same object. */
export function liveList<T>(
  makeQuery: () => Query,
  { max, convert, key }: Options<T>,
): Source<WatchedList<T>> {
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
