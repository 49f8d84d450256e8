import type { Page } from '@playwright/test';
import type { DocumentChange } from '../../../firestore/store/StoredDocument.ts';
import { type Running, startEmulator } from '../../support/startEmulator.ts';
import type { Browser } from './Browser.ts';
import { percentile } from './percentile.ts';

export type ListenFigures = { stored: number; listeners: number; medianMs: number; p99Ms: number };

declare global {
  interface Window {
    /** Per write the time when the last listener had shown it. */
    arrivals: Record<number, number>;
  }
}

/**
 * The time from a write in one tab until the last of so many listeners in another tab has called back. Every listener is a
 * query of its own over all stored documents, ordered and limited to 20; each write enters all of them at the top, so that one
 * document leaves each, and every second write takes the document away again, so that one has to be found to follow.
 */
export async function measureListen(
  browser: Browser,
  { stored, listeners, writes }: { stored: number; listeners: number; writes: number },
): Promise<ListenFigures> {
  const running = await startEmulator();
  const project = 'bench';
  try {
    fill(running, project, stored);
    const settings = { project, port: running.port };
    const [reader, writer] = await Promise.all([browser.tab(settings), browser.tab(settings)]);
    await listen(reader, listeners);
    await warmUp(writer, reader);
    const times: number[] = [];
    for (let seq = 1; seq <= writes; seq += 1) times.push(await one(seq, writer, reader));
    await Promise.all([reader.context().close(), writer.context().close()]);
    return { stored, listeners, medianMs: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
  } finally {
    await running.stop();
  }
}

function fill({ emulator }: Running, project: string, stored: number): void {
  const database = emulator.store.database({ project, database: '(default)' });
  const changes: DocumentChange[] = [];
  const time = database.nextTime();
  for (let n = 0; n < stored; n += 1) {
    const path = ['c', `stored${n}`];
    const fields = new Map([
      ['rank', { type: 'integer' as const, value: BigInt(n % 1000) }],
      ['seq', { type: 'integer' as const, value: 0n }],
      ['title', { type: 'string' as const, value: `The event with number ${n}` }],
      ['location', { type: 'string' as const, value: 'Student Union, Main Hall' }],
    ]);
    changes.push({ path, before: null, after: database.version(path, fields, time, time) });
  }
  database.apply(changes, time);
}

async function listen(tab: Page, listeners: number): Promise<void> {
  await tab.evaluate(async (count) => {
    const { collection, limit, onSnapshot, orderBy, query, where } = window.sdk;
    window.arrivals = {};
    const shown: Record<number, number> = {};
    const started = Array.from({ length: count }, (_, n) => {
      const all = query(collection(window.db, 'c'), where('rank', '>=', -1_000_000 - n));
      return new Promise<void>((resolve) => {
        onSnapshot(query(all, orderBy('rank', 'desc'), limit(20)), (found) => {
          const seq = Math.max(0, ...found.docChanges().map(({ doc }) => doc.data().seq));
          shown[seq] = (shown[seq] ?? 0) + 1;
          if (shown[seq] === count) window.arrivals[seq] = performance.timeOrigin + performance.now();
          resolve();
        });
      });
    });
    await Promise.all(started);
  }, listeners);
}

async function warmUp(writer: Page, reader: Page): Promise<void> {
  for (let seq = -20; seq < 0; seq += 1) await one(1_000_000 + seq, writer, reader);
}

/** Odd writes take a document to the top; even ones sink it and raise the one that follows, which tells the reader of it. */
async function one(seq: number, writer: Page, reader: Page): Promise<number> {
  const sent = await writer.evaluate(async (number) => {
    const { doc, writeBatch } = window.sdk;
    const at = performance.timeOrigin + performance.now();
    const batch = writeBatch(window.db);
    const top = { rank: 1_000_000 + number, seq: number, title: 'At the top' };
    if (number % 2 === 0) batch.set(doc(window.db, 'c/odd'), { rank: -number, seq: 0, title: 'Sunk' });
    batch.set(doc(window.db, number % 2 === 0 ? 'c/even' : 'c/odd'), top);
    await batch.commit();
    return at;
  }, seq);
  const arrived = await reader.waitForFunction((number) => window.arrivals[number] ?? 0, seq, { polling: 5 });
  return (await arrived.jsonValue()) - sent;
}
