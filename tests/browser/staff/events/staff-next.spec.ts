import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { aLockedEvent, anEvent } from '../../../support/documents/events.ts';
import { expect, openAs, signInAs, test } from '../../../support/staff.ts';
import { today } from '../../../support/today.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Events' }).getByRole('heading', { level: 2 });
const strip = (page: Page) => page.getByRole('region', { name: 'Today and this week' });
const need = (page: Page, name: string) => strip(page).getByRole('link', { name, exact: true });
const head = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name });

/** An event a number of days from today, with a name of its own. */
function inDays(id: string, days: number, changes = {}) {
  const date = today(days);
  return anEvent(id, { title: id, date, sortDate: `${date}T19:00`, ...changes });
}

const unlisted = { showOnLandingPage: false };
const complete = { registration: 'locked' };

test('today is one tap away after the sign-in, and a status is set in its row @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('on a phone, today is there after the sign-in, and its door is one tap away', async () => {
    const ahead = Array.from({ length: 30 }, (_, index) => inDays(`Ahead ${index}`, 10 + index, complete));
    await project.seed(Object.assign({}, ...ahead, inDays('Tonight Cup', 0), inDays('Friday Cup', 3)));
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, 'admin', '/admin/events');
    const door = strip(page).getByRole('link', { name: 'Door of Tonight Cup' });
    await expect(door).toBeInViewport({ ratio: 1 });
    await expect(row(page, 'Ahead 29')).toBeInViewport();
    await expectAccessible(page);
    await door.tap();
    await expect(page).toHaveURL(/\/admin\/events\/Tonight%20Cup\/participants$/);
  });
  await startAnew();
  await test.step('a status is set in its row, with its tournament, and taken back', async () => {
    await project.seed({
      ...inDays('Cup', 20),
      'tournaments/Cup': {
        title: 'Cup',
        date: today(20),
        sortDate: `${today(20)}T19:00`,
        status: 'upcoming',
      },
    });
    await openAs(page, 'admin', '/admin/events');
    await row(page, 'Cup').getByRole('button', { name: 'Status: upcoming' }).tap();
    await expectAccessible(page);
    await row(page, 'Cup').getByRole('button', { name: 'Scheduled' }).tap();
    await expect(page.getByText('"Cup" set to scheduled.')).toBeVisible();
    await expect(row(page, 'Cup').getByRole('button', { name: 'Status: scheduled' })).toBeVisible();
    await expect.poll(() => project.stored('tournaments/Cup')).toMatchObject({ status: 'scheduled' });
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(row(page, 'Cup').getByRole('button', { name: 'Status: upcoming' })).toBeVisible();
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ status: 'upcoming' });
    await expect.poll(() => project.stored('tournaments/Cup')).toMatchObject({ status: 'upcoming' });
  });
});

test('the list of events fits a day of work, finds any night, sorts and exports on the server @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('a day of work is on the screen: eight rows and more, with every action', async () => {
    const name = 'Massachusetts Institute of Technology Blackjack Classic';
    const rows = Array.from({ length: 20 }, (_, index) =>
      inDays(`${name} ${index}`, index, {
        maxParticipants: index % 2 ? 64 : null,
        location: 'Grand Ballroom, Student Union Memorial Center, Tucson, Arizona',
        ...(index % 3 ? unlisted : {}),
      }),
    );
    const undated = inDays('Undated', 0, { date: null, time: '', sortDate: '9999-12-31' });
    await project.seed(Object.assign({}, ...rows, undated));
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveCount(21);
    await expect(need(page, 'No password 20')).toBeVisible();
    const whole = await page
      .getByRole('region', { name: 'Events' })
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter((box) => box.bottom <= innerHeight),
      );
    expect(whole.length).toBeGreaterThanOrEqual(8);
    for (const { height } of whole) expect(Math.round(height)).toBeLessThanOrEqual(56);
    const first = row(page, 'Undated');
    for (const action of ['View Details', 'Hide from Landing', 'Duplicate', 'Delete'])
      await expect(first.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
    for (const action of ['Undated', 'Participants', 'Open Form'])
      await expect(first.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('any night is found by its date, asked of the server', async () => {
    const all = Array.from({ length: 160 }, (_, index) =>
      inDays(`N${index}`, index - 80, { status: index % 2 ? 'completed' : 'upcoming', ...unlisted }),
    );
    await project.seed(Object.assign({}, ...all));
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveCount(50);
    const dates = page.getByLabel('Dates', { exact: true });
    await dates.selectOption('Today');
    await expect(titles(page)).toHaveText(['N80']);
    await dates.selectOption('This week');
    await expect(titles(page)).toHaveText([80, 81, 82, 83, 84, 85, 86].map((number) => `N${number}`));
    await page.getByLabel('Show', { exact: true }).selectOption('Upcoming');
    await expect(titles(page)).toHaveText([80, 82, 84, 86].map((number) => `N${number}`));
    await expect(page).toHaveURL(/\?dates=week&status=upcoming$/);
    await dates.selectOption('Before today');
    await expect(titles(page).first()).toHaveText('N78');
    await dates.selectOption('From today on');
    await expect(titles(page).first()).toHaveText('N80');
    await expect(titles(page)).toHaveCount(40);
    await head(page, /^Date oldest first/).click();
    await expect(titles(page).first()).toHaveText('N158');
    await dates.selectOption('From … to …');
    await page.getByLabel('From', { exact: true }).fill(today(-78));
    await page.getByLabel('To', { exact: true }).fill(today(-76));
    await expect(titles(page)).toHaveText(['N4', 'N2']);
    await expectAccessible(page);
    await page.reload();
    await expect(titles(page)).toHaveText(['N4', 'N2']);
    await dates.selectOption('Any date');
    await page.getByLabel('Show', { exact: true }).selectOption('Scheduled');
    await expect(page.getByText('No events found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect(titles(page)).toHaveCount(50);
    await page.goBack();
    await expect(page.getByText('No events found')).toBeVisible();
  });
  await startAnew();
  await test.step('columns sort on the server, whatever the status', async () => {
    const some = (
      id: string,
      days: number,
      status: string,
      collegeName: string,
      currentParticipants: number,
    ) => inDays(id, days, { status, collegeName, currentParticipants });
    await project.seed({
      ...some('Beta', 100, 'upcoming', 'Yale University', 7),
      ...some('Alpha', 101, 'active', 'Brown University', 9),
      ...some('Delta', 102, 'upcoming', 'Brown University', 3),
      ...some('Gamma', 103, 'active', 'Yale University', 5),
    });
    const orders = [
      [/^Title/, 'Alpha Beta Delta Gamma', 'Gamma Delta Beta Alpha'],
      [/^College/, 'Delta Alpha Gamma Beta', 'Beta Gamma Alpha Delta'],
      [/^Status/, 'Gamma Alpha Delta Beta', 'Beta Delta Alpha Gamma'],
      [/^Participants/, 'Alpha Beta Gamma Delta', 'Delta Gamma Beta Alpha'],
    ] as const;
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveText(['Gamma', 'Delta', 'Alpha', 'Beta']);
    for (const [name, ...both] of orders) {
      for (const order of both) {
        await head(page, name).click();
        await expect(titles(page)).toHaveText(order.split(' '));
      }
    }
    await page.getByLabel('Show', { exact: true }).selectOption('Active');
    const active = (order: string) => order.split(' ').filter((title) => ['Alpha', 'Gamma'].includes(title));
    for (const [name, first, second] of orders.filter(([name]) => !name.test('Status'))) {
      await head(page, name).click();
      await expect(titles(page)).toHaveText(active(first));
      await head(page, name).click();
      await expect(titles(page)).toHaveText(active(second));
    }
    await expect(page).toHaveURL(/sort=participants/);
    await page.reload();
    await expect(titles(page)).toHaveText(['Gamma', 'Alpha']);
  });
  await startAnew();
  await test.step('the export holds all that the filters leave, also what is not on the screen', async () => {
    const all = Array.from({ length: 330 }, (_, index) =>
      inDays(`N${index}`, index + 70, { status: index % 10 ? 'upcoming' : 'active' }),
    );
    await project.seed(Object.assign({}, ...all));
    await openAs(page, 'admin', '/admin/events');
    const exported = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      return readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\r\n')
        .slice(1);
    };
    await expect(titles(page)).toHaveCount(50);
    expect(await exported()).toHaveLength(330);
    await expect(page.getByText('Exported 330 events.')).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption('Active');
    await expect(titles(page)).toHaveCount(33);
    expect(await exported()).toHaveLength(33);
  });
});

test('what is next reads the days around today, filters the list, and can be tried again @desktop', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('what is next reads the events around today, however many there are', async () => {
    const all = Array.from({ length: 400 }, (_, index) => inDays(`N${index}`, index - 200, unlisted));
    const undated = inDays('Someday', 0, { date: null, sortDate: '9999-12-31' });
    await project.seed(Object.assign({}, ...all, undated));
    await openAs(page, 'admin', '/admin/events');
    await expect(need(page, 'Over, no result 60')).toBeVisible();
    const reads = async () =>
      (await project.requests()).reduce(
        (sum, { method, paths, reads }) =>
          method === 'listen' && paths.some((path) => /^(events|tournaments)/.test(path)) ? sum + reads : sum,
        0,
      );
    // The list's page and one more, 60 days before today, today and 60 days after it, the undated one; that
    // there is no tournament counts as one.
    await expect.poll(reads).toBe(51 + 60 + 61 + 1 + 1);
  });
  await startAnew();
  await test.step('what needs attention filters the list, with all of its actions', async () => {
    await project.seed({
      ...inDays('Bare', 5, { location: '', registration: 'none', ...unlisted }),
      ...inDays('Nowhere', 6, { location: '', ...complete }),
      ...inDays('Done', -3, { status: 'completed' }),
      ...inDays('Forgotten', -2),
      ...inDays('Someday', 0, { date: null, sortDate: '9999-12-31' }),
      ...(await aLockedEvent('Fine', 'aces 21', null, {
        date: today(8),
        sortDate: `${today(8)}T19:00`,
        title: 'Fine',
      })),
      'events/Fine/private/staff': {
        registrationPassword: 'aces 21',
        googleFormUrl: 'https://forms.example/9',
      },
      'events/Nowhere/private/staff': { registrationPassword: 'aces 22' },
      'tournaments/Done': {
        title: 'Done',
        date: today(-3),
        sortDate: `${today(-3)}T19:00`,
        status: 'completed',
        winner: 'Ann Lee',
      },
    });
    await openAs(page, 'admin', '/admin/events');
    for (const name of ['Over, no result 1', 'No date 1', 'No place 2', 'No form 2', 'No password 1'])
      await expect(need(page, name)).toBeVisible();
    await need(page, 'No place 2').click();
    await expect(titles(page)).toHaveText(['Nowhere', 'Bare']);
    await expect(page).toHaveURL(/\/admin\/events\?needs=place$/);
    await expectAccessible(page);
    // What is mended leaves the list by itself.
    await project.seed(inDays('Nowhere', 6, complete));
    await expect(titles(page)).toHaveText(['Bare']);
    await need(page, 'No form 2').click();
    await expect(titles(page)).toHaveText(['Nowhere', 'Bare']);
    await row(page, 'Bare').getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.goBack();
    await expect(titles(page)).toHaveText(['Bare']);
    await need(page, 'No place 1 (show all events)').click();
    await expect(titles(page)).toHaveCount(6);
    await need(page, 'Over, no result 1').click();
    await expect(titles(page)).toHaveText(['Forgotten']);
  });
  await startAnew();
  await test.step('without what is next the list is there, and the strip can be tried again', async () => {
    expectConsole(/permission|403/i);
    await project.seed(inDays('Tonight Cup', 0));
    await project.loadRules((rules) =>
      rules.replace(/(match \/tournaments\/[\s\S]*?allow list: if )[^;]+/, '$1isShortList()'),
    );
    await openAs(page, 'admin', '/admin/events');
    await expect(strip(page).getByText("Failed to load what's next.")).toBeVisible();
    await expect(titles(page)).toHaveText(['Tonight Cup']);
    await expectAccessible(page);
    await project.loadRules();
    await strip(page).getByRole('button', { name: 'Retry' }).click();
    await expect(strip(page).getByRole('link', { name: 'Door of Tonight Cup' })).toBeVisible();
  });
});
