import type { Page } from '@playwright/test';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { expectAccessible } from '../support/axe.ts';
import { expect, openAs, test } from '../support/staff.ts';

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
    .poll(() => project.stored('colleges/abilene-christian-university'))
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

  await page.getByLabel('Search colleges').fill('duke');
  await page.getByRole('link', { name: 'Duke University' }).click();
  await expect.poll(() => project.stored('colleges/duke-university')).toMatchObject({ fraternityCount: 2 });
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/admin/colleges?college=nobody');
  await expect(page.getByRole('dialog', { name: 'No such college' })).toContainText('nobody');
});

test('a college tells how outreach stands, and takes another conference @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?college=purdue-university');
  const counts = dialog(page).locator('dl').first();
  await expect(counts).toHaveText('Scheduled Fraternities1In Touch1No Contact Info3');
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

  await project.refuse('allow update: if isSuper() && isCollege');
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
    .poll(() => project.stored('colleges/purdue-university'))
    .toMatchObject({ conference: 'Ivy League' });
});

test('a fraternity comes and goes with the count, and what is refused can be tried again @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?college=purdue-university');
  const form = page.getByRole('form', { name: 'Add Fraternity' });
  const choice = form.getByLabel('Fraternity', { exact: true });
  const add = form.getByRole('button', { name: 'Add Fraternity' });
  await expect(add).toBeDisabled();
  expect(await choice.getByRole('option').count()).toBe(1 + 36 + 1);
  await expect(choice.getByRole('option', { name: 'Sigma Chi' })).toBeDisabled();
  await choice.selectOption('Beta Theta Pi');
  await add.click();
  await expect(fraternity(page, 'Beta Theta Pi')).toContainText('Outreached', { ignoreCase: true });
  await expect
    .poll(() => project.stored('colleges/purdue-university/fraternities/beta-theta-pi'))
    .toMatchObject({ name: 'Beta Theta Pi', status: 'outreached' });
  await expect.poll(() => project.stored('colleges/purdue-university')).toMatchObject({ fraternityCount: 5 });

  await project.refuse('isSuper() && isNewFraternity');
  await choice.selectOption('Other (Type Below)');
  await expect(add).toBeDisabled();
  const typed = form.getByLabel('Name of the fraternity');
  await typed.fill('sigma  CHI');
  await add.click();
  await expect(form.getByText('is listed at this college already')).toBeVisible();
  await typed.fill('Club of Cards');
  await add.click();
  await expect(page.getByText('Error adding fraternity. Please try again.')).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(fraternity(page, 'Club of Cards')).toBeVisible();
  await expect.poll(() => project.stored('colleges/purdue-university')).toMatchObject({ fraternityCount: 6 });

  await project.refuse('isSuper() && resource != null');
  await fraternity(page, 'Sigma Nu').getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete Sigma Nu' });
  await expect(ask).toContainText('Are you sure you want to delete this fraternity?');
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(ask).toContainText('Error deleting fraternity. Please try again.');
  await expect(fraternity(page, 'Sigma Nu')).toBeVisible();
  await project.loadRules();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(fraternity(page, 'Sigma Nu')).toHaveCount(0);
  await expect(ask).toHaveCount(0);
  await expect.poll(() => project.stored('colleges/purdue-university')).toMatchObject({ fraternityCount: 5 });
  expect(await project.stored('colleges/purdue-university/fraternities/sigma-nu')).toBeUndefined();
  await expect(tile(page, 'Fraternities in Database')).toHaveText('Fraternities in Database8');
});

test('a fraternity is edited, and its event scheduled, from its college @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?college=duke-university');
  await expect(fraternity(page, 'Psi Upsilon')).toContainText('No Status');
  await fraternity(page, 'Psi Upsilon').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Psi Upsilon' });
  await edit.getByLabel('Rush chair name').fill('Kim');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(fraternity(page, 'Psi Upsilon')).toContainText('Kim');

  await project.refuse('isStaff() && isNewEvent');
  await fraternity(page, 'Sigma Chi').getByRole('button', { name: 'Schedule Event' }).click();
  const event = page.getByRole('dialog', { name: 'Schedule Event' });
  await event.getByRole('button', { name: 'Create Event' }).click();
  await expect(event.getByLabel(/^Event name/)).toHaveAttribute('aria-invalid', 'true');
  await event.getByLabel(/^Event name/).fill('Duke Open');
  await event.getByLabel(/^Date/).fill('2027-03-12');
  await event.getByLabel(/^Time/).fill('19:00');
  await event.getByLabel(/^Location/).fill('Bryan Center');
  await event.getByRole('button', { name: 'Create Event' }).click();
  await expect(event).toContainText('Failed to schedule event. Please try again.');
  await project.loadRules();
  await event.getByRole('button', { name: 'Retry' }).click();
  await expect(event).toHaveCount(0);
  const events = await getDocs(
    query(collection(project.as('super'), 'events'), where('title', '==', 'Duke Open')),
  );
  expect(events.docs.map((found) => found.data())).toMatchObject([
    {
      collegeId: 'duke-university',
      collegeName: 'Duke University',
      fraternityId: 'f1',
      fraternityName: 'Sigma Chi',
      date: '2027-03-12',
      status: 'upcoming',
      showOnLandingPage: false,
      maxParticipants: 100,
      entryFee: 25,
      prizePool: 1000,
    },
  ]);
});

test('two people who add and delete the same at once are counted right @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  const people = [page, colleague];
  for (const person of people) await openAs(person, 'admin', '/admin/colleges?college=purdue-university');
  for (const person of people) {
    await expect(fraternity(person, 'Acacia')).toBeVisible();
    await person.getByLabel('Fraternity', { exact: true }).selectOption('Beta Theta Pi');
  }
  await Promise.all(people.map((person) => person.getByRole('button', { name: 'Add Fraternity' }).click()));
  await Promise.all(people.map((person) => expect(fraternity(person, 'Beta Theta Pi')).toBeVisible()));
  for (const person of people)
    await fraternity(person, 'Acacia').getByRole('button', { name: 'Delete' }).click();
  const asked = people.map((person) => person.getByRole('dialog', { name: 'Delete Acacia' }));
  await Promise.all(asked.map((ask) => ask.getByRole('button', { name: 'Delete' }).click()));
  for (const ask of asked) await expect(ask).toHaveCount(0);
  await expect.poll(() => project.stored('colleges/purdue-university')).toMatchObject({ fraternityCount: 4 });
  for (const person of people) {
    await expect(person.getByRole('list', { name: 'Fraternities' }).getByRole('listitem')).toHaveCount(4);
  }
});

test('a college is added, and a refused one can be tried again @phone', async ({
  page,
  project,
  expectConsole,
}) => {
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
  await form.getByLabel('Name', { exact: true }).fill('duke university');
  await form.getByLabel('Conference').fill('Poker League');
  await form.getByLabel('Logo path').fill('http://ace.example/logo.png');
  await form.getByLabel('Name', { exact: true }).focus();
  await expect(form.getByText('Give a picture with an https:// address')).toBeVisible();
  await form.getByLabel('Logo path').fill('');
  await add.click();
  await expect(form.getByText('Duke University is in the directory already')).toBeVisible();
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
    .toEqual(college('Ace College', 'Poker League', 0));
});

test('regular staff see no colleges and reach none; what cannot be loaded says so @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403|400/i);
  await project.seed(campus);
  await openAs(colleague, 'staff', '/admin/colleges?college=purdue-university');
  await expect(colleague).toHaveURL(/\/admin\/events$/);
  await expect(colleague.getByRole('link', { name: 'Colleges' })).toHaveCount(0);

  const noFraternities = (rules: string) => rules.replace('if isBetr() || isStaff()', 'if false');
  await project.loadRules((rules) =>
    noFraternities(rules).replace(/allow get, list: if true;\s+(?=allow create: if isSuper)/, ''),
  );
  await openAs(page, 'admin', '/admin/colleges');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load colleges' })).toBeVisible();
  await expect(page.getByText('These numbers could not be counted just now.')).toBeVisible();
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
