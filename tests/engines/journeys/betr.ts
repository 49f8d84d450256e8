import * as v from 'valibot';
import { expect } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import type { Browser } from '../driver/Browser.ts';
import type { Journey } from '../driver/walk.ts';

const arrowRight = '\uE014';
const enter = '\uE007';
const Point = v.tuple([v.number(), v.number()]);

/** Returns the middle of a college's mark on the map, in the window, once it is there and doesn't move. */
async function mark(browser: Browser, id: string): Promise<readonly [number, number]> {
  const script = `let before = '';
    const look = () => {
      const box = document.querySelector('svg [data-college="' + arguments[0] + '"]')?.getBoundingClientRect();
      const now = JSON.stringify(box);
      if (box && now === before) done([Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]);
      else setTimeout(look, 50);
      before = now;
    };
    look();`;
  return v.parse(Point, await browser.run(script, id));
}

/** The outreach team: the gate, the map by pointer and by keys, and a campus. */
export const betr: Journey = async (browser) => {
  await browser.open('/Betr/map');
  await browser.fill('Password', SAMPLE_ACCOUNTS.betr.password);
  await browser.press('Unlock');
  const list = { role: 'region', name: 'Colleges' };
  await browser.find(list);
  const heights = await browser.run(`const rows = document.querySelectorAll('[aria-label="Colleges"] li');
    done([...rows].slice(0, 3).map((row) => row.offsetHeight));`);
  expect(Math.min(...v.parse(v.array(v.number()), heights))).toBeGreaterThan(40);
  await browser.press('Zoom in');
  await browser.find({ role: 'status', name: 'Zoom level' });
  const purdue = { role: 'dialog', name: /Purdue University/ };
  const before = await mark(browser, 'purdue-university');
  await browser.drag(before, [before[0] - 90, before[1] + 40]);
  await expect.poll(async () => (await mark(browser, 'purdue-university'))[0] - before[0]).toBeLessThan(-60);
  await browser.misses(purdue);
  await browser.picture('map');

  const there = await mark(browser, 'purdue-university');
  await browser.drag(there, there);
  await browser.find(purdue);
  await browser.picture('college');
  await browser.keys('\uE00C');
  await browser.misses({ role: 'dialog' });
  // The neighbor to the right, by keys.
  await browser.keys(arrowRight + enter);
  await browser.find({ role: 'dialog' });
  await browser.misses(purdue);
  await browser.keys('\uE00C');
  await browser.misses({ role: 'dialog' });

  const another = { role: 'button', name: /University of Alabama/, within: list };
  await browser.find(another);
  await browser.fill('Search', 'purdue');
  // The list moves until it has followed.
  await browser.misses(another);
  await browser.press(/Purdue University/, { within: list });
  await browser.find(purdue);
  await browser.press(/Close/, { within: { role: 'dialog' } });
  await browser.open('/Betr/campus');
  await browser.find({ role: 'img', name: 'Map of University of Alabama, drawn' });
  await browser.picture('campus');
};
