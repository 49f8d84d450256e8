import type { Page } from '@playwright/test';
import { Project } from '../../support/Project.ts';
import type { Browser } from './Browser.ts';
import { percentile } from './percentile.ts';
import { startProgram } from './startProgram.ts';

export type ListenFigures = { stored: number; listeners: number; medianMs: number; p99Ms: number };

declare global {
  interface Window {
    /** Per write the time when the last listener had shown it. */
    arrivals: Record<number, number>;
  }
}

type Options = { sizes: number[]; listeners: number; writes: number; port: number };
type Side = { stored: number; reader: Page; writer: Page; times: number[]; stop: () => Promise<void> };

const PROJECT = 'bench';
const WARM_UP = 20;
const BATCH = 500;

/**
 * The time from a write in one tab until the last of so many listeners in another tab has called back, for
 * databases of several sizes. They are measured in turn, write by write, so that whatever else the machine
 * does strikes all alike. Every listener is a query of its own over all stored documents, ordered and limited
 * to 20; each write enters all of them at the top, so that one document leaves each, and every second write
 * takes a document away again, so that one has to be found to follow.
 */
export async function measureListen(browser: Browser, options: Options): Promise<ListenFigures[]> {
  const sides: Side[] = [];
  try {
    for (const [at, stored] of options.sizes.entries()) {
      sides.push(await setUp(browser, stored, options.listeners, options.port + at));
    }
    for (let seq = 1; seq <= options.writes + WARM_UP; seq += 1) {
      // Whoever comes second finds the machine in the state the first left: they take turns in that too.
      for (const { writer, reader, times } of seq % 4 < 2 ? sides : [...sides].reverse()) {
        times.push(await one(seq, writer, reader));
      }
    }
    return sides.map(({ stored, times }) => figures(stored, options.listeners, times.slice(WARM_UP)));
  } finally {
    await Promise.all(sides.map(({ stop }) => stop()));
  }
}

async function setUp(browser: Browser, stored: number, listeners: number, port: number): Promise<Side> {
  const program = await startProgram(port);
  await fill(new Project(program.origin, PROJECT), stored);
  const settings = { project: PROJECT, port };
  const [reader, writer] = await Promise.all([browser.tab(settings), browser.tab(settings)]);
  await listen(reader, listeners);
  const stop = async () => {
    await Promise.all([reader.context().close(), writer.context().close()]);
    await program.stop();
  };
  return { stored, reader, writer, times: [], stop };
}

function figures(stored: number, listeners: number, times: number[]): ListenFigures {
  return { stored, listeners, medianMs: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}

async function fill(project: Project, stored: number): Promise<void> {
  for (let start = 0; start < stored; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, stored - start) }, (_, n) => start + n);
    await project.commit(Object.fromEntries(numbers.map((n) => [`c/stored${n}`, storedFields(n)])));
  }
}

function storedFields(n: number): Record<string, unknown> {
  return {
    rank: { integerValue: String(n % 1000) },
    seq: { integerValue: '0' },
    title: { stringValue: `The event with number ${n}` },
    location: { stringValue: 'Student Union, Main Hall' },
  };
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

/**
 * Odd writes take a document to the top; even ones sink it and raise the one that follows, which tells the
 * reader of it.
 */
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
