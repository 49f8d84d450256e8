import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { doc, getDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { takenOver, waitForApp } from '../../support/browser.ts';
import { deploySite } from '../../support/deployedSite.ts';
import { aComingEvent } from '../../support/documents/events.ts';
import { expectKept, kept } from '../../support/kept.ts';
import { buildSite } from '../../support/otherSite.ts';
import { expect, openAs, test } from '../../support/staff.ts';

test.use({ serviceWorkers: 'allow' });

const lost =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|RPC_ERROR|dynamically imported|preload CSS/i;

/** The builds that the worker has kept something of. */
const builds = (page: Page) =>
  page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.split('-')[1]))]);

/** Copies a build that changed nothing that a page shows: its worker has another id. Returns the folder. */
function nextBuild(folder: string, id: string): string {
  const next = `${folder}-next`;
  cpSync(folder, next, { recursive: true });
  const worker = readFileSync(`${next}/sw.js`, 'utf8');
  writeFileSync(`${next}/sw.js`, worker.replaceAll(id, id.split('').reverse().join('')));
  return next;
}

test('what a visitor has seen opens offline, the rest says so; no code of the staff is kept @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(lost);
  await project.seed(aComingEvent('cup'));
  const event = page.getByRole('article', { name: 'Spring Open' });
  const banner = page.getByText("You're offline. You can still view pages you've opened.");
  await page.goto('/');
  await expect(event).toBeVisible();
  await expectKept(page);
  const addresses = await kept(page);
  expect(addresses.filter((path) => !/^\/(assets|art|partners|tournament-images)\//.test(path))).toEqual(
    expect.arrayContaining(['/', '/shell']),
  );
  expect(addresses.length).toBeLessThan(40);
  const code = await page.evaluate(async () => {
    const names = await caches.keys();
    const assets = await caches.open(names.find((name) => name.endsWith('-asset')) ?? '');
    const answers = await assets.matchAll();
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  });
  expect(code).toMatch(/structuredQuery/);
  for (const foreign of [/["'`]firestore/, /["'`]auth["'`],/, /firebasestorage/, /betr-unlocked/])
    expect(code).not.toMatch(foreign);

  await page.goto('/events/upcoming');
  await expect(event).toBeVisible();
  await expectKept(page);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page.goto('/events/upcoming?sort=oldest');
  await expect(event).toBeVisible();
  await expect(page.getByText(/^You're offline\. Showing the list as of /)).toBeVisible();
  await expectAccessible(page);
  // Its styles were part of the page that was kept, and are files now.
  await page.getByRole('link', { name: 'Campus Blackjack Tour' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(event).toBeVisible();
  await page.reload();
  await expect(event).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByText(/^You're offline\. Showing the list as of /)).toBeVisible();
  await page.goto('/how-to-play');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
  await expect(page.getByText(/^You haven't opened this page on this device yet/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to play/i);
  await expect(banner).toHaveCount(0);
});

test('the list at the door survives a reload without a network, and so does a check-in @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/400/);
  expectConsole(lost);
  await project.seed({
    ...aComingEvent('cup', { currentParticipants: 1 }),
    'events/cup/participants/a': {
      name: 'Ann Lee',
      email: 'ann@x.edu',
      checkedIn: false,
      checkedInAt: null,
      source: 'import',
    },
  });
  const stored = async () =>
    (await getDoc(doc(project.as('regular'), 'events/cup/participants/a'))).get('checkedIn');
  const press = page.getByRole('listitem', { name: 'Ann Lee' }).getByRole('button', { name: /^Ann Lee/ });
  const waits = page.getByText(/1 unsent$/);
  const everyone = page.getByRole('button', { name: 'All 1' });
  await openAs(page, 'admin', '/admin/events/cup/participants');
  await expect(press).toBeVisible();
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(press).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText("You're offline. Check people in as usual.")).toBeVisible();
  await press.click();
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await expect(waits).toBeVisible();
  await page.reload();
  await everyone.click();
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await expect(waits).toBeVisible();
  expect(await stored()).toBe(false);
  await context.setOffline(false);
  await expect.poll(stored).toBe(true);
  await expect(waits).toHaveCount(0);
  // A network that takes everything and answers nothing: Auth alone would wait half a minute.
  await context.route(/\/accounts:lookup/, () => {});
  await page.reload();
  await everyone.click();
  await expect(press).toHaveAttribute('aria-pressed', 'true');
});

test('a screen of the console that was never opened leaves the console around its message @desktop', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/400/);
  expectConsole(lost);
  await project.seed(aComingEvent('cup'));
  const event = page.getByRole('listitem', { name: 'Spring Open' });
  await openAs(page, 'staff', '/admin/events');
  await expect(event).toBeVisible();
  await expectKept(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sales Pipeline' }).click();
  await expect(page.getByText(/^You haven't opened this page on this device yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Manage Events' }).click();
  await expect(event).toBeVisible();
});

test.describe('deploys', () => {
  // One after the other, in the worker that has built the second site.
  test.describe.configure({ mode: 'default' });
  let second = '';
  test.beforeAll(() => {
    test.setTimeout(120_000);
    second = buildSite('second', { VITE_CONTACT_EMAIL: 'second@tour.example' });
  });

  test('a file missing once is asked for again after a rollback, with and without a worker @desktop', async ({
    browser,
    project,
    expectConsole,
  }) => {
    expectConsole(/404|dynamically imported/);
    for (const serviceWorkers of ['allow', 'block'] as const) {
      const site = await deploySite('dist');
      const context = await browser.newContext({ serviceWorkers });
      await context.addInitScript((id) => localStorage.setItem('demo-project', id), project.id);
      const page = await context.newPage();
      waitForApp(page);
      // The home page would ask for more of the missing code while it scrolls to what is pressed, and reload
      // amid the press.
      const start = `${site.origin}/how-to-play`;
      const words = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
      await page.goto(start);
      if (serviceWorkers === 'allow') await expectKept(page);
      site.deploy(second);
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(words).toBeVisible();
      await takenOver(page);
      site.deploy('dist');
      // Within a minute of the last reload, the page does not reload itself once more.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(start);
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(words).toBeVisible();
      await expect(page.getByRole('link', { name: 'second@tour.example' })).toHaveCount(0);
      // The words are in the file itself; going on without another load takes the code that was missing.
      await expect(page).toHaveURL(/faq$/);
      await takenOver(page);
      await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveTitle(/^Privacy/);
      expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
      await context.close();
      await site.close();
    }
  });

  test('a deploy shows at once; an open tab reloads once; older builds are forgotten @desktop', async ({
    page,
    project,
    expectConsole,
  }) => {
    test.slow();
    // A worker that is replaced drops what it fetches just then; the reload that follows loads all of it.
    expectConsole(/404|dynamically imported|ERR_FAILED/);
    await project.seed(aComingEvent('cup'));
    await page.addInitScript((id) => localStorage.setItem('demo-project', id), project.id);
    const mail = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name: `${name}@tour.example` });
    const site = await deploySite('dist');
    await page.goto(site.origin);
    await expectKept(page);
    const [first = ''] = await builds(page);
    site.deploy(second);
    // The open tab asks for a file of a build that is gone.
    await page.getByRole('link', { name: 'FAQ' }).click();
    await expect(mail('second')).toBeVisible();
    await expect.poll(() => builds(page)).toHaveLength(2);
    const next = (await builds(page)).find((build) => build !== first) ?? '';
    site.deploy(nextBuild(second, next));
    await page.goto(site.origin);
    await expect.poll(() => builds(page)).not.toContain(first);
    await expectKept(page);
    // A network that accepts everything and answers nothing.
    site.sleep();
    await page.reload();
    await expect(mail('second')).toBeVisible();
    site.wake();
    // The emergency exit.
    site.deploy(
      buildSite('offline-off', { VITE_SERVICE_WORKER: 'off', VITE_CONTACT_EMAIL: 'last@tour.example' }),
    );
    await page.goto(site.origin);
    await expect(mail('last')).toBeVisible();
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    // The worker that was there may have kept more of this page until it closes.
    await page.reload();
    await expect.poll(() => builds(page)).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await workers()).toBe(0);
    await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
    await site.close();
  });
});
