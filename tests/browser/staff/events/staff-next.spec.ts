import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
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
}) => {
  const ahead = Array.from({ length: 12 }, (_, index) => inDays(`Ahead ${index}`, 10 + index, complete));
  const cup = { title: 'Cup', date: today(60), sortDate: `${today(60)}T19:00`, status: 'upcoming' };
  await project.seed({
    ...Object.assign({}, ...ahead, inDays('Tonight Cup', 0), inDays('Friday Cup', 3), inDays('Cup', 60)),
    'tournaments/Cup': cup,
  });
  await signInAs(page, 'admin', '/admin/events');
  const door = strip(page).getByRole('link', { name: 'Door of Tonight Cup' });
  await expect(door).toBeInViewport({ ratio: 1 });
  await expect(row(page, 'Cup')).toBeInViewport();
  // A status is set in its row, with its tournament, and taken back.
  await row(page, 'Tonight Cup')
    .getByRole('button', { name: /^Status/ })
    .tap();
  await expectAccessible(page);
  await row(page, 'Cup').getByRole('button', { name: 'Status: upcoming' }).tap();
  await row(page, 'Cup').getByRole('button', { name: 'Scheduled' }).tap();
  await expect(page.getByText('"Cup" set to scheduled.')).toBeVisible();
  await expect(row(page, 'Cup').getByRole('button', { name: 'Status: scheduled' })).toBeVisible();
  await expect.poll(() => project.stored('tournaments/Cup')).toMatchObject({ status: 'scheduled' });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row(page, 'Cup').getByRole('button', { name: 'Status: upcoming' })).toBeVisible();
  await expect.poll(() => project.stored('events/Cup')).toMatchObject({ status: 'upcoming' });
  await expect.poll(() => project.stored('tournaments/Cup')).toMatchObject({ status: 'upcoming' });
  await door.tap();
  await expect(page).toHaveURL(/\/admin\/events\/Tonight%20Cup\/participants$/);
});

test('the list of events fits a day of work, finds any night and exports them all on the server @desktop', async ({
  page,
  project,
}) => {
  const named = (number: number) => `N${number} Massachusetts Institute of Technology Blackjack Classic`;
  const all = Array.from({ length: 124 }, (_, index) =>
    inDays(named(index), index - 62, {
      status: index % 2 ? 'completed' : 'upcoming',
      maxParticipants: index % 3 ? 64 : null,
      location: 'Grand Ballroom, Student Union Memorial Center, Tucson, Arizona',
      ...unlisted,
    }),
  );
  const undated = inDays('Undated', 0, { date: null, time: '', sortDate: '9999-12-31', status: 'active' });
  const shown = (...numbers: number[]) => numbers.map(named);
  const dates = page.getByLabel('Dates', { exact: true });
  const status = page.getByLabel('Show', { exact: true });

  await test.step('a day of work is on the screen: eight rows and more, with every action', async () => {
    await project.seed(Object.assign({}, ...all, undated));
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveCount(50);
    await expect(strip(page).getByRole('link', { name: /^Over, no result \d+$/ })).toBeVisible();
    const whole = await page
      .getByRole('region', { name: 'Events' })
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows.map((one) => one.getBoundingClientRect()).filter((box) => box.bottom <= innerHeight),
      );
    expect(whole.length).toBeGreaterThanOrEqual(8);
    for (const { height } of whole) expect(Math.round(height)).toBeLessThanOrEqual(56);
    const first = row(page, 'Undated');
    for (const action of ['View Details', 'Hide from Landing', 'Actions for Undated'])
      await expect(first.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
    for (const action of ['Undated', 'Participants'])
      await expect(first.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 });
  });
  await test.step('what is next reads the events around today, however many there are', async () => {
    const reads = async () =>
      (await project.requests()).reduce(
        (sum, { method, paths, reads }) =>
          method === 'listen' && paths.some((path) => /^(events|tournaments)/.test(path)) ? sum + reads : sum,
        0,
      );
    // The list's page and one more, 60 days before today, today and 60 days after it, the undated one; that
    // there is no tournament counts as one. The two before that may hold addresses.
    await expect.poll(reads).toBe(51 + 60 + 61 + 1 + 1 + 2);
  });
  await test.step('the export holds all that the filters leave, also what is not on the screen', async () => {
    const exported = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8').trim();
      return text.split('\r\n').length - 1;
    };
    expect(await exported()).toBe(125);
    await expect(page.getByText('Exported 125 events.')).toBeVisible();
    await status.selectOption('Upcoming');
    await expect(titles(page).first()).toHaveText(named(122));
    expect(await exported()).toBe(62);
  });
  await test.step('any night is found by its date, asked of the server', async () => {
    await dates.selectOption('This week');
    await expect(titles(page)).toHaveText(shown(62, 64, 66, 68));
    await expect(page).toHaveURL(/\?dates=week&status=upcoming$|\?status=upcoming&dates=week$/);
    await dates.selectOption('Before today');
    await expect(titles(page).first()).toHaveText(named(60));
    await dates.selectOption('From today on');
    await expect(titles(page).first()).toHaveText(named(62));
    await head(page, /^Date oldest first/).click();
    await expect(titles(page).first()).toHaveText(named(122));
    await dates.selectOption('From … to …');
    await page.getByLabel('From', { exact: true }).fill(today(-60));
    await page.getByLabel('To', { exact: true }).fill(today(-58));
    await expect(titles(page)).toHaveText(shown(4, 2));
    await expectAccessible(page);
    await page.reload();
    await expect(titles(page)).toHaveText(shown(4, 2));
    await dates.selectOption('Any date');
    await status.selectOption('Scheduled');
    await expect(page.getByText('No events found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect(titles(page)).toHaveCount(50);
    await page.goBack();
    await expect(page.getByText('No events found')).toBeVisible();
  });
});

test('what is next can be tried again, what needs attention filters, columns sort on the server @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed({
    ...inDays('Tonight Cup', 0, complete),
    ...inDays('Bare', 5, { location: '', registration: 'none', ...unlisted }),
    ...inDays('Nowhere', 6, { location: '', ...complete }),
    ...inDays('Forgotten', -2),
  });
  await project.loadRules((rules) =>
    rules.replace(/(match \/tournaments\/[\s\S]*?allow list: if )[^;]+/, '$1isShortList()'),
  );
  await openAs(page, 'admin', '/admin/events');
  await expect(strip(page).getByText("Failed to load what's next.")).toBeVisible();
  await expect(titles(page)).toHaveText(['Nowhere', 'Bare', 'Tonight Cup', 'Forgotten']);
  await expectAccessible(page);
  await project.loadRules();
  await strip(page).getByRole('button', { name: 'Retry' }).click();
  await expect(strip(page).getByRole('link', { name: 'Door of Tonight Cup' })).toBeVisible();

  await need(page, 'No place 2').click();
  await expect(titles(page)).toHaveText(['Nowhere', 'Bare']);
  await expect(page).toHaveURL(/\/admin\/events\?needs=place$/);
  await expectAccessible(page);
  // What is mended leaves the list by itself.
  await project.seed(inDays('Nowhere', 6, complete));
  await expect(titles(page)).toHaveText(['Bare']);
  await need(page, 'Over, no result 1').click();
  await expect(titles(page)).toHaveText(['Forgotten']);
  await page.goBack();
  await expect(titles(page)).toHaveText(['Bare']);
  await need(page, 'No place 1 (show all events)').click();
  await expect(titles(page)).toHaveCount(4);

  // Whatever the status.
  const some = (id: string, days: number, status: string, college: string, people: number) =>
    inDays(id, days, { status, collegeName: college, currentParticipants: people });
  await project.clear();
  await project.seed({
    ...some('Beta', 100, 'upcoming', 'Yale University', 7),
    ...some('Alpha', 101, 'active', 'Brown University', 9),
    ...some('Delta', 102, 'upcoming', 'Brown University', 3),
    ...some('Gamma', 103, 'active', 'Yale University', 5),
  });
  await expect(titles(page)).toHaveText(['Gamma', 'Delta', 'Alpha', 'Beta']);
  for (const [name, ...both] of [
    [/^Title/, 'Alpha Beta Delta Gamma', 'Gamma Delta Beta Alpha'],
    [/^College/, 'Delta Alpha Gamma Beta', 'Beta Gamma Alpha Delta'],
    [/^Status/, 'Gamma Alpha Delta Beta', 'Beta Delta Alpha Gamma'],
    [/^Participants/, 'Alpha Beta Gamma Delta', 'Delta Gamma Beta Alpha'],
  ] as const)
    for (const order of both) {
      await head(page, name).click();
      await expect(titles(page)).toHaveText(order.split(' '));
    }
  await page.getByLabel('Show', { exact: true }).selectOption('Active');
  await expect(titles(page)).toHaveText(['Gamma', 'Alpha']);
  for (const name of [/^Title/, /^College/]) {
    await head(page, name).click();
    await expect(titles(page)).toHaveText(['Alpha', 'Gamma']);
  }
});
