import { limit, type Query, type QueryDocumentSnapshot, query, startAfter } from 'firebase/firestore';
import type { DataError } from '../../errors.ts';
import type { ListQuery } from '../../listQuery.ts';
import type { Source, WatchedList } from '../../source.ts';
import { type Rows, rowsOf, waitingOf } from './rows.ts';
import { listQuery, type Reader, readFound, watchQuery } from './watch.ts';

/**
 * A live list that grows by a page at a time: `more` asks for the next one; the list says when there is none.
 */
export type PagedList<T> = { source: Source<WatchedList<T>>; more: () => void };

/** What is listed, a page at a time, and how a document becomes an item. */
type Asked<T> = {
  /** All of it, in order; the list sets the limit. */
  first: () => Query;
  /** How many documents a page shows. */
  size: number;
  /** The field it is ordered by. */
  orderedBy: string;
  convert: (doc: QueryDocumentSnapshot) => T;
  /** What tells the documents apart, where it is not their id. */
  key?: (doc: QueryDocumentSnapshot) => string;
};

type Page<T> = {
  /** What it starts behind, '' for the first page. */
  after: string;
  /** By id, in order. Until the first snapshot those of the page that this one replaces. */
  rows: Rows<T>;
  /** The last document, when there are more behind it. */
  last: QueryDocumentSnapshot | undefined;
  fromCache: boolean;
  arrived: boolean;
  stop: () => void;
};

/** The list of events or tournaments, as `pagedQuery` has it. */
export function pagedList<T>(list: ListQuery, read: Reader<T>): PagedList<T> {
  return pagedQuery({
    first: () => listQuery(list),
    size: list.limit,
    orderedBy: 'sortDate',
    convert: (doc) => readFound(doc, read),
  });
}

/**
 * The list of a query, live, one listener a page: opening it reads one page and the document behind it, which
 * tells whether there are more; a change reads what changed. A page starts behind the last document of the
 * one before; when that one changes, the page starts anew behind it. An item that did not change stays the
 * same object.
 */
export function pagedQuery<T>(asked: Asked<T>): PagedList<T> {
  let wanted = 1;
  const chains = new Set<{ extend: () => void }>();
  return {
    source: (next, fail) => {
      const chain = startChain(asked, () => wanted, next, fail);
      chains.add(chain);
      return () => {
        chains.delete(chain);
        chain.stop();
      };
    },
    more: () => {
      wanted++;
      for (const chain of chains) chain.extend();
    },
  };
}

function startChain<T>(
  { first, size, orderedBy, convert, key }: Asked<T>,
  wanted: () => number,
  next: (list: WatchedList<T>) => void,
  fail: (error: DataError) => void,
) {
  const pages: Page<T>[] = [];
  /** Where a document stands in the list: what `startAfter` goes by. */
  const place = (found?: QueryDocumentSnapshot) =>
    found ? `${String(found.get(orderedBy))} ${found.ref.path}` : '';

  function open(index: number, last?: QueryDocumentSnapshot): void {
    const replaced = pages[index];
    replaced?.stop();
    const page: Page<T> = {
      after: place(last),
      rows: replaced?.rows ?? new Map(),
      last: undefined,
      fromCache: true,
      arrived: false,
      stop: () => {},
    };
    pages[index] = page;
    const pageQuery = query(first(), ...(last ? [startAfter(last)] : []), limit(size + 1));
    page.stop = watchQuery(pageQuery)(
      (found) => {
        const rows = rowsOf(found, convert, page.arrived ? page.rows : new Map(), key);
        page.rows = new Map([...rows].slice(0, size));
        page.last = found.size > size ? found.docs[size - 1] : undefined;
        page.fromCache = found.metadata.fromCache;
        page.arrived = true;
        follow(index);
        next(joined(pages));
      },
      (error) => {
        stop();
        fail(error);
      },
    );
  }

  /** Opens, keeps or closes what comes behind a page that has changed. */
  function follow(index: number): void {
    const last = pages[index]?.last;
    if (!last || index + 1 >= wanted()) {
      for (const surplus of pages.splice(index + 1)) surplus.stop();
    } else if (pages[index + 1]?.after !== place(last)) {
      open(index + 1, last);
    }
  }

  function extend(): void {
    if (!pages.at(-1)?.arrived) return;
    follow(pages.length - 1);
    next(joined(pages));
  }

  function stop(): void {
    for (const page of pages) page.stop();
  }

  open(0);
  return { extend, stop };
}

function joined<T>(pages: readonly Page<T>[]): WatchedList<T> {
  // A document that moves from one page to the next is in both for a moment.
  const all = new Map(pages.flatMap((page) => [...page.rows]));
  const last = pages.at(-1);
  return {
    items: [...all.values()].map(({ item }) => item),
    waiting: waitingOf(all),
    fromCache: pages.some((page) => page.fromCache),
    // Until a page is there, nobody knows what's behind it.
    more: last?.last !== undefined || last?.arrived === false,
    growing: last?.arrived === false,
  };
}
