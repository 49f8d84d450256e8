import { expect, test, vi } from 'vitest';
import { outboxList } from '../../src/data/changes/outboxList.ts';
import type { OutboxStore } from '../../src/data/changes/outboxStore.ts';
import { deleting } from '../../src/domain/changes/change.ts';
import type { OutboxEntry } from '../../src/domain/changes/outboxEntry.ts';

const given = {
  change: { writes: [deleting('a/b')] },
  failed: 'Failed to delete.',
  account: 'super',
} as const;

/** A browser: what it stores, and as many tabs as one likes. */
function browser() {
  const kept = new Map<string, OutboxEntry>();
  const store: OutboxStore = {
    all: async () => structuredClone([...kept.values()]),
    put: async (entry) => void kept.set(entry.id, structuredClone(entry)),
    remove: async (id) => void kept.delete(id),
  };
  let tabs = 0;
  return { kept, tab: () => outboxList({ store, now: () => 1000, tab: `tab${++tabs}` }) };
}

test('a change is stored before its screen goes on, and shown from then on', async () => {
  const { tab, kept } = browser();
  const list = tab();
  const changed = vi.fn();
  list.watch(changed);
  const entry = list.add(given);
  expect(await list.stored()).toBe(true);
  expect([...kept.values()]).toEqual([entry]);
  expect(list.entries()).toEqual([]);
  list.tell(entry.id);
  expect(list.entries()).toEqual([entry]);
  expect(list.entries()).toBe(list.entries());
  expect(changed).toHaveBeenCalled();
});

test('changes of one moment keep their order', () => {
  const list = browser().tab();
  const made = [list.add(given), list.add(given), list.add(given)];
  for (const { id } of made) list.tell(id);
  expect(list.entries().map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  expect(new Set(made.map(({ at }) => at)).size).toBe(3);
});

test('what is confirmed or discarded is gone, also for the next visit', async () => {
  const { tab, kept } = browser();
  const list = tab();
  const entry = list.add(given);
  list.tell(entry.id);
  list.remove(entry.id);
  await list.stored();
  expect(list.entries()).toEqual([]);
  expect(kept.size).toBe(0);
  await list.refresh();
  expect(list.entries()).toEqual([]);
});

test('the next visit finds what waits and what was refused, and why', async () => {
  const { tab } = browser();
  const first = tab();
  const [waiting, refused] = [first.add(given), first.add(given)];
  first.refuse(refused.id, 'refused');
  await first.stored();
  const next = tab();
  await next.refresh();
  expect(next.entries().map(({ id, refused: why }) => [id, why])).toEqual([
    [waiting.id, null],
    [refused.id, 'refused'],
  ]);
  next.claim(refused.id);
  expect(next.entries()[1]).toMatchObject({ refused: null, tab: 'tab2' });
});

test('another tab sees what this one does', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const entry = one.add(given);
  await one.stored();
  await two.refresh();
  expect(two.entries()).toEqual([entry]);
  one.remove(entry.id);
  await one.stored();
  await two.refresh();
  expect(two.entries()).toEqual([]);
});

test('what another tab discards is gone here as well, and what is made meanwhile stays', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const entry = one.add(given);
  one.tell(entry.id);
  await one.stored();
  await two.refresh();
  two.remove(entry.id);
  await two.stored();
  const refreshed = one.refresh();
  const later = one.add(given);
  one.tell(later.id);
  await refreshed;
  expect(one.entries()).toEqual([later]);
});

test('a form that is sent again takes the place of its refused change', () => {
  const list = browser().tab();
  const before = list.add({ ...given, form: 'cup' });
  list.tell(before.id);
  list.refuse(before.id, 'refused');
  const after = list.add({ ...given, form: 'cup' });
  list.tell(after.id);
  expect(list.entries().map(({ id }) => id)).toEqual([after.id]);
});

test('where the browser stores nothing, changes live as long as the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fail = () => Promise.reject(new Error('no'));
  const list = outboxList({ store: { all: fail, put: fail, remove: fail }, now: () => 1, tab: 't' });
  const entry = list.add(given);
  list.tell(entry.id);
  expect(await list.stored()).toBe(false);
  await list.refresh();
  expect(list.entries()).toEqual([entry]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a browser that stores nothing says so before the first change, and once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => Promise.reject(new Error('no database'));
  const list = outboxList({ store: { all: refuse, put: refuse, remove: refuse }, now: () => 1, tab: 'tab' });
  const changed = vi.fn();
  list.keeps.watch(changed);
  expect(list.keeps.get()).toBe(true);
  await list.refresh();
  expect(list.keeps.get()).toBe(false);
  list.tell(list.add(given).id);
  expect(await list.stored()).toBe(false);
  expect(list.entries()).toHaveLength(1);
  expect(changed).toHaveBeenCalledOnce();
  expect(warned).toHaveBeenCalledOnce();
});
