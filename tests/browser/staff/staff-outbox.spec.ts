import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { staffPaths } from '../../../src/staffPaths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { aNight } from '../../support/documents/boards.ts';
import { anEvent } from '../../support/documents/events.ts';
import { databasesWith } from '../../support/kept.ts';
import { directAs, enterPassword, expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

const { admin, staff } = SAMPLE_ACCOUNTS;
const door = '/admin/events/cup/participants';
const people = Array.from({ length: 12 }, (_, number) => `Player ${String(number + 1).padStart(2, '0')}`);

/** An event with twelve people on its list, none of them here yet. */
function fullList() {
  const documents = people.map((name, number) => [
    `events/cup/participants/p${number}`,
    { name, email: '', checkedIn: false, checkedInAt: null, source: 'import' },
  ]);
  return { ...anEvent('cup', { currentParticipants: 12 }), ...Object.fromEntries(documents) };
}

async function checkedIn(project: TestProject): Promise<number> {
  const { docs } = await getDocs(collection(project.as('regular'), 'events/cup/participants'));
  expect(docs).toHaveLength(12);
  return docs.filter((found) => found.get('checkedIn') === true).length;
}

const player12 = (page: Page) => page.getByRole('listitem', { name: 'Player 12', exact: true });

async function openDoor(page: Page): Promise<void> {
  await openAs(page, 'admin', door);
  await page.getByRole('button', { name: 'All 12' }).click();
  await expect(player12(page)).toBeVisible();
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(/^You're offline\. Check people in/)).toBeVisible();
}

async function checkIn(page: Page, names: readonly string[]): Promise<void> {
  // From finger to finger, so that no press is taken for the trembling of the one before.
  for (const [index, name] of names.entries()) {
    await page
      .getByRole('listitem', { name, exact: true })
      .getByRole('button', { name: /^(?!Remove|Edit)/ })
      .click({ position: { x: index % 2 === 0 ? 20 : 140, y: 20 } });
  }
}

const logOut = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  // The sign-in shows at once; the page loads itself again a little later.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await loaded;
};

test('after a session nothing of anybody stays but twelve check-ins, over another level, a reload, a logout @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/400|ERR_INTERNET_DISCONNECTED|Could not reach|offline|primary lease/);
  await project.seed(fullList());
  await page.clock.install();
  await openDoor(page);
  await test.step('five minutes after its end a session leaves nothing of anybody in the browser', async () => {
    await expect.poll(() => databasesWith(page, ['Player 12'])).not.toEqual([]);
    await page.clock.fastForward('30:01');
    await expect(page.getByText(/Nothing you typed is lost/)).toBeVisible();
    await expect(page.locator('body')).toContainText('Player 12');
    await page.clock.fastForward('05:01');
    await expect(page.getByText(/^Your session has ended. Sign in again. Drafts/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Player 12');
    await expect.poll(() => databasesWith(page, ['Player 12', 'Spring Open'])).toEqual([]);
    await enterPassword(page, admin.password);
    await expect(player12(page)).toBeVisible();
  });
  await goOffline(page);
  await checkIn(page, people);
  await expect(page.getByText('Offline, 12 unsent')).toBeVisible();
  await page.clock.fastForward('30:01');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await expect(page.getByText('12 changes on this device wait for the Super admin password.')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await enterPassword(page, staff.password);
  await expect(player12(page)).toBeVisible();
  await page.reload();
  await expect(player12(page)).toBeVisible();
  await expect(page.getByText(/changes? waits?\./)).toHaveCount(0);
  await logOut(page);
  await expect(page.getByText('12 changes on this device wait for the Super admin password.')).toBeVisible();
  expect(await checkedIn(project)).toBe(0);

  await enterPassword(page, admin.password);
  await expect.poll(() => checkedIn(project), { timeout: 20_000 }).toBe(12);
  await expect(page.getByText(/changes? waits?\./)).toHaveCount(0);
  await expect.poll(() => databasesWith(page, ['Failed to check'])).toEqual([]);
});

test('a session that the server ends leads to the sign-in, what it refuses is listed @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/400|403|permission|ERR_INTERNET_DISCONNECTED|Could not reach|offline/i);
  await project.seed(fullList());
  await openDoor(page);
  await goOffline(page);
  await checkIn(page, people.slice(0, 5));
  await expect(page.getByText('Offline, 5 unsent')).toBeVisible();
  // To the server's clock the login is too old; to this device's it is not.
  await project.loadRules((rules) => rules.replace("duration.value(30, 'm')", "duration.value(0, 'm')"));
  await context.setOffline(false);
  await expect(page.getByText(/^Your session has ended/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('5 changes on this device wait for the Super admin password.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('5 changes on this device wait for the Super admin password.')).toBeVisible();
  await project.loadRules();
  expect(await checkedIn(project)).toBe(0);
  await enterPassword(page, admin.password);
  await expect.poll(() => checkedIn(project), { timeout: 20_000 }).toBe(5);
  // The page has heard of it too: else the five would wait with those to come.
  await expect.poll(() => databasesWith(page, ['Failed to check'])).toEqual([]);

  await page.getByRole('button', { name: 'All 12' }).click();
  await expect(player12(page)).toBeVisible();
  await goOffline(page);
  await checkIn(page, people.slice(5, 8));
  await expect(page.getByText('Offline, 3 unsent')).toBeVisible();
  await project.refuse('allow update: if isStaff() && isParticipant');
  await context.setOffline(false);
  await expect(page.getByText("3 changes couldn't be saved. They're kept on this device.")).toBeVisible();
  await expect(page.getByText('3 changes were refused.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Show changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
  await expect(dialog.getByText(/The server refused it/)).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard: Check Player 08 in' }).click();
  await page.getByRole('dialog', { name: 'Discard' }).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await project.loadRules();
  await dialog.getByRole('button', { name: 'Retry all' }).click();
  await expect(dialog.getByText('All changes sent.')).toBeVisible();
  expect(await checkedIn(project)).toBe(7);
});

test('an expired session leaves nothing to another level or to the site @desktop', async ({
  page,
  project,
  expectConsole,
  context,
}) => {
  await test.step('another level meets no document of the first in the browser', async () => {
    expectConsole(/400|primary lease/);
    await project.seed({
      ...anEvent('cup'),
      'salesPipeline/s1': {
        status: 'prospect',
        collegeName: 'Secret College',
        fraternityName: '',
        contact: {},
      },
    });
    await openAs(page, 'admin', '/admin/events/pipeline');
    await expect.poll(() => databasesWith(page, ['Secret College'])).not.toEqual([]);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('staff-session') ?? '{}');
      localStorage.setItem('staff-session', JSON.stringify({ ...kept, expiresAt: Date.now() }));
    });
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
    await page.evaluate(() => history.replaceState(null, '', '/admin/events'));
    await enterPassword(page, staff.password);
    await expect(page.getByRole('listitem', { name: 'Spring Open' })).toBeVisible();
    expect(await databasesWith(page, ['Secret College'])).toEqual([]);
  });
  await test.step('a page of the public site that finds the session expired forgets what it has left', async () => {
    await expect.poll(() => databasesWith(page, ['Spring Open'])).not.toEqual([]);
    // The lid was closed; half an hour later somebody else opens the browser.
    await page.goto('about:blank');
    const visit = await context.newPage();
    await visit.addInitScript(() => {
      const kept = localStorage.getItem('staff-session');
      if (kept) localStorage.setItem('staff-session', JSON.stringify({ ...JSON.parse(kept), expiresAt: 1 }));
    });
    await visit.goto('/');
    await expect.poll(() => databasesWith(visit, ['Spring Open'])).toEqual([]);
    const left = () =>
      visit.evaluate(() => Object.keys(localStorage).filter((key) => /session|authUser/.test(key)));
    await expect.poll(left).toEqual([]);
  });
});

test('what a director did offline arrives once and in order, though the page was closed @desktop', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline|primary lease/i);
  const { board, documents } = await aNight({ players: 21, minutes: -10, startsAt: Date.now() + 600_000 });
  await project.seed({ ...documents, ...anEvent('cup', { board: 'live' }) });
  await directAs(page, 'Dee');
  await openAs(page, 'admin', staffPaths.night('cup', 'night'));
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await expect(button(/^Start /)).toBeVisible();
  await context.setOffline(true);
  await button(/^Start /).click();
  await button('Pause').click();
  await expect(button('Resume')).toBeVisible();
  await expect.poll(() => databasesWith(page, ['Failed to pause'])).not.toEqual([]);
  await page.goto('about:blank');

  await context.setOffline(false);
  const visit = await context.newPage();
  await visit.goto('/admin/events');
  const arrived = async () => await project.stored('boards/cup');
  await expect.poll(async () => (await arrived())?.rev, { timeout: 20_000 }).toBe(board.rev + 2);
  await expect.poll(() => databasesWith(visit, ['Failed to start', 'Failed to pause'])).toEqual([]);
  expect((await arrived())?.rounds.r1).toMatchObject({
    wave: 1,
    state: 'open',
    pausedAt: expect.any(Number),
  });
  // The parts of the board that were written are known again: nothing went out a second time.
  expect((await project.requests()).filter(({ allowed }) => !allowed)).toEqual([]);
});
