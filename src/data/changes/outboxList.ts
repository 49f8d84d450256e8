import type { Change } from '../../domain/changes/change.ts';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { createStore } from '../../lib/store.ts';
import type { DataErrorKind } from '../errors.ts';
import type { OutboxStore } from './outboxStore.ts';

type Surroundings = {
  store: OutboxStore;
  now: () => number;
  /** The name of this page among the tabs of the browser. */
  tab: string;
  /** Called when the store shared by all tabs has changed. */
  onStored?: () => void;
};

/** A change that is sent. */
export type NewEntry = { change: Change; failed: string; account: string; form?: string | undefined };

/**
 * Creates the list of changes that the server has not confirmed, oldest first. A change is in memory at once
 * and in the browser's database a moment later. If that database does not work, it lives as long as the page.
 */
export function outboxList({ store, now, tab, onStored = () => {} }: Surroundings) {
  const shown = createStore<readonly OutboxEntry[]>([]);
  /** Changes that a screen still waits for; the screen reports their result itself. */
  const awaited = new Set<string>();
  const removed = new Set<string>();
  let entries: readonly OutboxEntry[] = [];
  let last = 0;
  const { keep, kept, keeps, fails } = keeping(onStored);

  function change(next: readonly OutboxEntry[]): void {
    entries = [...next].sort((one, two) => one.at - two.at);
    shown.set(entries.filter(({ id }) => !awaited.has(id)));
  }

  function replace(id: string, by: Partial<OutboxEntry>): void {
    const before = entries.find((entry) => entry.id === id);
    if (!before) return;
    const after = { ...before, ...by };
    change(entries.map((entry) => (entry.id === id ? after : entry)));
    keep(store.put(after));
  }

  function remove(id: string): void {
    if (!entries.some((entry) => entry.id === id)) return;
    removed.add(id);
    awaited.delete(id);
    change(entries.filter((entry) => entry.id !== id));
    keep(store.remove(id));
  }

  return {
    /** All changes, also those that a screen still waits for. */
    all: () => entries,
    /** The changes that wait or were refused; the same array until they change. */
    entries: shown.get,
    /** Calls `listener` at every change; returns a function that stops it. */
    watch: shown.watch,
    /** Adds a change. It is shown once `tell` was called. */
    add({ form = '', ...given }: NewEntry): OutboxEntry {
      const before = form && entries.find((entry) => entry.form === form && entry.refused);
      if (before) remove(before.id);
      last = Math.max(now(), last + 1);
      const entry = { ...given, id: `${last}-${tab}`, at: last, tab, form, refused: null };
      awaited.add(entry.id);
      change([...entries, entry]);
      keep(store.put(entry));
      return entry;
    },
    /** Shows the change in the list, because its screen no longer waits for it. */
    tell(id: string): void {
      if (awaited.delete(id)) change(entries);
    },
    /** Removes a change that the server has stored or the user discarded. */
    remove,
    /** Marks a change as refused by the server. */
    refuse: (id: string, refused: DataErrorKind) => replace(id, { refused }),
    /** Marks a change as sent by this page. */
    claim: (id: string) => replace(id, { refused: null, tab }),
    /** Settles when everything is in the browser's database; false if that does not work. */
    stored: () => kept().then(keeps.get),
    /** Whether the browser's database works; otherwise a change lives as long as the page. */
    keeps: { get: keeps.get, watch: keeps.watch },
    /** Loads the changes that other tabs and earlier visits left. */
    async refresh(): Promise<void> {
      await kept();
      const written = new Set(entries.map(({ id }) => id));
      const found = await store.all().catch(fails);
      if (!found || !keeps.get()) return;
      const stored = new Set(found.map(({ id }) => id));
      // If this tab stored an entry and it is missing now, another tab has discarded it.
      const own = entries.filter(({ id, tab: of }) => of === tab && (stored.has(id) || !written.has(id)));
      const known = new Set(own.map(({ id }) => id));
      const others = found.filter(({ id, tab: of }) => of !== tab && !known.has(id) && !removed.has(id));
      const next = [...own, ...others];
      if (JSON.stringify(next) !== JSON.stringify(entries)) change(next);
    },
  };
}

/** Returns what keeps changes in the browser's database, and tells whether that works. */
function keeping(onStored: () => void) {
  const keeps = createStore(true);
  let kept: Promise<unknown> = Promise.resolve();

  function keep(writing: Promise<void>): void {
    const done = writing.then(onStored).catch(fails);
    kept = Promise.all([kept, done]);
  }

  function fails(error: unknown): void {
    if (!keeps.get()) return;
    console.warn('Changes are kept as long as this page is open, no longer.', error);
    keeps.set(false);
  }

  return { keep, kept: () => kept, keeps, fails };
}
