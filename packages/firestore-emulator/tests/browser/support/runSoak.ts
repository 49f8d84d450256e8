import type { Page } from '@playwright/test';
import { Project } from '../../support/Project.ts';
import { type Running, startEmulator } from '../../support/startEmulator.ts';
import { Browser } from './Browser.ts';
import { heapUsed } from './heapUsed.ts';
import { percentile } from './percentile.ts';

export type SoakOptions = { listeners: number; writesPerMinute: number; seconds: number; tabs: number };

export type SoakReport = {
  listeners: number;
  writes: number;
  /** Writes that some tab never showed. */
  missed: number;
  /** Snapshots that showed an older version after a newer one, and wrong documents at the end. */
  stale: number;
  /** From the write to the callback, over all tabs. */
  medianMs: number;
  p99Ms: number;
  /** Heap of the emulator's process after collection: after a quarter of the time, and at the end. */
  heapMiB: [number, number];
};

declare global {
  interface Window {
    soak: { seen: Record<number, number>; stale: number; current: Record<string, number>; ready: number };
  }
}

const DOCUMENTS = 500;
const PROJECT = 'soak';

/**
 * Real clients under load: each tab has its share of the listeners, every one a query of its own; documents
 * are written by the tabs and over REST in turn. Every tab must show every write, none twice and none late
 * behind a newer one.
 */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const [running, browser] = await Promise.all([startEmulator(), Browser.start()]);
  try {
    const tabs = await Promise.all(
      Array.from({ length: options.tabs }, () => browser.tab({ project: PROJECT, port: running.port })),
    );
    const groups = options.listeners / options.tabs;
    await Promise.all(tabs.map((tab) => listen(tab, groups)));
    return await load(options, running, tabs, groups);
  } finally {
    await browser.stop();
    await running.stop();
  }
}

async function listen(tab: Page, groups: number): Promise<void> {
  await tab.evaluate((count) => {
    const { collection, onSnapshot, query, where } = window.sdk;
    const soak: Window['soak'] = { seen: {}, stale: 0, current: {}, ready: 0 };
    window.soak = soak;
    for (let group = 0; group < count; group += 1) {
      let first = true;
      onSnapshot(query(collection(window.db, 'c'), where('group', '==', group)), (found) => {
        if (first) soak.ready += 1;
        first = false;
        for (const { doc } of found.docChanges()) {
          const { seq, at } = doc.data();
          if (seq < (soak.current[doc.id] ?? 0)) soak.stale += 1;
          soak.current[doc.id] = seq;
          soak.seen[seq] ??= Date.now() - at;
        }
      });
    }
  }, groups);
  await tab.waitForFunction((count) => window.soak.ready === count, groups);
}

async function load(
  options: SoakOptions,
  { origin }: Running,
  tabs: Page[],
  groups: number,
): Promise<SoakReport> {
  const rest = new Project(origin, PROJECT);
  const writes = Math.round((options.writesPerMinute * options.seconds) / 60);
  const pause = 60_000 / options.writesPerMinute;
  const start = performance.now();
  const under: Promise<unknown>[] = [];
  let early = 0;
  for (let seq = 1; seq <= writes; seq += 1) {
    const wait = start + seq * pause - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    under.push(write(seq, rest, tabs, groups));
    if (seq === Math.ceil(writes / 4)) early = heapUsed();
  }
  await Promise.all(under);
  const results = await Promise.all(tabs.map((tab) => resultsOf(tab, writes)));
  const times = results.flatMap(({ seen }) => Object.values(seen));
  return {
    listeners: options.listeners,
    writes,
    missed: results.reduce((sum, { seen }) => sum + writes - Object.keys(seen).length, 0),
    stale: results.reduce((sum, { stale, current }) => sum + stale + wrongAtEnd(current, writes), 0),
    medianMs: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    heapMiB: [toMiB(early), toMiB(heapUsed())],
  };
}

/** One write in five comes over REST, the others from the tabs in turn. */
async function write(seq: number, rest: Project, tabs: Page[], groups: number): Promise<void> {
  const id = `d${seq % DOCUMENTS}`;
  const group = (seq % DOCUMENTS) % groups;
  const tab = tabs[seq % tabs.length];
  if (seq % 5 === 0 || tab === undefined) {
    const integers = Object.entries({ seq, group, at: Date.now() });
    const fields = Object.fromEntries(
      integers.map(([name, value]) => [name, { integerValue: String(value) }]),
    );
    return rest.commit({ [`c/${id}`]: fields });
  }
  await tab.evaluate(
    ([key, data]) => window.sdk.setDoc(window.sdk.doc(window.db, 'c', key), { ...data, at: Date.now() }),
    [id, { seq, group }] as const,
  );
}

async function resultsOf(tab: Page, writes: number): Promise<Window['soak']> {
  await tab
    .waitForFunction((count) => Object.keys(window.soak.seen).length >= count, writes, { timeout: 15_000 })
    // Reported as missed.
    .catch(() => {});
  return tab.evaluate(() => window.soak);
}

function wrongAtEnd(current: Record<string, number>, writes: number): number {
  return Object.entries(current).filter(
    ([id, seq]) => seq + DOCUMENTS <= writes || `d${seq % DOCUMENTS}` !== id,
  ).length;
}

function toMiB(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}
