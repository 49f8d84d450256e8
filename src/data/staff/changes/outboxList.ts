import type { Change } from '../../../domain/changes/change.ts';
import type { OutboxEntry } from '../../../domain/changes/outboxEntry.ts';
import type { Level } from '../../../domain/session/staffSession.ts';
import { createStore } from '../../../lib/store.ts';
import type { DataErrorKind } from '../../errors.ts';
import type { OutboxStore } from './outboxStore.ts';

type Surroundings = {
  store: OutboxStore;
  now: () => number;
  /** Names this page among the tabs of the browser. */
  tab: string;
  /** Called when the store of all tabs has changed. */
  onStored?: () => void;
};

/** What is known of a change that goes out. */
export type NewEntry = { change: Change; failed: string; level: Level; form?: string | undefined };

/**
 * The changes that the server has not confirmed, oldest first: in memory at once, in the browser's database a
 * moment later. Where that database does not work they live as long as the page.
 */
export function outboxList({ store, now, tab, onStored = () => {} }: Surroundings) {
  const shown = createStore<readonly OutboxEntry[]>([]);
  /** Those that a screen still waits for: it tells of their fate itself. */
  const untold = new Set<string>();
  const removed = new Set<string>();
  let entries: readonly OutboxEntry[] = [];
  let kept: Promise<unknown> = Promise.resolve();
  let last = 0;
  let works = true;

  function change(next: readonly OutboxEntry[]): void {
    entries = [...next].sort((one, two) => one.at - two.at);
    tell();
  }

  function tell(): void {
    shown.set(entries.filter(({ id }) => !untold.has(id)));
  }

  function keep(writing: Promise<void>): void {
    const done = writing.then(onStored).catch((error: unknown) => {
      if (works) console.warn('Changes are kept as long as this page is open, no longer.', error);
      works = false;
    });
    kept = Promise.all([kept, done]);
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
    untold.delete(id);
    change(entries.filter((entry) => entry.id !== id));
    keep(store.remove(id));
  }

  return {
    /** Those that wait or were refused; the same array until that changes. */
    entries: shown.get,
    /** Calls `listener` at every change; returns how to stop. */
    watch: shown.watch,
    /** Takes a change in. It is shown once `tell` was called. */
    add({ form = '', ...given }: NewEntry): OutboxEntry {
      const before = form && entries.find((entry) => entry.form === form && entry.refused);
      if (before) remove(before.id);
      last = Math.max(now(), last + 1);
      const entry = { ...given, id: `${last}-${tab}`, at: last, tab, form, refused: null };
      untold.add(entry.id);
      change([...entries, entry]);
      keep(store.put(entry));
      return entry;
    },
    /** The screen has gone on: from here on the list tells of the change. */
    tell(id: string): void {
      if (untold.delete(id)) tell();
    },
    /** The server has it, or nobody wants it any more. */
    remove,
    /** The server does not take it. */
    refuse: (id: string, refused: DataErrorKind) => replace(id, { refused }),
    /** This page sends it now. */
    claim: (id: string) => replace(id, { refused: null, tab }),
    /** Settles when all of it is in the browser's database; whether it is. */
    stored: () => kept.then(() => works),
    /** Brings in what other tabs and earlier visits have left. */
    async refresh(): Promise<void> {
      await kept;
      const written = new Set(entries.map(({ id }) => id));
      const found = await store.all().catch(() => null);
      if (!found || !works) return;
      const stored = new Set(found.map(({ id }) => id));
      // What this tab has stored and is there no more, another tab has discarded.
      const own = entries.filter(({ id, tab: of }) => of === tab && (stored.has(id) || !written.has(id)));
      const known = new Set(own.map(({ id }) => id));
      const others = found.filter(({ id, tab: of }) => of !== tab && !known.has(id) && !removed.has(id));
      const next = [...own, ...others];
      if (JSON.stringify(next) !== JSON.stringify(entries)) change(next);
    },
  };
}
