import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../../support/axe.ts';
import { expect, test, watchLayoutShift } from '../../support/browser.ts';

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

test('the footer leads to each page, which has its title and the focus on its heading @phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  // The footer has its place once it is known that there are no events.
  await expect(page.getByText('Loading events...')).toHaveCount(0);
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const lists = ['Upcoming', 'Scheduled', 'Previous', 'Leaderboard'];
  expect((await links.allTextContents()).sort()).toEqual([...pages.map(([link]) => link), ...lists].sort());
  for (const [link, path, title] of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Campus Blackjack Tour`);
    await expect(page.getByText(/^Updated \w+ \d+, \d{4}$/)).toBeVisible();
  }
});

/** Fails unless a page fits its width, stands still and passes axe, on phones also in the dark. */
async function expectWell(
  { page, layoutShift, isMobile }: { page: Page; layoutShift: () => Promise<number>; isMobile: boolean },
  [, path, title]: (typeof pages)[number],
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  expect(await layoutShift(), path).toBe(0);
  await expectAccessible(page);
  if (!isMobile) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
}

const short = pages.filter(([, path]) => path !== long);
// Five pages a test take a few seconds.
for (const some of [short.slice(0, 5), short.slice(5, 10), short.slice(10)])
  test(`${some.map(([, path]) => path).join(', ')} fit, do not move and pass axe, also in the dark @phone`, async ({
    page,
    isMobile,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    for (const one of some) await test.step(one[1], () => expectWell({ page, layoutShift, isMobile }, one));
  });

// They are all drawn by the same code: on a wide screen the one with every kind of block stands for them.
test(`${long}: fits and passes axe, its contents by keyboard, an address with a section, on paper`, async ({
  page,
  isMobile,
}) => {
  test.slow();
  await test.step('the contents lead to a section by keyboard, and back to where one was', async () => {
    await page.goto(long);
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
  await test.step('an address with a section opens at that section', async () => {
    await page.goto('/faq');
    await page.goto(`${long}#basic-strategy`);
    await expect(page.getByRole('heading', { name: 'Basic strategy' })).toBeInViewport();
  });
  await test.step('it fits, does not move and passes axe, on phones also in the dark', async () => {
    const layoutShift = await watchLayoutShift(page);
    const [whole] = pages.filter(([, path]) => path === long);
    if (whole) await expectWell({ page, layoutShift, isMobile }, whole);
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
