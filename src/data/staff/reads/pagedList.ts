import { limit, type Query, type QueryDocumentSnapshot, query, startAfter } from 'firebase/firestore';
import type { DataError } from '../../errors.ts';
import type { ListQuery } from '../../listQuery.ts';
import { type Rows, rowsOf, waitingOf } from '../../reads/rows.ts';
import type { Source, WatchedList } from '../../source.ts';
import { listQuery, type Reader, readFound, watchQuery } from './watch.ts';

/**
 * A live list that grows by a page at a time: `more` loads the next one; the list says when there is none.
 */
export type PagedList<T> = { source: Source<WatchedList<T>>; more: () => void };

/** The query of a list, its page size, and the conversion of documents to items. */
type ListOptions<T> = {
  /** Returns the whole query, in order; the list adds the limit. */
  first: () => Query;
  /** The number of documents on a page. */
  size: number;
  /** The fields the query is ordered by. */
  orderedBy: string | readonly string[];
  convert: (doc: QueryDocumentSnapshot) => T;
  /** Returns the key of a document, where it is not its id. */
  key?: (doc: QueryDocumentSnapshot) => string;
};

type Page<T> = {
  /** The position it starts after, '' for the first page. */
  after: string;
  /**
   * The rows by key, in order. Until the first snapshot these are the rows of the page that this one
   * replaces.
   */
  rows: Rows<T>;
  /** The last document, when there are more after it. */
  last: QueryDocumentSnapshot | undefined;
  fromCache: boolean;
  arrived: boolean;
  stop: () => void;
};

/** Returns a list of events or tournaments, like `pagedQuery`. */
export function pagedList<T>(list: ListQuery, read: Reader<T>): PagedList<T> {
  return pagedQuery({
    first: () => listQuery(list),
    size: list.limit,
    orderedBy: 'sortDate',
    convert: (doc) => readFound(doc, read),
  });
}

/**
 * Returns the list of a query, live, with one listener per page: opening it reads one page and one more
 * document, which shows whether there are more; a change reads only what changed. A page starts after the
 * last document of the one before; when that one changes, the page restarts after it. An item that did not
 * change stays the same object.
 */
export function pagedQuery<T>(options: ListOptions<T>): PagedList<T> {
  let wanted = 1;
  const chains = new Set<{ extend: () => void }>();
  return {
    source: (next, fail) => {
      const chain = startChain(options, () => wanted, next, fail);
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
  { first, size, orderedBy, convert, key }: ListOptions<T>,
  wanted: () => number,
  next: (list: WatchedList<T>) => void,
  fail: (error: DataError) => void,
) {
  const pages: Page<T>[] = [];
  /** Returns the position of a document in the list, as `startAfter` needs it. */
  const place = (found?: QueryDocumentSnapshot) =>
    found ? [...[orderedBy].flat().map((field) => String(found.get(field))), found.ref.path].join(' ') : '';

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

  /** Opens, keeps or closes the page after one that has changed. */
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
  // A document that moves from one page to the next is briefly in both.
  const all = new Map(pages.flatMap((page) => [...page.rows]));
  const last = pages.at(-1);
  return {
    items: [...all.values()].map(({ item }) => item),
    waiting: waitingOf(all),
    fromCache: pages.some((page) => page.fromCache),
    // Until a page has arrived, it isn't known whether more follow.
    more: last?.last !== undefined || last?.arrived === false,
    growing: last?.arrived === false,
  };
}
