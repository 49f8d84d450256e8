import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportData } from '../../firestore/admin/exportData.ts';
import { importData } from '../../firestore/admin/importData.ts';
import { FaultyProxy } from '../support/FaultyProxy.ts';
import { Project } from '../support/Project.ts';
import { newEmulator, type Running, startEmulator } from '../support/startEmulator.ts';
import { Browser, shows } from './support/Browser.ts';

let running: Running;
let browser: Browser;
let proxy: FaultyProxy;
let count = 0;
beforeAll(async () => {
  [running, browser] = await Promise.all([startEmulator(), Browser.start()]);
}, 60_000);
beforeEach(async () => {
  proxy = await FaultyProxy.start(running.port);
});
afterEach(() => proxy.stop());
afterAll(async () => {
  await browser.stop();
  await running.stop();
});

/** A tab that reaches the emulator through the proxy, and somebody who reaches it directly. */
async function setUp(transport: 'streaming' | 'automatic' | 'long polling' = 'automatic') {
  count += 1;
  const project = `faults-${count}`;
  const tab = await browser.tab({ project, port: proxy.port, transport });
  return { project, tab, rest: new Project(running.origin, project) };
}

const watchAll = (tab: Page) => tab.evaluate(() => window.watch('c', window.sdk.collection(window.db, 'c')));
const put = (tab: Page, id: string) =>
  tab.evaluate((at) => window.sdk.setDoc(window.sdk.doc(window.db, 'c', at), { at }), id);
const add = (tab: Page) =>
  tab.evaluate(() =>
    window.sdk.setDoc(window.sdk.doc(window.db, 'c/sum'), { n: window.sdk.increment(1) }, { merge: true }),
  );
const sum = async (rest: Project) => JSON.stringify(await rest.request('GET', `/v1/${rest.name('c/sum')}`));

describe('the connection is cut', () => {
  test('while the handshake is asked for', async () => {
    const { tab, rest } = await setUp();
    proxy.fromClient = FaultyProxy.cutting('CVER=22', 0.5, 2);
    await rest.commit({ 'c/a': {} });
    await watchAll(tab);
    await shows(tab, 'c', ['a']);
    expect(proxy.cuts).toBe(2);
    await tab.context().close();
  });

  test('while the handshake is answered', async () => {
    const { tab, rest } = await setUp();
    proxy.fromServer = FaultyProxy.cutting('[[0,["c",', 0.9, 2);
    await rest.commit({ 'c/a': {} });
    await watchAll(tab);
    await put(tab, 'b');
    await shows(tab, 'c', ['a', 'b']);
    expect(proxy.cuts).toBe(2);
    await tab.context().close();
  });

  test.each(['streaming', 'long polling'] as const)('in the middle of a chunk, %s', async (transport) => {
    const { tab, rest } = await setUp(transport);
    await watchAll(tab);
    await shows(tab, 'c', []);
    proxy.fromServer = FaultyProxy.cutting('documentChange', 0.5, 2);
    await rest.commit({ 'c/a': { s: { stringValue: 'é😀'.repeat(200) } } });
    await shows(tab, 'c', ['a']);
    await rest.commit({ 'c/b': {} });
    await shows(tab, 'c', ['a', 'b']);
    expect(proxy.cuts).toBe(2);
    await tab.context().close();
  });

  test('while a write is on its way', async () => {
    const { tab, rest } = await setUp();
    await put(tab, 'first');
    proxy.fromClient = FaultyProxy.cutting('increment', 0.95);
    await add(tab);
    expect(proxy.cuts).toBe(1);
    expect(await sum(rest)).toContain('"integerValue":"1"');
    await tab.context().close();
  });

  test.each(['streaming', 'long polling'] as const)(
    'between a write and its acknowledgement: applied once, %s',
    async (transport) => {
      const { tab, rest } = await setUp(transport);
      await put(tab, 'first');
      proxy.fromServer = FaultyProxy.cutting('writeResults', 0);
      await add(tab);
      expect(proxy.cuts).toBe(1);
      await add(tab);
      expect(await sum(rest)).toContain('"integerValue":"2"');
      await tab.context().close();
    },
  );

  test('before the answer to the request that carried a write: applied once', async () => {
    const { tab, rest } = await setUp();
    await put(tab, 'first');
    // The answer of a forward request tells of an open back channel: [1,…].
    proxy.fromServer = FaultyProxy.cutting('\n[1,', 0);
    await add(tab);
    expect(proxy.cuts).toBe(1);
    expect(await sum(rest)).toContain('"integerValue":"1"');
    await tab.context().close();
  });

  test('again and again while two write: nobody misses anything', async () => {
    const { tab, rest } = await setUp();
    await watchAll(tab);
    await shows(tab, 'c', []);
    const cutting = setInterval(() => proxy.cutAll(), 150);
    const ids = Array.from({ length: 30 }, (_, n) => `n${String(n).padStart(2, '0')}`);
    for (const id of ids)
      await (Number(id.slice(1)) % 2 === 0 ? put(tab, id) : rest.commit({ [`c/${id}`]: {} }));
    clearInterval(cutting);
    await shows(tab, 'c', ids);
    await tab.context().close();
  });
});

describe('the emulator is restarted', () => {
  test('with its data exported and imported: nothing acknowledged is lost, nothing stale is shown', async () => {
    const { project, tab } = await setUp();
    const folder = mkdtempSync(join(tmpdir(), 'restart-'));
    await watchAll(tab);
    await put(tab, 'a');
    await put(tab, 'b');
    await exportData(running.emulator.store, project, folder, 'saved');
    const { port } = running;
    await running.stop();
    const waiting = put(tab, 'd');
    const next = newEmulator();
    await importData(next.store, project, join(folder, 'saved', 'saved.overall_export_metadata'));
    running = await startEmulator(port, next);
    await waiting;
    await shows(tab, 'c', ['a', 'b', 'd']);
    await new Project(running.origin, project).commit({ 'c/a': null, 'c/e': {} });
    await shows(tab, 'c', ['b', 'd', 'e']);
    rmSync(folder, { recursive: true });
    await tab.context().close();
  });

  test('empty: listeners show what is left, which is nothing', async () => {
    const { tab, rest } = await setUp();
    await watchAll(tab);
    await put(tab, 'a');
    // The SDK keeps an own write that was acknowledged until its listener has been told of it: only somebody
    // else's document shows that it has.
    await rest.commit({ 'c/b': {} });
    await shows(tab, 'c', ['a', 'b']);
    const { port } = running;
    await running.stop();
    running = await startEmulator(port);
    await shows(tab, 'c', []);
    await put(tab, 'c');
    await shows(tab, 'c', ['c']);
    await tab.context().close();
  });
});

test('behind a proxy that buffers, the client finds out and polls', async () => {
  proxy.buffering = true;
  const { tab, rest } = await setUp();
  await watchAll(tab);
  await shows(tab, 'c', []);
  await rest.commit({ 'c/a': {} });
  await put(tab, 'b');
  await shows(tab, 'c', ['a', 'b']);
  await tab.context().close();
});
