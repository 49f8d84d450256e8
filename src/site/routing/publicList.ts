import { isUnreachable } from '../../data/errors.ts';
import type { Cursor } from '../../data/listQuery.ts';
import type { Page } from '../../data/site/visitorReads.ts';
import { createStore } from '../../lib/store.ts';
import type { Memory } from './lastSeen.ts';

/** The state of a list. `more`: the next page; `asOf`: when the list was fetched, if not now. */
export type Listed<T> =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; items: T[]; more: 'none' | 'some' | 'loading' | 'failed'; asOf: Date | null };

/**
 * A list that grows page by page. It outlives its component, so that going back shows everything that was
 * loaded.
 */
export type PagedList<T> = {
  now: () => Listed<T>;
  watch: (listener: () => void) => () => void;
  more: () => void;
};

/** Starts to fetch a list: `fetch` returns the first page, or the page after the cursor. */
export function pagedList<T>(fetch: (after?: Cursor) => Promise<Page<T>>, memory: Memory<T>): PagedList<T> {
  const { get, set: setList, watch } = createStore<Listed<T>>({ status: 'loading' });
  let next: Cursor | null = null;

  function arrive(before: T[], page: Page<T>): void {
    next = page.next;
    setList({ status: 'ready', items: [...before, ...page.items], more: next ? 'some' : 'none', asOf: null });
  }

  async function start(): Promise<void> {
    try {
      const page = await fetch();
      memory.keep(page.items);
      arrive([], page);
    } catch (error) {
      const known = isUnreachable(error) ? memory.find() : null;
      setList(
        known ? { status: 'ready', items: known.items, more: 'none', asOf: known.at } : { status: 'failed' },
      );
    }
  }

  async function more(): Promise<void> {
    const shown = get();
    if (shown.status !== 'ready' || !next || shown.more === 'loading') return;
    setList({ ...shown, more: 'loading' });
    try {
      arrive(shown.items, await fetch(next));
    } catch {
      setList({ ...shown, more: 'failed' });
    }
  }

  void start();
  return { now: get, watch, more: () => void more() };
}
