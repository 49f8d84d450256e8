import { isUnreachable } from '../../data/errors.ts';
import type { Cursor } from '../../data/listQuery.ts';
import type { Page } from '../../data/site/visitorReads.ts';
import { createStore } from '../../lib/store.ts';
import type { Memory } from './lastSeen.ts';

/**
 * How a list stands. `more` is about the page behind the last item; `asOf` is when the list was seen, if it
 * could not be fetched now.
 */
export type Listed<T> =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; items: T[]; more: 'none' | 'some' | 'loading' | 'failed'; asOf: Date | null };

/**
 * A list that grows page by page. It outlives the page on the screen, so that going back shows all that was
 * there.
 */
export type PagedList<T> = {
  now: () => Listed<T>;
  watch: (listener: () => void) => () => void;
  more: () => void;
};

/** Starts to fetch a list: `fetch` brings the first page, or the one behind the cursor. */
export function pagedList<T>(fetch: (after?: Cursor) => Promise<Page<T>>, memory: Memory<T>): PagedList<T> {
  const { get, set: become, watch } = createStore<Listed<T>>({ status: 'loading' });
  let next: Cursor | null = null;

  function arrive(before: T[], page: Page<T>): void {
    next = page.next;
    become({ status: 'ready', items: [...before, ...page.items], more: next ? 'some' : 'none', asOf: null });
  }

  async function start(): Promise<void> {
    try {
      const page = await fetch();
      memory.keep(page.items);
      arrive([], page);
    } catch (error) {
      const seen = isUnreachable(error) ? memory.find() : null;
      become(
        seen ? { status: 'ready', items: seen.items, more: 'none', asOf: seen.at } : { status: 'failed' },
      );
    }
  }

  async function more(): Promise<void> {
    const shown = get();
    if (shown.status !== 'ready' || !next || shown.more === 'loading') return;
    become({ ...shown, more: 'loading' });
    try {
      arrive(shown.items, await fetch(next));
    } catch {
      become({ ...shown, more: 'failed' });
    }
  }

  void start();
  return { now: get, watch, more: () => void more() };
}
