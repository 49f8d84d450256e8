import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { emulatorDatabase, type Stored, writeDocuments } from '../scripts/firestoreRest.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { run } from '../scripts/userError.ts';
import { captainBoardData } from '../tests/support/documents/captainBoard.ts';
import { anEvent } from '../tests/support/documents/events.ts';
import { median } from './parts/median.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const RUNS = 3;
/** A thumb in a glove: milliseconds from one key to the next. */
const TAP_MS = 400;
const KEY = 'bench-pass_0123456789A';
const STACKS = ['3450', '2500', '400', '1275', '5000', '1950', '2825'];
const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
];

type Count = { seconds: number; taps: number; inSight: boolean; slowest: number };

/**
 * `npm run bench -- captain`: counts a table of seven seats as its captain does, with the page's own keys and
 * a processor slowed four times: the stacks, the lowest out, Send. Prints the seconds from the first key to
 * "Sent", how many taps that takes, whether every key and row was in sight, and the slowest frame after a
 * tap.
 */
await run(() =>
  withChromium((browser) =>
    withBuiltSite(async ({ origin, ports }) => {
      console.log('screen    seconds  taps  in sight  slowest tap');
      for (const screen of SIZES) {
        const counts: Count[] = [];
        for (let at = 0; at < RUNS; at += 1) {
          const database = emulatorDatabase(ports.firestore, DEMO_PROJECT);
          await writeDocuments(database, night());
          counts.push(await count(browser, origin, screen));
        }
        const seconds = median(counts.map((one) => one.seconds)).toFixed(1);
        const taps = counts[0]?.taps ?? 0;
        const inSight = counts.every((one) => one.inSight) ? 'yes' : 'no';
        const slowest = Math.max(...counts.map((one) => one.slowest));
        const size = `${screen.width}x${screen.height}`;
        console.log(
          `${size.padEnd(8)}  ${seconds.padStart(7)}  ${String(taps).padStart(4)}  ${inSight.padStart(8)}  ${String(slowest).padStart(8)} ms`,
        );
      }
      console.log(`\n${TAP_MS} ms from tap to tap. Load: ${loadavg()[0]?.toFixed(1)}`);
    }),
  ),
);

function night(): { path: string; fields: Record<string, Stored> }[] {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const pass = { scopes: ['tables'], label: '', closed: false, opensAt: hours(-1), endsAt: hours(9) };
  const seats = [1, 2, 3, 4, 5, 6, 7];
  const tables = { t1: { at: 1, wave: 1, seats, button: 1 } };
  const documents = {
    ...anEvent('captain'),
    [`events/captain/passes/${KEY}`]: { ...pass, createdAt: hours(-1) },
    'boards/captain': captainBoardData({}, { tables }),
  };
  return Object.entries(documents).map(([path, fields]) => ({ path, fields }));
}

async function count(browser: Browser, origin: string, viewport: (typeof SIZES)[number]): Promise<Count> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${origin}/e/captain/crew#${KEY}`);
  await page.getByLabel('Your name').fill('Kim');
  await page.getByRole('button', { name: 'Join the crew' }).click();
  await page.getByRole('button', { name: /^Table 1/ }).click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchTaps(page);
  await page.getByRole('button', { name: 'Count after hand 8' }).tap();
  await page.getByRole('heading', { name: /After hand 8/ }).waitFor();
  let taps = 1;
  let inSight = true;
  const start = performance.now();
  const tap = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    const due = start + taps * TAP_MS;
    await page.waitForTimeout(Math.max(0, due - performance.now()));
    const box = await button.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > viewport.height) inSight = false;
    await button.tap();
    taps += 1;
  };
  for (const [at, stack] of STACKS.entries()) {
    for (const key of stack.match(/00|\d/g) ?? []) await tap(key);
    const row = await page.getByRole('textbox', { name: new RegExp(`^Seat ${at + 1},`) }).boundingBox();
    const pad = await page.getByRole('group', { name: 'Keys' }).boundingBox();
    if (!row || !pad || row.y < 0 || row.y + row.height > pad.y) inSight = false;
    if (at < STACKS.length - 1) await tap('Next');
  }
  await tap('Seat 3 is out');
  await tap('Send');
  await page.getByText(/^Sent /).waitFor();
  const seconds = (performance.now() - start) / 1000;
  const slowest = await slowestTap(page);
  await context.close();
  return { seconds, taps, inSight, slowest };
}

/** Records the time from each tap to the frame that shows what it changed (Event Timing). */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed: number[] = [];
    Object.assign(globalThis, { timed });
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) timed.push(duration);
    }).observe(options);
  });
}

async function slowestTap(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'timed') as number[])));
}
