import type { Locator, Page } from '@playwright/test';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { campus, college } from '../../support/campus.ts';
import { expect, openAs, test } from '../../support/staff.ts';

const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Outreach in numbers' }).locator('div', { hasText: label }).last();
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

test('a college opens, counts anew, and takes and loses fraternities @desktop', async ({
  page,
  project,
  context,
  expectConsole,
  startAnew,
}) => {
  await test.step('opening a college makes its record and counts anew; its address opens it again', async () => {
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
    await expect(page.locator('main li:visible strong')).toHaveCount(3);
    await page.getByRole('link', { name: 'Duke University' }).click();
    await expect.poll(() => project.stored('colleges/duke-university')).toMatchObject({ fraternityCount: 2 });
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goto('/admin/colleges?college=nobody');
    await expect(page.getByRole('dialog', { name: 'No such college' })).toContainText('nobody');
  });
  await startAnew();
  await test.step('a fraternity comes and goes with the count, and what is refused can be tried again', async () => {
    expectConsole(/permission|403|ERR_INTERNET_DISCONNECTED|offline/i);
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
    await expect
      .poll(() => project.stored('colleges/purdue-university'))
      .toMatchObject({ fraternityCount: 5 });

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
      .toMatchObject({ fraternityCount: 6 });

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
    await expect(page.getByRole('list', { name: 'Fraternities' }).locator('li:focus')).toHaveCount(1);
    await expect
      .poll(() => project.stored('colleges/purdue-university'))
      .toMatchObject({ fraternityCount: 5 });
    expect(await project.stored('colleges/purdue-university/fraternities/sigma-nu')).toBeUndefined();
    await expect(tile(page, 'Fraternities in Database')).toHaveText('Fraternities in Database8');

    // Waiting, it would take what others write meanwhile.
    await context.setOffline(true);
    await fraternity(page, 'Club of Cards').getByRole('button', { name: 'Delete' }).click();
    const offline = page.getByRole('dialog', { name: 'Delete Club of Cards' });
    await offline.getByRole('button', { name: 'Delete' }).click();
    await expect(offline).toContainText("You're offline, and deleting needs a connection.");
    await expect(page.getByText(/change pending/)).toHaveCount(0);
  });
});

test('a college on a phone: outreach, conference, a fraternity and its event @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a college tells how outreach stands, and takes another conference', async () => {
    expectConsole(/permission|403/i);
    await project.seed(campus);
    await openAs(page, 'admin', '/admin/colleges?college=purdue-university');
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
  await startAnew();
  await test.step('a fraternity is edited, and its event scheduled, from its college', async () => {
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
