import type { Page, Request } from '@playwright/test';
import { stageOf } from '../../../src/domain/night/board/board.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aNight } from '../../support/documents/boards.ts';

const isQuestion = (request: Request) => request.url().includes(':batchGet');

/** A name of 24 letters, which is as long as a page must show whole. */
const long = 'Bartholomew Featherstone';
const night = await aNight({
  players: 96,
  person: (at) => ({ shownAs: 'full', ...(at % 2 && { name: long }) }),
  until: (board) =>
    stageOf(board) === 'playing' && ['t1', 't2', 't3', 't4', 't5'].every((table) => board.counts.r1?.[table]),
});

const over = await aNight({
  players: 8,
  eventId: 'over',
  person: (at) => ({ shownAs: 'full', ...(at < 2 && { name: long }) }),
});

/** What is too small, too faint or cut off on the page that a screen shows; the controls are for near it. */
const flaws = (page: Page, smallest = 9.69) =>
  page.evaluate((least) => {
    const channel = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) =>
        channel(Number(part)),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ground = brightness(
      getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor,
    );
    const found: string[] = [];
    const lines = [...document.querySelectorAll('li')];
    for (const element of document.querySelectorAll('h1, header p, li *')) {
      const style = getComputedStyle(element);
      const text = element.textContent ?? '';
      if (text === '' || element.className === 'visually-hidden') continue;
      const contrast = brightness(style.color) / ground;
      if (contrast < 7) found.push(`${text}: contrast ${contrast.toFixed(1)}`);
      const size = (Number.parseFloat(style.fontSize) / innerHeight) * 100;
      if (element.closest('li, h1') && size < least) found.push(`${text}: ${size.toFixed(2)} vh`);
      const box = element.getBoundingClientRect();
      const room = element.parentElement?.getBoundingClientRect();
      if (box.right > innerWidth || box.bottom > innerHeight) found.push(`${text}: beyond the screen`);
      if (room && box.right > room.right + 1) found.push(`${text}: cut off`);
      if (element.scrollWidth > element.clientWidth + 1 && style.display === 'inline-block')
        found.push(`${text}: ends early`);
    }
    for (const line of lines) {
      // Tables stand beside each other too.
      const above = line.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      if (line.getBoundingClientRect().top < above - 1) found.push(`${line.textContent}: over another line`);
    }
    return lines.length > 0 ? found : ['nothing is shown'];
  }, smallest);

test('a large screen can be read from ten meters, and turns its pages @desktop', async ({
  page,
  project,
}) => {
  await project.seed({ ...night.documents, ...over.documents });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  // The time that a question may take passes with the clock of the test, so nothing may be asked meanwhile.
  let asking = 0;
  page.on('request', (request) => (asking += isQuestion(request) ? 1 : 0));
  const ended = (request: Request) => (asking -= isQuestion(request) ? 1 : 0);
  page.on('requestfinished', ended).on('requestfailed', ended);
  await page.goto('/e/cup/tv');
  const title = page.getByRole('heading', { level: 1 });
  const titles = ['Table 1', 'Table 2', 'Table 3', 'Table 4', 'Table 5', 'Most chips'];
  await expect(page.getByText(/· 1 of 6$/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Page stays')).toBeVisible();
  await expectAccessible(page);
  const start = titles.indexOf((await title.textContent()) ?? '');
  // From here on time stands still but for what the test lets pass.
  await expect.poll(() => asking).toBe(0);
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.keyboard.press('Space');
  await expect(page.getByText(`${start + 1} of 6`)).toBeVisible();
  for (const step of titles.keys()) {
    await expect(title).toHaveText(titles[(start + step) % titles.length] ?? '');
    await expect.poll(() => flaws(page)).toEqual([]);
    await expect.poll(() => asking).toBe(0);
    await page.clock.runFor(8_000);
  }
  await page.clock.resume();
  await page.keyboard.press('Space');
  await expect(page.getByText('Page stays')).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => flaws(page)).toEqual([]);
  await page.goto('/e/cup/tv?tables=4');
  await expect(page.getByText(/· \d of 3$/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Page stays')).toBeVisible();
  // It may have turned before it stayed; what comes before the first page is the last one.
  const toFirst = ['Most chips', 'Table 5'].indexOf((await title.textContent()) ?? '') + 1;
  for (let turn = 0; turn < toFirst; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles.slice(0, 4));
  await expect.poll(() => flaws(page, 4.84)).toEqual([]);
  await page.goto('/e/over/tv');
  await expect(title).toHaveText('Champion');
  await expect.poll(() => flaws(page)).toEqual([]);
});
