import type { Page } from '@playwright/test';
import { doc, getDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../support/axe.ts';
import { expect, openAs, test } from '../support/staff.ts';
import type { TestProject } from '../support/TestProject.ts';

const college = (name: string, conference: string, fraternityCount: number, more = {}) => ({
  name,
  conference,
  logoPath: null,
  fraternityCount,
  state: '',
  location: '',
  ...more,
});
const chapter = (name: string, status: string, more = {}) => ({ name, status, ...more });

/** Three colleges of the list, one of staff's own, and a fraternity in each status. */
const campus = {
  'colleges/purdue-university': college('Purdue University', 'Big Ten Conference', 4),
  'colleges/purdue-university/fraternities/sigma-chi': chapter('Sigma Chi', 'in contact', {
    rushChairName: 'Lee',
    rushChairNumber: '555 0100',
  }),
  'colleges/purdue-university/fraternities/sigma-nu': chapter('Sigma Nu', 'scheduled'),
  'colleges/purdue-university/fraternities/acacia': chapter('Acacia', 'need to reach out'),
  'colleges/purdue-university/fraternities/theta-chi': chapter('Theta Chi', 'ghosted', { active: false }),
  'colleges/towson-university': college('Towson University', 'CAA', 1),
  'colleges/towson-university/fraternities/sigma-chi': chapter('Sigma Chi', 'outreached'),
  'colleges/duke-university': college('Duke University', 'Atlantic Coast Conference', 2),
  'colleges/duke-university/fraternities/f1': chapter('Sigma Chi', 'scheduling'),
  'colleges/duke-university/fraternities/f2': { name: 'Psi Upsilon' },
  'colleges/card-college': college('Card College', 'Poker League', 0, {
    logoPath: '/tournament-images/default.jpg',
  }),
  'events/e1': {
    title: 'Cup',
    status: 'scheduled',
    collegeId: 'card-college',
    collegeName: 'Card College',
    date: null,
    sortDate: '9999-12-31',
    showOnLandingPage: false,
    registration: 'none',
  },
  'events/e2': {
    title: 'Old',
    status: 'completed',
    collegeId: 'duke-university',
    sortDate: '2025-01-01T19:00',
  },
};

const cards = (page: Page) =>
  page.getByRole('region', { name: /./ }).getByRole('listitem').filter({ visible: true });
const names = (page: Page) => page.locator('main li:visible strong');
const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Outreach in numbers' }).locator('div', { hasText: label }).last();
const count = (page: Page) => page.getByText(/^\d+ (of \d+ )?(active )?colleges?$/);
const dialog = (page: Page) => page.getByRole('dialog').first();
const fraternity = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

async function stored(project: TestProject, path: string) {
  return (await getDoc(doc(project.as('super'), path))).data();
}

test('the tiles count, the directory is searched, filtered and ordered, and its address keeps all @desktop', async ({
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
  await expectAccessible(page);

  const order = page.getByLabel('Order', { exact: true });
  await expect(order.getByRole('option')).toHaveText([
    'Order by Number of Fraternities',
    'Order by Conference Size',
    'Order Alphabetically',
    'Most Fraternities',
    'Least Fraternities',
  ]);
  await order.selectOption('Order by Conference Size');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Southeastern Conference',
    'Big 12 Conference',
    'Big Ten Conference',
    'Atlantic Coast Conference',
    'Atlantic 10 Conference',
    'Mid-American Conference',
    'American Conference',
  ]);
  await order.selectOption('Least Fraternities');
  await expect(names(page).last()).toHaveText('Purdue University');

  await page.getByLabel('Conference', { exact: true }).selectOption('Big Ten Conference (18)');
  await expect(count(page)).toHaveText('18 of 366 colleges');
  await page.getByLabel('Search colleges').fill('boilermakers');
  await expect(names(page)).toHaveText(['Purdue University']);
  await expect(summary).toContainText('Average per College4.0');
  await expect(page).toHaveURL(/q=boilermakers/);
  await page.reload();
  await expect(names(page)).toHaveText(['Purdue University']);
  await page.getByLabel('Search colleges').fill('nothing like it');
  await expect(page.getByText('No colleges found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all of them' }).click();
  await expect(count(page)).toHaveText('366 colleges');
});

test('Active Colleges are those that something happens at @phone', async ({ page, project }) => {
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges');
  await page.getByRole('button', { name: 'Active Colleges' }).click();
  await expect(page).toHaveURL(/view=active$/);
  await expect(names(page)).toHaveText(['Purdue University', 'Duke University', 'Card College']);
  await expect(cards(page)).toContainText(['1 in contact · 1 scheduled', '1 scheduled', '1 open event']);
  await expect(page.getByRole('button', { name: 'Active Colleges' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All Colleges' }).click();
  await expect(count(page)).toHaveText('366 colleges');
});

test('opening a college makes its record and counts anew; its address opens it again @desktop', async ({
  page,
  project,
}) => {
  await project.seed({ ...campus, 'colleges/duke-university': college('Duke University', 'ACC', 9) });
  await openAs(page, 'admin', '/admin/colleges?q=abilene');
  const abilene = page.getByRole('link', { name: 'Abilene Christian University' });
  await abilene.press('Enter');
  await expect(dialog(page)).toContainText('No fraternities here yet.');
  await expect
    .poll(() => stored(project, 'colleges/abilene-christian-university'))
    .toEqual({
      name: 'Abilene Christian University',
      conference: 'United Athletic Conference',
      logoPath: null,
      fraternityCount: 0,
      state: 'TX',
      location: 'Abilene, TX',
    });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/colleges\?q=abilene$/);
  await expect(abilene).toBeFocused();

  await page.goto('/admin/colleges?college=duke-university');
  await expect(dialog(page)).toContainText('Duke University');
  await expect.poll(() => stored(project, 'colleges/duke-university')).toMatchObject({ fraternityCount: 2 });
  await page.goto('/admin/colleges?college=nobody');
  await expect(page.getByRole('dialog', { name: 'No such college' })).toBeVisible();
});

test('a college tells how outreach stands, and takes another conference @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?college=purdue-university');
  for (const text of ['1Scheduled Fraternities', '1In Touch', '3No Contact Info'])
    await expect(dialog(page).locator('dl').first()).toContainText(text.replace(/(\d)(.*)/, '$2$1'));
  for (const [name, badge, colour] of [
    ['Acacia', 'need to reach out', 'purple'],
    ['Sigma Chi', 'in contact', 'green'],
    ['Sigma Nu', 'scheduled', 'blue'],
    ['Theta Chi', 'ghosted', 'grey'],
  ] as const) {
    const shown = fraternity(page, name).getByText(badge, { exact: true });
    await expect(shown).toHaveClass(new RegExp(colour));
  }
  await expect(fraternity(page, 'Theta Chi')).toContainText('Inactive');
  await expect(fraternity(page, 'Sigma Chi').getByRole('link', { name: '555 0100' })).toHaveAttribute(
    'href',
    'tel:5550100',
  );

  await project.loadRules((rules) =>
    rules.replace('allow update: if isSuper() && isCollege', 'allow update: if false && isCollege'),
  );
  await page.getByRole('button', { name: 'Edit conference' }).click();
  await page.getByLabel('Conference').last().fill('');
  await page.getByRole('button', { name: 'Save conference' }).click();
  await expect(page.getByText('Choose a conference')).toBeVisible();
  await page.getByLabel('Conference').last().fill('Ivy League');
  await page.getByRole('button', { name: 'Save conference' }).click();
  await expect(page.getByText('Error updating conference. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page)).toContainText('Conference: Ivy League');
  await expect
    .poll(() => stored(project, 'colleges/purdue-university'))
    .toMatchObject({ conference: 'Ivy League' });
});
