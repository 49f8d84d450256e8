import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { drawingCode, expect, holdBack, test, watchLayoutShift } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

/**
 * Opens a page whose drawing code is held back until `release` is called, when what hears early presses has
 * started: it asks for the data right after that.
 */
async function openHeld(context: BrowserContext, path: string): Promise<{ page: Page; release: () => void }> {
  // Not the test's own page: that one waits for the app.
  const page = await context.newPage();
  const release = await holdBack(page, drawingCode);
  const asked = page.waitForRequest(/:runQuery/);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return { page, release };
}

test('what is pressed early on a phone is heard, and done once @phone', async ({ context, project }) => {
  await test.step('links work before the app does; the menu shows that it heard, and opens once', async () => {
    const { page, release } = await openHeld(context, '/');
    await page.getByRole('link', { name: 'See upcoming events' }).tap();
    await expect(page).toHaveURL('/#upcoming');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Please wait…')).toBeAttached();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('Please wait…')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    // From now on each press counts by itself.
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.close();
  });
  await test.step('of several early presses the last one counts, after what was chosen', async () => {
    await project.seed({
      ...anEvent('alpha', { title: 'Alpha', collegeName: 'Yale', date: '2099-01-01' }),
      ...anEvent('beta', { title: 'Beta', collegeName: 'Brown', date: '2099-02-01' }),
    });
    const { page, release } = await openHeld(context, '/events/upcoming');
    await page.getByLabel('Sort by').selectOption('school');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.tap();
    const request = page.getByRole('button', { name: 'Request Tournament' });
    await request.tap();
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(request).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Request Tournament' })).toBeVisible();
    await expect(page).toHaveURL('/events/upcoming?sort=school&request=open');
    await expect(page.locator('#site-menu')).toHaveAttribute('data-open', 'false');
    await page.goBack();
    await expect(page).toHaveURL('/events/upcoming?sort=school');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Sort by')).toHaveValue('school');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Beta', 'Alpha']);

    // The code of this dialog was not asked for yet.
    const releaseDialog = await holdBack(page, /\/assets\/SubscribeDialog-.*\.js$/);
    const subscribe = page.getByRole('button', { name: 'Subscribe to the season' });
    await subscribe.tap();
    await expect(subscribe).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Please wait…')).toBeAttached();
    const spinner = () => subscribe.evaluate((element) => getComputedStyle(element, '::after').opacity);
    await expect.poll(spinner).toBe('1');
    releaseDialog();
    await expect(page.getByRole('dialog', { name: 'Subscribe to the season' })).toBeVisible();
    await expect(page.getByText('Please wait…')).toHaveCount(0);
  });
});

test('what is pressed early by keyboard, or while the page reloads, is done @desktop', async ({
  context,
  page,
  expectConsole,
  startAnew,
}) => {
  await test.step('a key pressed early on the dropdown opens it once', async () => {
    const { page, release } = await openHeld(context, '/');
    const dropdown = page.getByRole('button', { name: 'Tournaments', exact: true });
    await dropdown.press('Enter');
    await expect(dropdown).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await expect(dropdown).toBeFocused();
    await expect(page.getByRole('link', { name: 'Scheduled events' })).toBeVisible();
  });
  await startAnew();
  await test.step('a link pressed while the page reloads for missing code is followed', async () => {
    expectConsole(/404|dynamically imported/);
    await page.goto('/');
    await page.route(/\/assets\/seasonLeader-/, (route) => route.fulfill({ status: 404 }));
    const release = await holdBack(page, /\/$/);
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    // By keyboard: Playwright's own click would wait for the reload.
    await link.evaluate((shown) => shown.focus({ preventScroll: true }));
    await page.getByRole('contentinfo').evaluate((shown) => shown.scrollIntoView());
    await reload;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/faq$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
    await expect(page).toHaveURL(/faq$/);
  });
  await test.step('a press whose code a deploy took away is made again after the reload', async () => {
    // Another page: this one has just been reloaded.
    const other = await context.newPage();
    let gone = true;
    await other.goto('/events/upcoming');
    await other.route(/\/assets\/SubscribeDialog-.*\.js$/, (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    other.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await other.getByRole('button', { name: 'Subscribe to the season' }).press('Enter');
    const dialog = other.getByRole('dialog', { name: 'Subscribe to the season' });
    await expect(dialog).toBeVisible();
    expect(gone).toBe(false);
    await other.keyboard.press('Escape');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await other.close();
  });
});

test('the typeface may come late: it is drawn then, and nothing moves @phone', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  const release = await holdBack(page, /besley-.*\.woff2$/);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const drawn = () => page.evaluate(() => document.fonts.check('900 1em Besley'));
  expect(await drawn()).toBe(false);
  release();
  await expect.poll(drawn).toBe(true);
  await page.evaluate(() => new Promise((drawnOnce) => requestAnimationFrame(() => setTimeout(drawnOnce))));
  expect(await layoutShift()).toBe(0);
});

test('a page that comes in pieces shows its menu whole: nothing moves as the rest comes @desktop', async ({
  page,
  baseURL,
}) => {
  const ofTheSite = (url: string) => new URL(new URL(url).pathname, baseURL).href;
  const html = await (await fetch(ofTheSite('http://127.0.0.1/faq'))).text();
  const cut = html.indexOf('Shop');
  let sendRest = () => {};
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').write(html.slice(0, cut));
    sendRest = () => response.end(html.slice(cut));
  }).listen();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const layoutShift = await watchLayoutShift(page);
  await page.route(/\/assets\/|\.svg$/, (route) => route.continue({ url: ofTheSite(route.request().url()) }));
  await page.goto(`http://127.0.0.1:${address.port}/faq`, { waitUntil: 'commit' });
  // A frame of the first piece, or none within half a second.
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
        setTimeout(drawn, 500);
      }),
  );
  sendRest();
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((drawnOnce) => requestAnimationFrame(() => setTimeout(drawnOnce))));
  expect(await layoutShift()).toBe(0);
  server.close();
});
