import type { Page } from '@playwright/test';
import { manyFraternities } from '../sample/manyFraternities.ts';
import { SAMPLE_ACCOUNTS } from '../scripts/accounts/sampleAccounts.ts';
import { emulatorDatabase, writeDocuments } from '../scripts/firestoreRest.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { run } from '../scripts/userError.ts';
import { colleges } from '../src/domain/lists/listedColleges.ts';
import { fraternities } from '../src/domain/lists/listedFraternities.ts';
import { mainThread } from './parts/mainThread.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const FRAME_MS = 1000 / 60;
const FRATERNITIES = 5000;
const SEARCHES = ['university of california', 'state', 'duke', 'boilermakers', 'tech in', 'san j'];
// Slower than the fastest typist, and fast enough to leave out the address, which is updated after 200 ms.
const KEY_MS = 120;
// These keys change nothing: they show what a key costs on this machine without a search.
const IDLE_KEYS = Array.from({ length: 30 }, () => 'ArrowLeft');

/**
 * `npm run bench -- colleges`: measures the main-thread time of a key in the college search, from the key to
 * the painted cards, in milliseconds of processor time. Fails when the search adds more than a frame to one
 * key in twenty.
 */
await run(() =>
  withChromium((browser) =>
    withBuiltSite(async ({ origin, ports }) => {
      await writeDocuments(
        emulatorDatabase(ports.firestore, DEMO_PROJECT),
        manyFraternities({ colleges, fraternities }, FRATERNITIES),
      );
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await open(page, `${origin}/admin/colleges`);
      report(await keyCosts(page, SEARCHES.flatMap(keysOf)), await keyCosts(page, IDLE_KEYS));
    }),
  ),
);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText(/^36\d colleges$/).waitFor({ timeout: 60_000 });
  await page.locator('section[aria-busy="false"]').waitFor();
}

/** Returns the keys of a search, and the keys that delete it. */
function keysOf(search: string): string[] {
  return [...search.replaceAll(' ', '␣'), ...[...search].map(() => 'Backspace')];
}

/** Presses keys in the search and returns the cost of each. */
async function keyCosts(page: Page, keys: readonly string[]): Promise<number[]> {
  const busy = await mainThread(page);
  await page.getByLabel('Search colleges').focus();
  const costs: number[] = [];
  for (const key of keys) costs.push(await cost(page, busy, key));
  return costs;
}

/**
 * Returns the main-thread time from a key to the frame that shows its result; cards below the fold may come
 * later.
 */
async function cost(page: Page, busy: () => Promise<number>, key: string): Promise<number> {
  const before = await busy();
  await page.keyboard.press(key === '␣' ? 'Space' : key);
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  const after = await busy();
  await new Promise((resolve) => setTimeout(resolve, KEY_MS));
  return after - before;
}

function report(costs: number[], idle: number[]): void {
  const bare = share(idle, 0.5);
  const [middle, most, worst] = [0.5, 0.95, 1].map((part) => (share(costs, part) - bare).toFixed(1));
  console.log(`365 colleges, ${FRATERNITIES} fraternities, ${costs.length} keys in the search`);
  console.log(`main thread per key that changes nothing: ${bare.toFixed(1)} ms, which the search adds to:`);
  console.log(`half of the keys under ${middle} ms, 95 of 100 under ${most} ms, the worst ${worst} ms`);
  if (share(costs, 0.95) - bare > FRAME_MS) {
    console.error(`More than a frame (${FRAME_MS.toFixed(1)} ms). A busy machine inflates all of these.`);
    process.exitCode = 1;
  }
}

/** Returns the cost that this share of the keys stays under. */
function share(costs: readonly number[], part: number): number {
  const sorted = costs.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
