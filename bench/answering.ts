import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { run } from '../scripts/userError.ts';
import { median } from './parts/median.ts';
import { onSlowPhone } from './parts/slowPhone.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const RUNS = 7;
const PAGES = ['/', '/events/upcoming'];

/**
 * One visit: milliseconds since the navigation began, the sum of layout shifts, and whether Besley was drawn.
 */
type Visit = { painted: number; listening: number; shift: number; besley: boolean };

/**
 * `npm run bench -- answering`: measures on a slow phone how long a page that is drawn doesn't answer yet,
 * from its first paint until React has taken over every control; median of seven first visits. `npm run bench
 * -- answering /faq` measures other pages.
 */
await run(async () => {
  const pages = process.argv.slice(2).filter((word) => word.startsWith('/'));
  await withBuiltSite(({ origin }) =>
    withChromium(async (browser) => {
      console.log(`${'page'.padEnd(20)}   paint  answers  between     CLS  Besley`);
      for (const page of pages.length > 0 ? pages : PAGES) await measure(browser, origin, page);
      console.log(`\nMedian of ${RUNS} first visits, slow 4G, processor slowed 4 times.`);
      console.log(
        `Load of this machine: ${loadavg()
          .map((load) => load.toFixed(1))
          .join(' ')}`,
      );
    }),
  );
});

async function measure(browser: Browser, origin: string, path: string): Promise<void> {
  const visits: Visit[] = [];
  for (let turn = 0; turn < RUNS; turn++)
    visits.push(await onSlowPhone(browser, (page) => visit(page, origin + path)));
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const times = [
    middle(({ painted }) => painted),
    middle(({ listening }) => listening),
    middle(({ painted, listening }) => listening - painted),
  ];
  const shift = Math.max(...visits.map(({ shift: sum }) => sum));
  const drawn = visits.filter(({ besley }) => besley).length;
  console.log(
    `${path.padEnd(20)} ${times.map((time) => `${Math.round(time)}`.padStart(7)).join('  ')}  ${shift.toFixed(3).padStart(6)}  ${drawn} of ${RUNS}`,
  );
}

async function visit(page: Page, address: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit' });
  const taken = await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(a, button, input, select)')];
    const all = controls.every((control) => Object.keys(control).some((key) => key.startsWith('__react')));
    return controls.length > 0 && all && performance.now();
  });
  const listening = Number(await taken.jsonValue());
  // The typeface and the data may come after that.
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { painted, listening, shift: await layoutShift(page), besley: await page.evaluate(drawsBesley) };
}

/** Returns the sum of the layout shifts of the page so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}

/** Runs in the page: whether its heading is as wide as in Besley alone. */
function drawsBesley(): boolean {
  const family = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
  const [shown, besley, other] = [family, 'Besley', 'monospace'].map((name) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.textContent = 'Campus Blackjack Tour';
    Object.assign(probe.style, { font: `900 80px ${name}`, position: 'absolute', visibility: 'hidden' });
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });
  return shown === besley && besley !== other;
}
