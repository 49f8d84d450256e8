import type { OutboxEntry } from '../../../domain/changes/outboxEntry.ts';
import { outboxList } from './outboxList.ts';
import { browserStore } from './outboxStore.ts';

const tab = Math.random().toString(36).slice(2);

/**
 * Some browsers lack BroadcastChannel in some contexts; there a tab learns of the others when it becomes
 * visible.
 */
const channel = globalThis.BroadcastChannel && new BroadcastChannel('staff-outbox');

/**
 * The changes that this browser has accepted as saved and the server has not confirmed (decisions, "The
 * outbox"). They outlive the page, the session and Firestore's own store.
 */
export const outbox = outboxList({
  store: browserStore,
  now: Date.now,
  tab,
  onStored: () => channel?.postMessage(''),
});

void outbox.refresh();
channel?.addEventListener('message', () => void outbox.refresh());
document.addEventListener('visibilitychange', () => void outbox.refresh());

// The lock is held as long as the page lives, so that other tabs leave this page's changes alone.
void globalThis.navigator.locks?.request(tabLock(tab), () => new Promise(() => {})).catch(() => {});

/**
 * Those whose page is gone, or that this page is to send. Where nothing tells, every other page counts as
 * gone.
 */
export async function ownOrLeft(entries: readonly OutboxEntry[]): Promise<readonly OutboxEntry[]> {
  const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  return entries.filter((entry) => entry.tab === tab || !alive.has(tabLock(entry.tab)));
}

function tabLock(name: string): string {
  return `staff-tab ${name}`;
}
