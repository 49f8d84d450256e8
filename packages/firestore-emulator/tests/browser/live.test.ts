import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentChange } from '../../firestore/store/StoredDocument.ts';
import { Project } from '../support/Project.ts';
import { type Running, startEmulator } from '../support/startEmulator.ts';
import { Browser, shows } from './support/Browser.ts';

let running: Running;
let browser: Browser;
let count = 0;
beforeAll(async () => {
  [running, browser] = await Promise.all([startEmulator(), Browser.start()]);
}, 60_000);
afterAll(async () => {
  await browser.stop();
  await running.stop();
});

/** A project of the test's own; `changes` collects everything that is committed to it. */
function setUp() {
  count += 1;
  const project = `live-${count}`;
  const changes: DocumentChange[] = [];
  const database = running.emulator.store.database({ project, database: '(default)' });
  database.onCommit((commit) => changes.push(...commit.changes));
  return { project, changes, port: running.port, rest: new Project(running.origin, project) };
}

const watchAll = (tab: Page, collection = 'c') =>
  tab.evaluate((id) => window.watch(id, window.sdk.collection(window.db, id)), collection);
const put = (tab: Page, id: string, data: Record<string, unknown>) =>
  tab.evaluate(([at, fields]) => window.sdk.setDoc(window.sdk.doc(window.db, 'c', at), fields), [
    id,
    data,
  ] as const);

test.each(['streaming', 'automatic', 'long polling'] as const)(
  'two browsers see each other, %s',
  async (transport) => {
    const { project, port } = setUp();
    const one = await browser.tab({ project, port, transport });
    const two = await browser.tab({ project, port, transport, user: { sub: 'ann' } });
    await watchAll(one);
    await watchAll(two);
    await shows(one, 'c', []);
    await put(two, 'a', { n: 1 });
    await shows(one, 'c', ['a']);
    await put(one, 'b', { n: 2 });
    await shows(two, 'c', ['a', 'b']);
    await one.evaluate(() => window.sdk.deleteDoc(window.sdk.doc(window.db, 'c/a')));
    await shows(two, 'c', ['b']);
    await Promise.all([one.context().close(), two.context().close()]);
  },
);

test('limits keep up with what others write', async () => {
  const { project, port, rest } = setUp();
  const tab = await browser.tab({ project, port });
  await tab.evaluate(() => {
    const { query, collection, orderBy, limit, limitToLast } = window.sdk;
    const c = collection(window.db, 'c');
    window.watch('first', query(c, orderBy('n'), limit(2)));
    window.watch('last', query(c, orderBy('n'), limitToLast(2)));
  });
  const n = (value: number) => ({ n: { integerValue: String(value) } });
  await rest.commit({ 'c/a': n(10), 'c/b': n(20), 'c/d': n(30) });
  await shows(tab, 'first', ['a', 'b']);
  await shows(tab, 'last', ['b', 'd']);
  await rest.commit({ 'c/x': n(0), 'c/y': n(90) });
  await shows(tab, 'first', ['x', 'a']);
  await shows(tab, 'last', ['d', 'y']);
  await rest.commit({ 'c/x': null, 'c/y': n(15), 'c/d': null });
  await shows(tab, 'first', ['a', 'y']);
  await shows(tab, 'last', ['y', 'b']);
  await tab.context().close();
});

test('edits made offline arrive afterwards, in order, none lost, none doubled', async () => {
  const { project, port, changes } = setUp();
  const tab = await browser.tab({ project, port });
  const other = await browser.tab({ project, port });
  await watchAll(tab);
  await watchAll(other);
  await put(tab, 'counter', { n: 0 });
  await shows(other, 'c', ['counter']);
  await tab.context().setOffline(true);
  await tab.evaluate(() => {
    const { doc, setDoc, updateDoc, increment, deleteDoc } = window.sdk;
    for (let n = 0; n < 20; n += 1) {
      void setDoc(doc(window.db, 'c', `edit${String(n).padStart(2, '0')}`), { n });
      void updateDoc(doc(window.db, 'c/counter'), { n: increment(1) });
    }
    void deleteDoc(doc(window.db, 'c/edit00'));
  });
  const expected = [
    'counter',
    ...Array.from({ length: 19 }, (_, n) => `edit${String(n + 1).padStart(2, '0')}`),
  ];
  await shows(tab, 'c', expected);
  await shows(other, 'c', ['counter']);
  await tab.context().setOffline(false);
  await shows(other, 'c', expected);
  await tab.evaluate(() => window.sdk.waitForPendingWrites(window.db));
  const edits = changes
    .filter((change) => change.after && change.path[1] !== 'counter')
    .map((change) => change.path[1]);
  expect(edits).toEqual(['edit00', ...expected.slice(1)]);
  expect(
    await other.evaluate(async () =>
      (await window.sdk.getDoc(window.sdk.doc(window.db, 'c/counter'))).data(),
    ),
  ).toEqual({ n: 20 });
  await Promise.all([tab.context().close(), other.context().close()]);
});

test('edits survive the closing of the last tab, and tabs of one profile share them', async () => {
  const { project, port, changes, rest } = setUp();
  const profile = await browser.profile();
  const settings = { project, port, persistent: true };
  const first = await browser.tab(settings, profile);
  const second = await browser.tab(settings, profile);
  await watchAll(first);
  await watchAll(second);
  await rest.commit({ 'c/a': {} });
  await shows(first, 'c', ['a']);
  await shows(second, 'c', ['a']);
  await put(second, 'b', { n: 1 });
  await shows(first, 'c', ['a', 'b']);
  await running.stop();
  for (const id of ['d', 'e', 'f']) void put(second, id, { id }).catch(() => {});
  await shows(second, 'c', ['a', 'b', 'd', 'e', 'f']);
  await shows(first, 'c', ['a', 'b', 'd', 'e', 'f']);
  await Promise.all([first.close(), second.close()]);
  const third = await browser.tab(settings, profile);
  await watchAll(third);
  await shows(third, 'c', ['a', 'b', 'd', 'e', 'f']);
  running = await startEmulator(port, running.emulator);
  await third.evaluate(() => window.sdk.waitForPendingWrites(window.db));
  expect(changes.map((change) => change.path[1])).toEqual(['a', 'b', 'd', 'e', 'f']);
  await profile.close();
});

test('a refused listener and a refused write fail alone', async () => {
  const { project, port, rest } = setUp();
  await rest.setRules(
    "rules_version='2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow read: if true; allow write: if id != 'no'; } } }",
  );
  const tab = await browser.tab({ project, port });
  await watchAll(tab);
  await watchAll(tab, 'secret');
  await shows(tab, 'secret', ['permission-denied']);
  const outcomes = await tab.evaluate(async () => {
    const { doc, setDoc } = window.sdk;
    const writes = ['a', 'no', 'b'].map((id) => setDoc(doc(window.db, 'c', id), { id }));
    return (await Promise.allSettled(writes)).map((one) =>
      one.status === 'rejected' ? one.reason.code : 'written',
    );
  });
  expect(outcomes).toEqual(['written', 'permission-denied', 'written']);
  await shows(tab, 'c', ['a', 'b']);
  await rest.setRules(
    'service cloud.firestore { match /databases/{d}/documents { match /{any} { allow read: if false; } } }',
  );
  await shows(tab, 'c', ['permission-denied']);
  await tab.context().close();
});

test('the recorded listeners on administrative deletes', async () => {
  const { project, port, rest } = setUp();
  const { seed, steps }: { seed: string[]; steps: { step: string; last: Record<string, unknown> }[] } =
    JSON.parse(readFileSync(new URL('../oracle/sdk-clear-steps.json', import.meta.url), 'utf8'));
  const write = () => rest.commit(Object.fromEntries(seed.map((path) => [path, {}])));
  await write();
  const tab = await browser.tab({ project, port });
  await tab.evaluate(() => {
    const { collection, collectionGroup, query, documentId, where } = window.sdk;
    window.watch('c', collection(window.db, 'c'));
    window.watch('c/a', query(collection(window.db, 'c'), where(documentId(), '==', 'a')));
    window.watch('group sub', collectionGroup(window.db, 'sub'));
    window.watch('d', collection(window.db, 'd'));
  });
  for (const { step, last } of steps) {
    const [method, path] = step.split(' /');
    if (method === 'DELETE') await rest.request('DELETE', `/${path?.replace('{p}', project)}`);
    if (step.startsWith('write')) await write();
    for (const [name, shown] of Object.entries(last)) await shows(tab, name, idsOf(name, shown));
  }
  await tab.context().close();
});

/** A document listener is recorded as present or not; paths are shortened to ids. */
function idsOf(name: string, shown: unknown): string[] {
  if (typeof shown === 'boolean') return shown ? [name.split('/').at(-1) ?? ''] : [];
  return Array.isArray(shown) ? shown.map((path) => String(path).split('/').at(-1) ?? '') : [];
}

test('the recorded outcomes of a series of writes', async () => {
  const { project, port } = setUp();
  const { rows }: { rows: { name: string; result?: unknown; code?: string }[] } = JSON.parse(
    readFileSync(new URL('../oracle/sdk-web-writes.json', import.meta.url), 'utf8'),
  );
  const tab = await browser.tab({ project, port });
  const outcomes = await tab.evaluate(async () => {
    const {
      doc,
      setDoc,
      updateDoc,
      deleteDoc,
      getDoc,
      writeBatch,
      increment,
      arrayUnion,
      deleteField,
      serverTimestamp,
    } = window.sdk;
    const at = (id: string) => doc(window.db, 'w', id);
    const read = async (id: string) => {
      const data = (await getDoc(at(id))).data() ?? null;
      return data && 'at' in data ? { ...data, at: '<timestamp>' } : data;
    };
    const found: Record<string, unknown>[] = [];
    await setDoc(at('a'), { n: 1, s: 'x', tags: ['a'] });
    found.push({ result: await read('a') });
    await setDoc(at('a'), { m: { x: 1 } }, { merge: true });
    found.push({ result: await read('a') });
    await updateDoc(at('a'), {
      n: increment(2),
      tags: arrayUnion('b'),
      s: deleteField(),
      at: serverTimestamp(),
    });
    found.push({ result: await read('a') });
    found.push(
      await updateDoc(at('none'), { n: 1 }).then(
        () => ({}),
        (error: { code: string }) => ({ code: error.code }),
      ),
    );
    await deleteDoc(at('a'));
    found.push({ result: await read('a') });
    await setDoc(at('b1'), { n: 1 });
    await writeBatch(window.db).delete(at('b1')).set(at('b2'), { n: 2 }).commit();
    found.push({ result: { b1: await read('b1'), b2: await read('b2') } });
    await Promise.all(Array.from({ length: 50 }, (_, i) => setDoc(at(`d${i}`), { i })));
    found.push({ result: { d0: await read('d0'), d49: await read('d49') } });
    await setDoc(at('sum'), { n: 0 });
    await Promise.all(Array.from({ length: 50 }, () => updateDoc(at('sum'), { n: increment(1) })));
    found.push({ result: await read('sum') });
    await updateDoc(at('none'), { n: 1 }).catch(() => {});
    await setDoc(at('ok'), { ok: true });
    found.push({ result: await read('ok') });
    return found;
  });
  expect(outcomes).toEqual(rows.map(({ name: _name, ...outcome }) => outcome));
  await tab.context().close();
});
