import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
const bulk = (page: Page) => page.getByRole('group', { name: 'Selected events' });
const selected = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

/** Events E1 to E6 from the newest on. */
function six(changes = {}) {
  return Object.assign(
    {},
    ...[1, 2, 3, 4, 5, 6].map((number) =>
      anEvent(`E${number}`, {
        title: `E${number}`,
        date: `2026-03-1${7 - number}`,
        sortDate: `2026-03-1${7 - number}T19:00`,
        showOnLandingPage: false,
        ...changes,
      }),
    ),
  );
}

// The regular account signs in where the super account's password was refused.
test.beforeEach(({ expectConsole }) => expectConsole(/400/));

test('what is done to many reaches others, is undone, and tried again where it was refused @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('showing, hiding and a status reach another browser, and can be undone', async () => {
    await project.seed(six());
    await openAs(page, 'admin', '/admin/events');
    await openAs(colleague, 'staff', '/admin/events');
    await expect(row(colleague, 'E1')).toBeVisible();
    await box(page, 'E1').click();
    await box(page, 'E2').click();
    await bulk(page).getByRole('button', { name: 'Show on Landing' }).click();
    await expect(page.getByText('2 events shown on the landing page.')).toBeVisible();
    for (const title of ['E1', 'E2']) await expect(row(colleague, title)).toContainText('On Landing Page');
    await expect(row(colleague, 'E3')).not.toContainText('On Landing Page');

    await bulk(page).getByRole('button', { name: 'Set status' }).click();
    await expectAccessible(page);
    await bulk(page).getByRole('button', { name: 'Completed' }).click();
    await expect(page.getByText('2 events set to completed.')).toBeVisible();
    for (const title of ['E1', 'E2']) await expect(row(colleague, title)).toContainText(/completed/i);
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const title of ['E1', 'E2']) await expect(row(colleague, title)).toContainText(/upcoming/i);
    expect(await project.stored('events/E3')).toMatchObject({ status: 'upcoming', showOnLandingPage: false });
  });
  await startAnew();
  await test.step('what is refused is named, and tried again alone', async () => {
    expectConsole(/permission|403/i);
    await project.seed(six());
    await openAs(page, 'admin', '/admin/events');
    await expect(row(page, 'E1')).toBeVisible();
    await project.loadRules((rules) =>
      rules.replace(
        'allow update: if isStaff() && isEvent',
        "allow update: if eventId != 'E2' && isStaff() && isEvent",
      ),
    );
    for (const title of ['E1', 'E2', 'E3']) await box(page, title).click();
    await bulk(page).getByRole('button', { name: 'Show on Landing' }).click();
    await expect(page.getByText('Failed to change 1 of 3 events: "E2". Please try again.')).toBeVisible();
    await expect(row(page, 'E2')).not.toContainText('On Landing Page');
    await expect(row(page, 'E3')).toContainText('On Landing Page');
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'E2')).toContainText('On Landing Page');
    await expect.poll(() => project.stored('events/E2')).toMatchObject({ showOnLandingPage: true });
  });
});

test('one question for all that is deleted; what is refused stays and is named @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed({ ...six(), 'events/E1/private/staff': { registrationPassword: 'aces21' } });
  await openAs(page, 'admin', '/admin/events');
  await expect(row(page, 'E1')).toBeVisible();
  await project.loadRules((rules) =>
    rules.replace(
      'allow delete: if isStaff() && !exists',
      "allow delete: if eventId != 'E3' && isStaff() && !exists",
    ),
  );
  for (const title of ['E1', 'E2', 'E3']) await box(page, title).click();
  await bulk(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Are you sure you want to delete 3 events? This action cannot be undone.',
  );
  await expect(dialog.getByRole('listitem')).toHaveText(['E1', 'E2', 'E3']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Failed to delete 1 event: "E3". Please try again.')).toBeVisible();
  await project.loadRules();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: /^E\d$/ })).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const path of ['events/E1', 'events/E1/private/staff', 'events/E3'])
    expect(await project.stored(path)).toBeUndefined();
});

test('selecting: one page is read, ranges, the keyboard alone, and an export @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('the list reads the documents of one page, however many there are', async () => {
    // Far from today, whose events are read as well.
    const day = (index: number) => new Date(Date.UTC(2126, 0, 1 + index)).toISOString().slice(0, 10);
    const events = Array.from({ length: 300 }, (_, index) =>
      anEvent(`E${index}`, { title: `E${index}`, date: day(index), sortDate: `${day(index)}T19:00` }),
    );
    await project.seed(Object.assign({}, ...events));
    await openAs(page, 'staff', '/admin/events');
    await expect(page.getByRole('listitem', { name: /^E\d+$/ })).toHaveCount(50);
    const reads = async () => {
      const listens = (await project.requests()).filter(
        ({ method, paths }) => method === 'listen' && paths.some((path) => path.startsWith('events')),
      );
      return listens.reduce((sum, entry) => sum + entry.reads, 0);
    };
    // One more than is shown: so the list knows whether there are more. What is next finds nothing in three
    // queries; each counts as one.
    const next = 3;
    await expect.poll(reads).toBe(51 + next);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('listitem', { name: /^E\d+$/ })).toHaveCount(100);
    await expect.poll(reads).toBe(102 + next);
    // Neither searching nor changing one of them reads another one.
    await page.getByRole('searchbox', { name: /^Search/ }).fill('E299');
    await expect(page.getByRole('listitem', { name: /^E\d+$/ })).toHaveCount(1);
    await row(page, 'E299').getByRole('button', { name: 'Hide from Landing' }).click();
    await expect(row(page, 'E299')).not.toContainText('On Landing Page');
    await expect.poll(() => project.stored('events/E299')).toMatchObject({ showOnLandingPage: false });
    expect(await reads()).toBeLessThanOrEqual(103 + next);
  });
  await startAnew();
  await test.step('ranges with Shift, all that is shown, and the keyboard alone', async () => {
    await project.seed(six());
    await openAs(page, 'staff', '/admin/events');
    await box(page, 'E2').click();
    await box(page, 'E5').click({ modifiers: ['Shift'] });
    await expect(selected(page, '4 of 6 selected')).toBeVisible();
    await expect(box(page, 'E6')).not.toBeChecked();
    await expectAccessible(page);
    const all = page.getByRole('checkbox', { name: 'Select all 6 shown' });
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.click();
    await expect(selected(page, '6 of 6 selected')).toBeVisible();
    await bulk(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bulk(page)).toHaveCount(0);

    await box(page, 'E1').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected(page, '3 of 6 selected')).toBeVisible();
    await expect(box(page, 'E3')).toBeFocused();
    await page.keyboard.press('Control+a');
    await expect(selected(page, '6 of 6 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bulk(page)).toHaveCount(0);

    // What the search leaves out is not selected, and not changed.
    await page.keyboard.press('Control+a');
    await page.getByRole('searchbox', { name: /^Search/ }).fill('E4');
    await expect(selected(page, '1 of 1 selected')).toBeVisible();
  });
  await startAnew();
  await test.step('the export holds what is on the screen, and nothing that a spreadsheet would run', async () => {
    await project.seed({
      ...six(),
      ...anEvent('evil', { title: '=HYPERLINK("https://evil.example")', date: '2026-04-01' }),
    });
    await openAs(page, 'staff', '/admin/events');
    const saved = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^events-\d{4}-\d\d-\d\d\.csv$/);
      return readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\r\n');
    };
    await expect(page.getByRole('listitem', { name: /^(E\d|=HYPERLINK.*)$/ })).toHaveCount(7);
    const lines = await saved();
    expect(lines).toHaveLength(8);
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK/);
    await box(page, 'E2').click();
    const [, one, ...others] = await saved();
    expect(one).toContain(
      'E2,Purdue University,Sigma Chi,IN,upcoming,no,2026-03-15,19:00,Memorial Union,0,64,25,1000,open,E2',
    );
    expect(others).toEqual([]);
  });
});
