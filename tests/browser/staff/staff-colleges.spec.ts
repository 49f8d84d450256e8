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

test('the directory of colleges counts, searches and sorts in its address @desktop', async ({
  page,
  project,
}) => {
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
  const summary = page.getByLabel('Summary of the colleges shown');
  await expect(summary).toContainText('Total Fraternities7');
  await expect(summary).toContainText('Most Fraternities4 Purdue');
  await expect(summary).toContainText('Least Fraternities0 363 colleges');

  const order = page.getByLabel('Order', { exact: true });
  await order.selectOption('Order by Conference Size');
  // More cards come while one scrolls.
  const scrolled = async () => {
    await page.mouse.wheel(0, 20_000);
    return page.getByRole('heading', { level: 2 }).allTextContents();
  };
  await expect
    .poll(async () => (await scrolled()).slice(0, 3))
    .toEqual(['Southeastern Conference 16', 'Big 12 Conference 16', 'Big Ten Conference 18']);
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

test('active colleges, and a new one that is refused once @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  await project.loadRules((rules) =>
    rules
      .replace('if isBetr() || isStaff()', 'if false')
      .replace(/allow list: .*\s+(?=allow create: if isSuper)/, ''),
  );
  await openAs(page, 'admin', '/admin/colleges');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load colleges' })).toBeVisible();
  await expect(page.getByText("We couldn't count these numbers just now.")).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Active Colleges' }).click();
  await expect(page).toHaveURL(/view=active$/);
  await expect(names(page)).toHaveText(['Purdue University', 'Duke University', 'Card College']);
  await expect(cards(page)).toContainText(['1 in contact · 1 scheduled', '1 scheduled', '1 open event']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All Colleges' }).click();
  await expect(count(page)).toHaveText('366 colleges');

  await page.getByRole('button', { name: 'Add College' }).click();
  const form = page.getByRole('dialog', { name: 'Add College' });
  const add = form.getByRole('button', { name: /Add College|Retry/ });
  await add.click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await expect(form.getByText('Choose a conference')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Name', { exact: true }).fill('DUKE');
  await form.getByLabel('Conference').fill('Poker League');
  await add.click();
  await expect(form.getByText('Duke University is already in the directory')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Ace College');
  await project.refuse('isSuper() && isNewCollege');
  await add.click();
  await expect(form.getByText('Failed to add college. Please try again.')).toBeVisible();
  await project.loadRules();
  await add.click();
  await expect(form).toHaveCount(0);
  await page.getByLabel('Search colleges').fill('ace college');
  await expect(names(page)).toHaveText(['Ace College']);
  await expect
    .poll(() => project.stored('colleges/ace-college'))
    .toMatchObject(college('Ace College', 'Poker League', 0));
});
