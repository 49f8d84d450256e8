import type { Browser, CDPSession, Page } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../scripts/accounts/sampleAccounts.ts';
import { run, UserError } from '../scripts/userError.ts';
import { mainThread } from './parts/mainThread.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const SECONDS = 4;
/** A frame at 60 per second, and half of that more for a late clock. */
const TARGET = { median: 17, p95: 25 };

type Result = { median: number; p95: number; longest: number; frames: number; work: number; cpu: number };

/**
 * `npm run bench -- map`: drags and zooms the map of 365 colleges with real input, in the built site on
 * sample data, in Chromium without a graphics card. For each it prints the times between frames (median, 95th
 * percentile, longest), and the work per frame of the page and of the whole browser, in milliseconds. `--
 * --address http://…` measures a running site. Fails above the targets.
 */
await run(() =>
  withChromium((browser) => {
    const given = process.argv.indexOf('--address');
    if (given > 0) return report(browser, process.argv[given + 1] ?? '');
    return withBuiltSite(({ origin }) => report(browser, origin));
  }),
);

async function report(browser: Browser, origin: string): Promise<void> {
  console.log('                     median    p95  longest    work     cpu  frames');
  for (const [name, size] of [
    ['1280 px', { width: 1280, height: 800 }],
    ['1920 px', { width: 1920, height: 1080 }],
  ] as const) {
    const page = await openMap(browser, origin, size);
    print(`drag, ${name}`, await measure(page, drag));
    print(`wheel, ${name}`, await measure(page, wheel));
    await page.context().close();
  }
}

function print(name: string, { median, p95, longest, frames, work, cpu }: Result): void {
  const times = [median, p95, longest, work, cpu].map((time) => time.toFixed(1).padStart(7)).join(' ');
  console.log(`${name.padEnd(18)} ${times} ${String(frames).padStart(7)}`);
  if (median > TARGET.median || p95 > TARGET.p95) process.exitCode = 1;
}

async function openMap(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.goto(`${origin}/Betr/map`);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS.betr.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  const markers = page.locator('svg [data-college]');
  await markers.first().waitFor();
  if ((await markers.count()) < 300) throw new UserError('The site has no sample data: npm run seed.');
  await page.waitForTimeout(1_000);
  return page;
}

type Place = { x: number; y: number };

/** Drags in circles. */
async function drag(page: Page, { x, y }: Place, over: () => boolean): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let turn = 0; !over(); turn += 0.07)
    await page.mouse.move(x + 150 * Math.sin(turn), y + 90 * Math.sin(1.7 * turn));
  await page.mouse.up();
}

async function wheel(page: Page, { x, y }: Place, over: () => boolean): Promise<void> {
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let turn = 0; !over(); turn += 0.05) await page.mouse.wheel(0, -8 * Math.cos(turn));
  await page.keyboard.up('Control');
}

async function measure(page: Page, act: typeof drag): Promise<Result> {
  const box = await page.locator('[role=group][aria-label^="Map of"]').boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  const busy = await mainThread(page);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const [before, cpuBefore] = [await busy(), await allBusy(browser)];
  const frames = page.evaluate<number[]>(frameTimes(SECONDS * 1000));
  const end = performance.now() + SECONDS * 1000;
  await act(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, () => performance.now() > end);
  const times = (await frames).sort((one, other) => one - other);
  const work = ((await busy()) - before) / times.length;
  const cpu = ((await allBusy(browser)) - cpuBefore) / times.length;
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), longest: at(1), frames: times.length, work, cpu };
}

/** Returns the milliseconds of processor time that the whole browser has used so far, including painting. */
async function allBusy(browser: CDPSession | undefined): Promise<number> {
  const info = await browser?.send('SystemInfo.getProcessInfo');
  return 1000 * (info?.processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) ?? Number.NaN);
}

/** Runs in the page. It is text because the loader would insert calls of its own into a function. */
function frameTimes(length: number): string {
  return `new Promise((resolve) => {
  const times = [];
  const start = performance.now();
  let last = start;
  requestAnimationFrame(function next(now) {
    times.push(now - last);
    last = now;
    if (now - start < ${length}) requestAnimationFrame(next);
    else resolve(times.slice(1));
  });
})`;
}
