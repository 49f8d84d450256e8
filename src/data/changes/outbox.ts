import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { once } from '../../lib/once.ts';
import { type NewEntry, outboxList } from './outboxList.ts';
import { browserStore } from './outboxStore.ts';

const tab = Math.random().toString(36).slice(2);

/**
 * Asks the browser not to delete what is stored here: Safari does so after seven days without a visit.
 * Firefox doesn't, and would put a question on the screen.
 */
const askToKeep = once(() => {
  if (!navigator.userAgent.includes('Firefox/')) void navigator.storage?.persist?.().catch(() => {});
});

/**
 * Returns the changes that this browser has accepted as saved and the server has not confirmed
 * (docs/decisions/changes-and-offline.md), of the app instance `name`. They outlive the page, the sign-in and
 * Firestore's own store.
 */
export function openOutbox(name: string, database: Promise<IDBDatabase | null>) {
  // Some browsers lack BroadcastChannel; there a tab learns of the others when it becomes visible.
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(`${name}-outbox`);
  const list = outboxList({
    store: browserStore(database),
    now: Date.now,
    tab,
    onStored: () => channel?.postMessage(''),
  });
  const tabLock = (of: string) => `${name}-tab ${of}`;

  void list.refresh();
  channel?.addEventListener('message', () => void list.refresh());
  document.addEventListener('visibilitychange', () => {
    // A page that is left reads nothing more: WebKit keeps what it has begun undone, and other pages waiting.
    if (!document.hidden) void list.refresh();
  });
  // The lock is held as long as the page lives, so that other tabs leave this page's changes alone.
  void globalThis.navigator.locks?.request(tabLock(tab), () => new Promise(() => {})).catch(() => {});

  return {
    ...list,
    add(entry: NewEntry): OutboxEntry {
      askToKeep();
      return list.add(entry);
    },
    /**
     * Returns the entries of this page and of pages that are gone. Without locks every other page counts as
     * gone.
     */
    async ownOrLeft(entries: readonly OutboxEntry[]): Promise<readonly OutboxEntry[]> {
      const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
      const alive = new Set(held.map((lock) => lock.name));
      return entries.filter((entry) => entry.tab === tab || !alive.has(tabLock(entry.tab)));
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
