import type { Locator, Page } from '@playwright/test';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
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
/** Returns the color that a background has there. */
const painted = (place: Locator, background: string) =>
  place.evaluate((element, value) => {
    const probe = document.createElement('i');
    probe.style.background = value;
    element.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, background);
const fraternity = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test('the directory counts, searches and sorts in its address; a college counts anew, takes and loses fraternities @desktop', async ({
  page,
  project,
  context,
  expectConsole,
}) => {
  expectConsole(/permission|403|ERR_INTERNET_DISCONNECTED|offline/i);
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?conference=Big+Ten+Conference&q=boilermakers&college=nobody');
  await expect(page.getByRole('dialog', { name: 'No such college' })).toContainText('nobody');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('College Management');
  await expect(names(page)).toHaveText(['Purdue University']);
  await page.getByLabel('Search colleges').fill('');
  await expect(count(page)).toHaveText('18 of 366 colleges');
  await page.getByLabel('Conference', { exact: true }).selectOption('All Conferences');
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
  await expect(page).toHaveURL(/\?order=size&conference=Big\+Ten\+Conference&q=boilermakers$/);
  await expectAccessible(page);
  await page.getByLabel('Search colleges').fill('nothing like it');
  await expect(page.getByText('No colleges found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all colleges' }).click();
  await expect(count(page)).toHaveText('366 colleges');

  await test.step('opening a college makes its record and counts anew; Escape and Back lead to the list', async () => {
    await page.getByLabel('Search colleges').fill('abilene');
    await expect(count(page)).toHaveText(/ of 366 colleges$/);
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
    await expect(page).toHaveURL(/\/admin\/colleges\?(order=size&)?q=abilene$/);
    await expect(abilene).toBeFocused();

    await page.getByLabel('Search colleges').fill('duke');
    await expect(names(page)).toHaveCount(3);
    await project.change('colleges/duke-university', { fraternityCount: 9 });
    await expect(summary).toContainText('Total Fraternities9');
    await page.getByRole('link', { name: 'Duke University' }).click();
    await expect.poll(() => project.stored('colleges/duke-university')).toMatchObject({ fraternityCount: 2 });
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('a fraternity comes and goes with the count, and what is refused can be tried again', async () => {
    await page.getByLabel('Search colleges').fill('boilermakers');
    await expect(names(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Purdue University' }).click();
    const form = page.getByRole('form', { name: 'Add Fraternity' });
    const choice = form.getByLabel('Fraternity', { exact: true });
    const add = form.getByRole('button', { name: 'Add Fraternity' });
    await expect(add).toBeDisabled();
    await expect(choice.getByRole('option', { name: 'Sigma Chi' })).toBeDisabled();
    await project.refuse('isSuper() && isNewFraternity');
    await choice.selectOption('Other (Type Below)');
    await expect(add).toBeDisabled();
    const typed = form.getByLabel('Name of the fraternity');
    await typed.fill('sigma  CHI');
    await add.click();
    await expect(form.getByText('is already listed at this college')).toBeVisible();
    await typed.fill('Club of Cards');
    await add.click();
    await expect(page.getByText('Error adding fraternity. Please try again.')).toBeVisible();
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(fraternity(page, 'Club of Cards')).toBeVisible();
    await expect
      .poll(() => project.stored('colleges/purdue-university'))
      .toMatchObject({ fraternityCount: 5 });

    await project.refuse('isSuper() && resource != null');
    await fraternity(page, 'Sigma Nu').getByRole('button', { name: 'Delete' }).click();
    const ask = page.getByRole('dialog', { name: 'Delete Sigma Nu' });
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(ask).toContainText('Error deleting fraternity. Please try again.');
    await expect(fraternity(page, 'Sigma Nu')).toBeVisible();
    await project.loadRules();
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(fraternity(page, 'Sigma Nu')).toHaveCount(0);
    await expect(ask).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Fraternities' }).locator('li:focus')).toHaveCount(1);
    await expect
      .poll(() => project.stored('colleges/purdue-university'))
      .toMatchObject({ fraternityCount: 4 });
    expect(await project.stored('colleges/purdue-university/fraternities/sigma-nu')).toBeUndefined();
    await expect(tile(page, 'Fraternities in Database')).toHaveText('Fraternities in Database7');

    // Waiting, it would take what others write meanwhile.
    await context.setOffline(true);
    await fraternity(page, 'Club of Cards').getByRole('button', { name: 'Delete' }).click();
    const offline = page.getByRole('dialog', { name: 'Delete Club of Cards' });
    await offline.getByRole('button', { name: 'Delete' }).click();
    await expect(offline).toContainText("You're offline, and deleting needs a connection.");
    await expect(page.getByText(/change pending/)).toHaveCount(0);
  });
});

test('active colleges, a new one that is refused once; of one outreach, conference, a fraternity and its event @phone', async ({
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

  await project.loadRules((rules) => rules.replace('if isBetr() || isStaff()', 'if false'));
  await page.getByLabel('Search colleges').fill('boilermakers');
  await expect(names(page)).toHaveText(['Purdue University']);
  await page.getByRole('link', { name: 'Purdue University' }).click();
  await expect(dialog(page)).toContainText('Failed to load fraternities');
  await project.loadRules();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(fraternity(page, 'Acacia')).toBeVisible();
  await test.step('a college tells how outreach stands, and takes another conference', async () => {
    const counts = dialog(page).locator('dl').first();
    await expect(counts).toHaveText('Scheduled Fraternities1In Touch1No Contact Info3');
    for (const [name, badge, color] of [
      ['Acacia', 'need to reach out', 'purple'],
      ['Sigma Chi', 'in contact', 'green'],
      ['Sigma Nu', 'scheduled', 'blue'],
      ['Theta Chi', 'ghosted', 'gray'],
    ] as const) {
      const shown = fraternity(page, name).getByText(badge, { exact: true });
      await expect(shown).toHaveCSS('background-color', await painted(shown, `var(--${color}-ground)`));
    }
    await expect(fraternity(page, 'Theta Chi')).toContainText('Inactive');
    await expect(fraternity(page, 'Sigma Chi').getByRole('link', { name: '555 0100' })).toHaveAttribute(
      'href',
      'tel:5550100',
    );

    await project.refuse('allow update: if isSuper() && isCollege');
    await page.getByRole('button', { name: 'Edit conference' }).click();
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
  await test.step('a fraternity is edited, and its event scheduled, from its college', async () => {
    await fraternity(page, 'Acacia').getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Acacia' });
    await edit.getByLabel('Rush chair name').fill('Kim');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(fraternity(page, 'Acacia')).toContainText('Kim');

    await fraternity(page, 'Sigma Chi').getByRole('button', { name: 'Schedule Event' }).click();
    const event = page.getByRole('dialog', { name: 'Schedule Event' });
    await event.getByRole('button', { name: 'Create Event' }).click();
    await expect(event.getByLabel(/^Location/)).toHaveAttribute('aria-invalid', 'true');
    const create = async (name: string) => {
      await event.getByLabel(/^Event name/).fill(name);
      await event.getByLabel(/^Date/).fill('2027-03-12');
      await event.getByLabel(/^Time/).fill('19:00');
      await event.getByLabel(/^Location/).fill('Memorial Union');
      await event.getByLabel(/^The fee goes to/).fill('The Campus Food Pantry');
      await event.getByRole('button', { name: 'Create Event' }).click();
      await expect(event).toHaveCount(0);
    };
    await create('Purdue Open');
    const events = async () => {
      const titled = query(collection(project.as('super'), 'events'), where('title', '==', 'Purdue Open'));
      return (await getDocs(titled)).docs.map((found) => found.data());
    };
    await expect.poll(events).toMatchObject([
      {
        collegeId: 'purdue-university',
        collegeName: 'Purdue University',
        fraternityId: 'sigma-chi',
        fraternityName: 'Sigma Chi',
        date: '2027-03-12',
        status: 'upcoming',
        showOnLandingPage: false,
      },
    ]);

    // Of two events the first is taken back: the other one is still scheduled.
    await fraternity(page, 'Sigma Chi').getByRole('button', { name: 'Schedule Event' }).click();
    await create('Purdue Closed');
    const first = page.getByRole('paragraph').filter({ hasText: 'and Sigma Chi is scheduled.' });
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The event was deleted again.')).toBeVisible();
    await expect.poll(events).toEqual([]);
    const sigmaChi = 'colleges/purdue-university/fraternities/sigma-chi';
    expect(await project.stored(sigmaChi)).toMatchObject({ status: 'scheduled' });
    // With the last event goes what the first one had said.
    const second = page.getByRole('paragraph').filter({ hasText: 'Event created.' });
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => project.stored(sigmaChi)).toMatchObject({ status: 'in contact' });
  });
});
