import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../../support/axe.ts';
import { expect, sideways, test, watchLayoutShift } from '../../support/browser.ts';
import { aNight } from '../../support/documents/boards.ts';
import { ahead, anEvent } from '../../support/documents/events.ts';
import { resultsDocument, someResults } from '../../support/documents/results.ts';
import { seasonDocuments, seasonRecords } from '../../support/documents/seasonRecords.ts';

// The strategy tables give axe a great many colors to compare.
const long = '/how-to-play';

const pages = [
  ['Responsible gaming', '/responsible-gaming', 'Responsible play'],
  ['How to play', '/how-to-play', 'How to play'],
  ['Rules', '/rules', 'Tour rules'],
  ['FAQ', '/faq', 'Frequently asked questions'],
  ['Terms', '/terms', 'Terms of use'],
  ['Privacy', '/privacy', 'Privacy'],
  ['Host a tournament', '/host', 'Host a tournament'],
  ['About', '/about', 'About the tour'],
  ['Careers', '/careers', 'Careers'],
  ['Press', '/press', 'Press'],
  ['Blog', '/blog', 'Blog'],
  ['Partners', '/partners', 'Partners'],
  ['Support', '/support', 'Support'],
  ['Cookies', '/cookies', 'Cookies'],
  ['DMCA', '/dmca', 'DMCA'],
  ['Compliance', '/compliance', 'Compliance'],
] as const;

const largeText = (page: Page, size: string) =>
  page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);

test('the footer leads to each page, with title and focus; it fits and passes axe @phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  // The footer has its place once it is known that there are no events.
  await expect(page.getByText('Loading events...')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const lists = ['Upcoming', 'Scheduled', 'Previous', 'Leaderboard'];
  expect((await links.allTextContents()).sort()).toEqual([...pages.map(([link]) => link), ...lists].sort());
  for (const [link, path, title] of pages) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Campus Blackjack Tour`);
    await page.setViewportSize({ width: 320, height: 640 });
    await largeText(page, '200%');
    expect.soft(await sideways(page), path).toBe(0);
    await largeText(page, '');
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await sideways(page), path).toBe(0);
    if (path !== long) await expectAccessible(page, 'main');
  }
  await footer.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeFocused();
});

const largePages = [
  ['/', 'Campus Blackjack Tour'],
  ['/find', 'Find your school'],
  ['/e/e1', /./],
  ['/e/e1/live', /./],
  ['/e/e1/live/draw', /./],
  ['/e/e2/results', /./],
  ['/standings/2026-27', 'Standings'],
  ['/standings/1999-00', /./],
  ['/schools/purdue-university/2026-27', 'Purdue'],
  ['/chapters/purdue-university--sigma-chi/2026-27', /./],
] as const;

// The pages of words are looked at where the footer leads to them.
test('text at 200 % widens no page on the narrowest phone @phone', async ({ page, project }) => {
  const { documents: night } = await aNight({ players: 21, minutes: 20, eventId: 'e1', plan: { tables: 3 } });
  await project.seed({
    ...anEvent('e1', { ...ahead, collegeName: 'Massachusetts Institute of Technology', state: 'MA' }),
    'boards/e1': night['boards/e1'] ?? {},
    ...resultsDocument(someResults({ eventId: 'e2', players: 40 })),
    ...seasonDocuments(seasonRecords()),
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, heading] of largePages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await largeText(page, '200%');
      expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
    });
});

// The pages are drawn by the same code: these hold every kind of part. The rest needs no load of its own.
test('/responsible-gaming, /faq, /host do not move, and have contrast in the dark @phone', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/responsible-gaming', '/faq', '/host'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift()).toBe(0);
      await expectContrast(page);
    });
});

// They are all drawn by the same code: on a wide screen the one with every kind of block stands for them.
test(`${long}: fits and passes axe, its contents by keyboard, an address with a section, on paper`, async ({
  page,
  isMobile,
}) => {
  test.slow();
  const layoutShift = await watchLayoutShift(page);
  await test.step('nothing moves; the contents lead to a section by keyboard, and back to where one was', async () => {
    await page.goto(long);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBe(0);
    expect(await sideways(page)).toBe(0);
    // Until the app has taken the page over, the browser follows the link by itself and nobody keeps the
    // place.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (isMobile) await contents.getByText('On this page').press('Enter');
    await contents.getByRole('link', { name: 'The secret bet' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'The secret bet' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);
  });
  await test.step('it passes axe, on phones also in the dark', async () => {
    await expectAccessible(page);
    if (!isMobile) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  });
  await test.step('an address with a section opens at that section', async () => {
    await page.goto('about:blank');
    await page.goto(`${long}#basic-strategy`);
    await expect(page.getByRole('heading', { name: 'Basic strategy' })).toBeInViewport();
  });
  await test.step('on paper there is only the page itself', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colors).toEqual({ color: 'rgb(21, 34, 28)', backgroundColor: 'rgb(255, 255, 255)' });
  });
});
