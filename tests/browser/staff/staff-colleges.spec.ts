import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { campus, college } from '../../support/campus.ts';
import { expect, openAs, test } from '../../support/staff.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: /./ }).getByRole('listitem').filter({ visible: true });
const names = (page: Page) => page.locator('main li:visible strong');
const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Outreach in numbers' }).locator('div', { hasText: label }).last();
const count = (page: Page) => page.getByText(/^\d+ (of \d+ )?(active )?colleges?$/);
const dialog = (page: Page) => page.getByRole('dialog').first();
const fraternity = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test('the directory of colleges counts, searches and sorts, for super admins alone @desktop', async ({
  page,
  project,
  colleague,
  expectConsole,
  startAnew,
}) => {
  await test.step('tiles count; the directory is searched, filtered and ordered in its address', async () => {
    await project.seed(campus);
    await openAs(page, 'admin', '/admin/colleges');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('College Management');
    for (const [label, number] of [
      ['Fraternities in Database', '7'],
      ['Fraternities in Contact', '1'],
      ['Fraternities Scheduling', '2'],
      ['Events Scheduled', '1'],
      ['Events Completed', '1'],
    ] as const)
      await expect(tile(page, label)).toHaveText(`${label}${number}`);
    await expect(count(page)).toHaveText('366 colleges');
    expect((await names(page).allTextContents()).slice(0, 4)).toEqual([
      'Purdue University',
      'Duke University',
      'Towson University',
      'Abilene Christian University',
    ]);
    const summary = page.getByLabel('Summary of the colleges shown');
    await expect(summary).toContainText('Total Fraternities7');
    await expect(summary).toContainText('Most Fraternities4 Purdue');
    await expect(summary).toContainText('Least Fraternities0 363 colleges');

    const order = page.getByLabel('Order', { exact: true });
    await expect(order.getByRole('option')).toHaveText([
      'Order by Number of Fraternities',
      'Order by Conference Size',
      'Order Alphabetically',
      'Most Fraternities',
      'Least Fraternities',
    ]);
    await order.selectOption('Order by Conference Size');
    // More cards come while one scrolls.
    const scrolled = async () => {
      await page.mouse.wheel(0, 20_000);
      return page.getByRole('heading', { level: 2 }).allTextContents();
    };
    await expect
      .poll(async () => (await scrolled()).slice(0, 7))
      .toEqual([
        'Southeastern Conference 16',
        'Big 12 Conference 16',
        'Big Ten Conference 18',
        'Atlantic Coast Conference 18',
        'Atlantic 10 Conference 14',
        'Mid-American Conference 12',
        'Sun Belt Conference 14',
      ]);
    await order.selectOption('Least Fraternities');
    await expect(names(page).first()).toHaveText('Abilene Christian University');
    await expect.poll(async () => [await scrolled(), await names(page).count()]).toEqual([[], 366]);
    await expect(names(page).last()).toHaveText('Purdue University');

    await page.getByLabel('Conference', { exact: true }).selectOption('Big Ten Conference (18)');
    await expect(count(page)).toHaveText('18 of 366 colleges');
    await page.getByLabel('Search colleges').fill('boilermakers');
    await expect(names(page)).toHaveText(['Purdue University']);
    await expect(summary).toContainText('Average per College4.0');
    await expect(page).toHaveURL(/q=boilermakers/);
    await page.reload();
    await expect(names(page)).toHaveText(['Purdue University']);
    await expectAccessible(page);
    await page.getByLabel('Search colleges').fill('nothing like it');
    await expect(page.getByText('No colleges found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all colleges' }).click();
    await expect(count(page)).toHaveText('366 colleges');
  });
  await startAnew();
  await test.step('regular staff see no colleges and reach none; what cannot be loaded says so', async () => {
    expectConsole(/permission|403|400/i);
    await project.seed(campus);
    await openAs(colleague, 'staff', '/admin/colleges?college=purdue-university');
    await expect(colleague).toHaveURL(/\/admin\/events$/);
    await expect(colleague.getByRole('link', { name: 'Colleges' })).toHaveCount(0);

    const noFraternities = (rules: string) => rules.replace('if isBetr() || isStaff()', 'if false');
    await project.loadRules((rules) =>
      noFraternities(rules).replace(/allow list: .*\s+(?=allow create: if isSuper)/, ''),
    );
    await openAs(page, 'admin', '/admin/colleges');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load colleges' })).toBeVisible();
    await expect(page.getByText("We couldn't count these numbers just now.")).toBeVisible();
    await project.loadRules(noFraternities);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('link', { name: 'Purdue University Big Ten' }).click();
    await expect(dialog(page)).toContainText('Failed to load fraternities');
    await project.loadRules();
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(fraternity(page, 'Acacia')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'Fraternities in Database')).toHaveText('Fraternities in Database7');
  });
});

test('active colleges, and a new one that is refused once @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('Active Colleges are those that something happens at', async () => {
    await project.seed(campus);
    await openAs(page, 'admin', '/admin/colleges');
    await page.getByRole('button', { name: 'Active Colleges' }).click();
    await expect(page).toHaveURL(/view=active$/);
    await expect(names(page)).toHaveText(['Purdue University', 'Duke University', 'Card College']);
    await expect(cards(page)).toContainText(['1 in contact · 1 scheduled', '1 scheduled', '1 open event']);
    await expect(page.getByRole('button', { name: 'Active Colleges' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'All Colleges' }).click();
    await expect(count(page)).toHaveText('366 colleges');
  });
  await startAnew();
  await test.step('a college is added, and a refused one can be tried again', async () => {
    expectConsole(/permission|403/i);
    await project.seed(campus);
    await openAs(page, 'admin', '/admin/colleges?q=ace');
    await page.getByRole('button', { name: 'Add College' }).click();
    const form = page.getByRole('dialog', { name: 'Add College' });
    const add = form.getByRole('button', { name: /Add College|Retry/ });
    await add.click();
    await expect(form.getByText('Enter a name')).toBeVisible();
    await expect(form.getByText('Choose a conference')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Name', { exact: true }).fill('DUKE');
    await form.getByLabel('Conference').fill('Poker League');
    await form.getByLabel('Logo path').fill('http://ace.example/logo.png');
    await form.getByLabel('Name', { exact: true }).focus();
    await expect(form.getByText('Enter an image URL that starts with https://')).toBeVisible();
    await form.getByLabel('Logo path').fill('');
    await add.click();
    await expect(form.getByText('Duke University is already in the directory')).toBeVisible();
    await form.getByLabel('Name', { exact: true }).fill('Ace College');
    await project.refuse('isSuper() && isNewCollege');
    await add.click();
    await expect(form.getByText('Failed to add college. Please try again.')).toBeVisible();
    await project.loadRules();
    await add.click();
    await expect(form).toHaveCount(0);
    await expect(names(page)).toContainText(['Ace College']);
    await expect
      .poll(() => project.stored('colleges/ace-college'))
      .toMatchObject(college('Ace College', 'Poker League', 0));
  });
});
