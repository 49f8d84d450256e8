import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { manyEvents } from '../sample/manyEvents.ts';
import { SAMPLE_ACCOUNTS } from '../scripts/accounts/sampleAccounts.ts';
import { type Database, emulatorDatabase, writeDocuments } from '../scripts/firestoreRest.ts';
import { ROOT } from '../scripts/project.ts';
import { run } from '../scripts/userError.ts';
import { mainThread } from './parts/mainThread.ts';
import { median } from './parts/median.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const SIZES = [100, 10_000];
const ROUNDS = 5;
const BLOCKING_LIMIT = 100;
/** How long the search waits for the next key (src/ui/SearchField.tsx). */
const PAUSE_MS = 200;
const PAGE = 50;
/** A page, the document that shows whether there are more, and for the opening what is next. */
const READ_LIMIT: Record<string, number> = { open: PAGE + 1 + 124, 'show more': PAGE + 1 };
/** How much longer the opening may take with 10,000 events than with 100. */
const SLOWDOWN_LIMIT = 1.2;

/** A user's action, and the page state when it is done; both run in the page. `waits`: an intended delay. */
type Interaction = { name: string; act: string; done: string; waits?: number };
/** Milliseconds until the result was shown, milliseconds of main-thread work, documents read. */
type Cost = { shown: number; work: number; reads: number };

const Requests = v.object({
  requests: v.array(
    v.object({ method: v.string(), paths: v.array(v.string()), reads: v.number(), admin: v.boolean() }),
  ),
});

const ofEvents = (path: string) => path.startsWith('events');

const ROWS = `document.querySelectorAll('section[aria-label="Events"] > ul > li')`;
const TITLE = `(${ROWS}[0]?.getAttribute('aria-label') ?? '')`;
const BUTTON = (words: string) =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent === '${words}')`;
const SELECT = `document.querySelector('main search select')`;
const SEARCH = `document.querySelector('main input[type="search"]')`;
const choose = (value: string) =>
  `${SELECT}.value = '${value}'; ${SELECT}.dispatchEvent(new Event('change', { bubbles: true }))`;
// React notices a value only when it is set through the native setter.
const type = (text: string) =>
  `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(${SEARCH}, '${text}');
   ${SEARCH}.dispatchEvent(new Event('input', { bubbles: true }))`;

function interactions(size: number): Interaction[] {
  const active = Math.min(PAGE, size / 4);
  return [
    {
      name: 'filter',
      act: choose('active'),
      done: `${TITLE}.startsWith('Active') && ${ROWS}.length === ${active}`,
    },
    {
      name: 'all again',
      act: choose(''),
      done: `!${TITLE}.startsWith('Active') && ${ROWS}.length === ${PAGE}`,
    },
    { name: 'search', act: type('completed'), done: `${ROWS}.length < ${PAGE / 2}`, waits: PAUSE_MS },
    { name: 'search emptied', act: type(''), done: `${ROWS}.length === ${PAGE}`, waits: PAUSE_MS },
    {
      name: 'show on landing',
      act: `${BUTTON('Show on Landing')}.click()`,
      done: `${BUTTON('Hide from Landing')} !== undefined`,
    },
    {
      name: 'hide again',
      act: `${BUTTON('Hide from Landing')}.click()`,
      done: `${BUTTON('Hide from Landing')} === undefined`,
    },
    {
      name: 'select all',
      act: `document.querySelector('section[aria-label="Events"] input').click()`,
      done: `${BUTTON('Clear')} !== undefined`,
    },
    { name: 'clear', act: `${BUTTON('Clear')}.click()`, done: `${BUTTON('Clear')} === undefined` },
  ];
}

const more: Interaction = {
  name: 'show more',
  act: `${BUTTON('Show more')}.click()`,
  done: `${ROWS}.length === ${2 * PAGE}`,
};

/**
 * `npm run bench -- console`: compares Manage Events with 10,000 events to the same with 100: the documents
 * read, the time until an interaction is on the screen, and its main-thread cost. Prints medians without the
 * search's pause. Fails when more is read than a page and what is next, when with 10,000 events an
 * interaction blocks the page for 100 ms or longer, or when the opening takes more than 1.2 times as long.
 */
await run(() =>
  withChromium((browser) =>
    withBuiltSite(async ({ origin, ports }) => {
      const tables: Map<string, Cost>[] = [];
      for (const size of SIZES) {
        const database = emulatorDatabase(ports.firestore, `demo-bench-${size}`);
        await fill(database, size);
        tables.push(await measured(browser, origin, database, size));
      }
      report(tables);
    }),
  ),
);

async function fill(database: Database, size: number): Promise<void> {
  const content = readFileSync(`${ROOT}firestore.rules`, 'utf8');
  await fetch(`${database.host}/emulator/v1/projects/${database.project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  await writeDocuments(database, manyEvents(size));
}

async function measured(
  browser: Browser,
  origin: string,
  database: Database,
  size: number,
): Promise<Map<string, Cost>> {
  const localStorage = [{ name: 'demo-project', value: database.project }];
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < ROUNDS; round++) {
    console.log(`${size} events, round ${round + 1} of ${ROUNDS}`);
    // Each run gets its own browser context, so that nothing is stored in it.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    const busy = await mainThread(page);
    await signIn(page, origin);
    const note = (name: string, cost: Cost) => costs.set(name, [...(costs.get(name) ?? []), cost]);
    note(
      'open',
      await costOf(page, busy, database, {
        name: 'open',
        act: `${BUTTON('Sign in')}.click()`,
        done: `${ROWS}.length === ${PAGE}`,
      }),
    );
    await page.waitForLoadState('networkidle');
    for (const interaction of [...interactions(size), more])
      note(interaction.name, await costOf(page, busy, database, interaction));
    await context.close();
  }
  return new Map([...costs].map(([name, all]) => [name, medianOf(all)]));
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/events`);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS.admin.password);
  await page.waitForLoadState('networkidle');
}

async function costOf(
  page: Page,
  busy: () => Promise<number>,
  database: Database,
  { act, done, waits = 0 }: Interaction,
): Promise<Cost> {
  const [before, readBefore] = [await busy(), await documentsRead(database)];
  const shown: unknown = await page.evaluate(`(async () => {
    const start = performance.now();
    ${act};
    while (!(${done})) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  })()`);
  const work = (await busy()) - before;
  // Background work after the result belongs to it, but it is not part of the waiting time.
  await page.waitForTimeout(300);
  return { shown: Number(shown) - waits, work, reads: (await documentsRead(database)) - readBefore };
}

/** Returns the number of event documents that the emulator sent to listeners. */
async function documentsRead({ host, project }: Database): Promise<number> {
  const answer = await fetch(`${host}/emulator/v1/projects/${project}:requests`);
  const { requests } = v.parse(Requests, await answer.json());
  return requests
    .filter(({ method, paths, admin }) => method === 'listen' && paths.some(ofEvents) && !admin)
    .reduce((sum, { reads }) => sum + reads, 0);
}

function medianOf(costs: readonly Cost[]): Cost {
  return {
    shown: median(costs.map(({ shown }) => shown)),
    work: median(costs.map(({ work }) => work)),
    reads: median(costs.map(({ reads }) => reads)),
  };
}

function report(tables: readonly Map<string, Cost>[]): void {
  const [few, many] = tables;
  const sizes = SIZES.map((size) => `${size.toLocaleString('en-US')} events`.padStart(30)).join('');
  console.log(`\n${''.padEnd(16)}${sizes}\n${''.padEnd(16)}${'     shown      work     reads'.repeat(2)}`);
  for (const [name, cost] of many ?? []) {
    const line = [few?.get(name), cost].map((one) =>
      [
        `${one?.shown.toFixed(0)} ms`.padStart(10),
        `${one?.work.toFixed(0)} ms`.padStart(10),
        `${one?.reads}`.padStart(10),
      ].join(''),
    );
    const opening = name === 'open' && few?.get(name)?.shown;
    const slow = opening ? cost.shown > opening * SLOWDOWN_LIMIT : cost.work >= BLOCKING_LIMIT;
    const greedy = cost.reads > (READ_LIMIT[name] ?? cost.reads);
    console.log(`${name.padEnd(16)}${line.join('')}${slow ? '  too slow' : ''}${greedy ? '  too many' : ''}`);
    if (slow || greedy) process.exitCode = 1;
  }
  console.log(`\nMedian of ${ROUNDS} rounds, each in a fresh browser. Work: what the main thread did.`);
}
