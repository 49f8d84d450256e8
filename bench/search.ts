import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { today } from '../sample/days.ts';
import { sampleDocuments } from '../sample/sample.ts';
import { SAMPLE_ACCOUNTS } from '../scripts/accounts/sampleAccounts.ts';
import {
  type Database,
  emulatorDatabase,
  type StoredDocument,
  writeDocuments,
} from '../scripts/firestoreRest.ts';
import { portOffset, ports as portsOf, TEST_OFFSET } from '../scripts/ports.ts';
import { ROOT } from '../scripts/project.ts';
import { startSuite } from '../scripts/suite/suite.ts';
import { run } from '../scripts/userError.ts';
import { colleges } from '../src/domain/lists/listedColleges.ts';
import { fraternities } from '../src/domain/lists/listedFraternities.ts';
import { askingMemory } from '../tests/support/askingMemory.ts';
import { median } from './parts/median.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';
import { askingLite } from './search/askingLite.ts';
import { type Certainty, certainty } from './search/certain.ts';
import { certainCases } from './search/certainCases.ts';

const SIZES = [10_000, 100];
const ROUNDS = 3;
/** How long an answer may take, in milliseconds: a search that failed never shows one. */
const LONGEST = 20_000;
/** One search in so many is asked of the emulator too, which looks through everything for each. */
const EACH = 20;
const READ_LIMIT = 45;
/** How long the palette waits for the next key (src/admin/palette/usePaletteSearch.ts). */
const PAUSE_MS = 120;
const SEARCHES = ['texas', 'delta chi', 'forty acres', 'pike ohio', 'dec 5', 'sigma chi purdue 2026', 'zzqx'];

const Requests = v.object({
  requests: v.array(v.object({ method: v.string(), reads: v.number(), admin: v.boolean() })),
});

type Cost = { shown: number; reads: number };

const DIALOG = `document.querySelector('dialog[open]')`;
const INPUT = `${DIALOG}?.querySelector('input')`;
const STATUS = `(${DIALOG}?.querySelector('[role="status"]')?.textContent ?? '')`;

/**
 * `npm run bench -- search`: searches as the palette of a super admin does for 1,700 chapters, by fraternity
 * and college as people call them, and for 500 people, among 5,110 chapters and 10,000 events, and prints how
 * many it missed and the documents read. Then it types words into the palette, with 100 events and with all
 * of these, and prints medians of the time until the answer is shown, the pause after the last key included,
 * and the documents read. Fails when a search misses what it means or reads more than 45 documents.
 * `-- search chapters` does the first alone, without a browser.
 */
await run(() => (process.argv.includes('chapters') ? chaptersAlone() : everything()));

async function chaptersAlone(): Promise<void> {
  const ports = portsOf(portOffset(TEST_OFFSET));
  const suite = await startSuite({ ports });
  try {
    const database = emulatorDatabase(ports.firestore, 'demo-search-chapters');
    await findAll(database, await fill(database, Math.max(...SIZES)));
  } finally {
    await suite.stop();
  }
}

function everything(): Promise<void> {
  return withChromium((browser) =>
    withBuiltSite(async ({ origin, ports }) => {
      const tables: Map<string, Cost>[] = [];
      for (const events of SIZES) {
        const database = emulatorDatabase(ports.firestore, `demo-search-${events}`);
        const sample = await fill(database, events);
        if (events === Math.max(...SIZES)) await findAll(database, sample);
        tables.push(await measured(browser, origin, database));
      }
      report(tables);
    }),
  );
}

async function fill(database: Database, events: number): Promise<readonly StoredDocument[]> {
  const content = readFileSync(`${ROOT}firestore.rules`, 'utf8');
  await fetch(`${database.host}/emulator/v1/projects/${database.project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const options = { today: today(), seed: 21, events };
  const documents = await sampleDocuments(options, { colleges, fraternities });
  console.log(`${await writeDocuments(database, documents)} documents`);
  return documents;
}

async function findAll(database: Database, sample: readonly StoredDocument[]): Promise<void> {
  const { documents, cases } = certainCases();
  console.log(`${await writeDocuments(database, documents)} documents of chapters and their colleges`);
  const { hostname, port } = new URL(database.host);
  const now = Math.floor(Date.now() / 1000);
  const lite = getFirestore(initializeApp({ projectId: database.project, apiKey: 'demo' }));
  connectFirestoreEmulator(lite, hostname, Number(port), {
    mockUserToken: { sub: 'super', level: 'super', auth_time: now, exp: now + 3600 },
  });
  const some = cases.filter((_, at) => at % EACH === 0);
  tell(
    `All ${cases.length}, asked of the documents in memory`,
    await certainty(askingMemory([...sample, ...documents]), cases),
  );
  tell(
    `Each ${EACH}th of them, asked of the emulator under the rules`,
    await certainty(askingLite(lite), some, 1),
  );
  console.log(
    '\nThe last column is one that was missed or cost most. An empty answer counts as one document.',
  );
}

function tell(title: string, found: readonly Certainty[]): void {
  console.log(`\n${title}\n${''.padEnd(36)}searches  missed    mean    most`);
  for (const { kind, count, missed, mean, most, costly } of found) {
    const counts = [count, missed.length, mean.toFixed(1), most]
      .map((each) => `${each}`.padStart(8))
      .join('');
    console.log(`${kind.padEnd(36)}${counts}  ${missed[0] ?? costly}`);
    if (missed.length > 0 || most > READ_LIMIT) process.exitCode = 1;
  }
}

async function measured(browser: Browser, origin: string, database: Database): Promise<Map<string, Cost>> {
  const localStorage = [{ name: 'demo-project', value: database.project }];
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.goto(`${origin}/admin/partners`);
    await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS.admin.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Partner Management' }).waitFor();
    // The code of the palette has come when nobody needed it.
    await page.waitForTimeout(4_000);
    const note = (name: string, cost: Cost) => costs.set(name, [...(costs.get(name) ?? []), cost]);
    const key = `dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))`;
    note('open', await costOf(page, database, key, `${INPUT} === document.activeElement`));
    for (const words of SEARCHES) {
      const type = `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(${INPUT}, '${words}');
        ${INPUT}.dispatchEvent(new Event('input', { bubbles: true }))`;
      note(words, await costOf(page, database, type, `/result|Nothing|Not all/.test(${STATUS})`));
    }
    await context.close();
  }
  return new Map(
    [...costs].map(([name, all]) => [
      name,
      { shown: median(all.map(({ shown }) => shown)), reads: Math.max(...all.map(({ reads }) => reads)) },
    ]),
  );
}

async function costOf(page: Page, database: Database, act: string, done: string): Promise<Cost> {
  const before = await documentsRead(database);
  const shown: unknown = await page.evaluate(`(async () => {
    const start = performance.now();
    ${act};
    await new Promise(requestAnimationFrame);
    while (!(${done})) {
      if (performance.now() - start > ${LONGEST}) throw new Error('No answer: ' + ${STATUS});
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  })()`);
  await page.waitForTimeout(300);
  return { shown: Number(shown), reads: (await documentsRead(database)) - before };
}

async function documentsRead({ host, project }: Database): Promise<number> {
  const answer = await fetch(`${host}/emulator/v1/projects/${project}:requests`);
  const { requests } = v.parse(Requests, await answer.json());
  return requests.filter(({ admin }) => !admin).reduce((sum, { reads }) => sum + reads, 0);
}

function report(tables: readonly Map<string, Cost>[]): void {
  const sizes = SIZES.map((size) => `${size.toLocaleString('en-US')} events`.padStart(24)).join('');
  console.log(`\n${''.padEnd(24)}${sizes}\n${''.padEnd(24)}${'       shown       reads'.repeat(2)}`);
  for (const name of tables[0]?.keys() ?? []) {
    const cells = tables.map((table) => table.get(name) ?? { shown: Number.NaN, reads: 0 });
    const line = cells.map(
      ({ shown, reads }) => `${shown.toFixed(0)} ms`.padStart(12) + `${reads}`.padStart(12),
    );
    const greedy = cells.some(({ reads }) => reads > READ_LIMIT);
    console.log(`${name.padEnd(24)}${line.join('')}${greedy ? '  too many' : ''}`);
    if (greedy) process.exitCode = 1;
  }
  console.log(
    `\nMedian of ${ROUNDS} rounds, each in a fresh browser; ${PAUSE_MS} ms of it are the pause after a key.`,
  );
}
