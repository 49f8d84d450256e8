import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

const database = '**/v1/projects/**';
const failed = 'Failed to load events. Please try again later.';

function on(date: string, changes = {}) {
  return { title: date, date, sortDate: `${date}T19:00`, ...changes };
}

test('each status has its page with heading, subtitle and its own events in order @desktop', async ({
  page,
  project,
}) => {
  await project.seed({
    ...anEvent('late', on('2026-05-01')),
    ...anEvent('soon', on('2026-03-01')),
    ...anEvent('none', { title: 'No date', date: null, sortDate: '9999-12-31' }),
    ...anEvent('old', on('2025-01-01', { status: 'completed' })),
    ...anEvent('older', on('2024-01-01', { status: 'completed' })),
  });
  await page.goto('/events/upcoming');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events');
  await expect(page.getByText('Join the action at our upcoming tournaments')).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['2026-03-01', '2026-05-01', 'No date']);
  await expect(page).toHaveTitle(/^Upcoming Events \|/);
  await page.goto('/events/completed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completed Events');
  await expect(titles).toHaveText(['2025-01-01', '2024-01-01']);
  await expect(page.getByRole('button', { name: 'Completed' }).first()).toBeDisabled();
});

test('a list goes on, through a failure, Back and without a network @phone', async ({
  page,
  project,
  expectConsole,
  context,
  startAnew,
}) => {
  await test.step('Show more brings the next page; a failure keeps what is there, and so does Back', async () => {
    expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR/);
    for (let index = 0; index < 30; index += 1) {
      const day = new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10);
      await project.seed(anEvent(`e${index}`, on(day)));
    }
    await page.goto('/events/upcoming');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(24);
    await page.route(database, (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    const rest = page.getByText("Couldn't load more.");
    await expect(rest).toBeVisible();
    await expect(cards).toHaveCount(24);
    await page.unroute(database);
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(cards).toHaveCount(30);
    // The button is gone; the keyboard goes on with what is new.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '2026-03-25', exact: true })).toBeFocused();
    await expect(rest).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

    const last = page.getByRole('link', { name: '2026-03-30', exact: true });
    const placeOfClick = await page.evaluateHandle(() => {
      const seen = { y: 0 };
      addEventListener('click', () => Object.assign(seen, { y: scrollY }), { capture: true, once: true });
      return seen;
    });
    await last.click();
    await expect(page.getByRole('heading', { level: 1, name: '2026-03-30' })).toBeVisible();
    const { y: place } = await placeOfClick.jsonValue();
    expect(place).toBeGreaterThan(1000);
    const before = (await project.requests()).length;
    await page.goBack();
    await expect(cards).toHaveCount(30);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await project.requests()).toHaveLength(before);
  });
  await startAnew();
  await test.step('without a network a banner says so, and a list is shown as it was last seen', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|RPC_ERROR/);
    await project.seed(anEvent('one'));
    const banner = page.getByText("You're offline. You can still view pages you've opened.");
    const note = page.getByText(/Showing the list as of /);
    for (const address of ['/events/upcoming', '/']) {
      await page.goto(address);
      await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
      await page.route(database, (route) => route.abort());
      await page.reload();
      // The browser has a network; the server does not answer.
      await expect(note).toHaveText(/^We can't reach the tour right now\. /);
      await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
      await expect(page.getByText(failed)).toHaveCount(0);
      await context.setOffline(true);
      await expect(banner).toBeVisible();
      await expect(note).toHaveText(/^You're offline\. /);
      await expectAccessible(page);
      await page.unroute(database);
      await context.setOffline(false);
      await expect(banner).toHaveCount(0);
      await expect(note).toHaveCount(0);
      await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
    }
  });
});

test('a page of 1000 completed events reads 24 documents in one query @desktop', async ({
  page,
  project,
}) => {
  const all = {};
  for (let index = 0; index < 1000; index += 1) {
    const sortDate = new Date(Date.UTC(2020, 0, 1, index)).toISOString().slice(0, 16);
    Object.assign(all, anEvent(`e${index}`, { status: 'completed', date: sortDate.slice(0, 10), sortDate }));
  }
  await project.seed(all);
  await page.goto('/events/completed');
  await expect(page.getByRole('article')).toHaveCount(24);
  const requests = await project.requests();
  expect(requests.map(({ method, reads }) => [method, reads])).toEqual([['runQuery', 24]]);
});

test('the page fits its width and passes axe', async ({ page, project }) => {
  await project.seed(anEvent('one', { title: 'A'.repeat(120) }));
  await page.goto('/events/upcoming');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const subscribe = page.getByRole('button', { name: 'Subscribe to the season' });
  await subscribe.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Subscribe to the season' });
  await expect(dialog.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', /^webcal:/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(subscribe).toBeFocused();
});
