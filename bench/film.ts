import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { run, UserError } from '../scripts/userError.ts';
import { onSlowPhone } from './parts/slowPhone.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const STEP = 250;
const LENGTH = 5_000;

/** What the screen showed from `at` on, in milliseconds since the navigation began; a JPEG in base64. */
type Frame = { at: number; picture: string };

/**
 * `npm run bench -- film / /tmp/film`: films a first visit on a slow phone and writes what the screen showed
 * every 250 ms, a picture each and all on one sheet.
 */
await run(async () => {
  const [path = '', folder = ''] = process.argv.slice(2);
  if (!path.startsWith('/') || !folder) throw new UserError('Usage: npm run bench -- film PATH FOLDER');
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  await withBuiltSite(({ origin }) =>
    withChromium(async (browser) => {
      const frames = await onSlowPhone(browser, (page) => film(page, origin + path));
      const times = Array.from({ length: LENGTH / STEP }, (_, step) => (step + 1) * STEP);
      const stills = times.map((time) => ({ time, frame: frames.findLast(({ at }) => at <= time) }));
      for (const { time, frame } of stills)
        if (frame) writeFileSync(join(target, `${time}.jpg`), frame.picture, 'base64');
      await writeSheet(browser, stills, join(target, 'sheet.png'));
      console.log(`${frames.length} frames; the stills are in ${target}`);
    }),
  );
});

async function film(page: Page, address: string): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const frames: { time: number; picture: string }[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    frames.push({ time: timestamp * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
  await page.goto(address, { waitUntil: 'commit' });
  const began = await page.evaluate(() => performance.timeOrigin);
  await new Promise((done) => setTimeout(done, LENGTH));
  await session.send('Page.stopScreencast');
  return frames.map(({ time, picture }) => ({ at: time - began, picture }));
}

async function writeSheet(
  browser: Browser,
  stills: { time: number; frame: Frame | undefined }[],
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 100 } });
  const cells = stills.map(
    ({ time, frame }) =>
      `<figure>${time} ms<br>${frame ? `<img src="data:image/jpeg;base64,${frame.picture}">` : ''}</figure>`,
  );
  await page.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(10,1fr);gap:8px;font:14px sans-serif}figure{margin:0}img{width:100%}</style>${cells.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
