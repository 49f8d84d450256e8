import type { Locator, Page } from '@playwright/test';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { unlockKey } from '../../../../src/domain/events/unlockKey.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { chooseAction, expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

const newEvent = '/admin/events?create=open';
const failed = 'Failed to create event. Please try again.';
const form = (page: Page) => page.getByRole('dialog', { name: 'Create Event' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Create Event' });

/** The newest event, with its private part, and how many there are besides those that are known. */
async function newest(project: TestProject, ...known: string[]) {
  const database = project.as('super');
  const { docs } = await getDocs(collection(database, 'events'));
  const made = docs.filter((found) => !known.includes(found.id));
  const [found] = made;
  if (!found) return { count: 0 };
  const part = await getDoc(doc(database, found.ref.path, 'private/staff'));
  return { count: made.length, id: found.id, event: found.data(), part: part.data() };
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('an event is created by keyboard alone; a copy of another has its mistakes listed, and is refused once @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await openAs(page, 'staff', '/admin/events');
  await tabTo(page, page.getByRole('navigation').getByRole('button', { name: 'Create Event' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?create=open$/);
  const field = (name: string) => form(page).getByLabel(name, { exact: true });
  await expect(field('Title')).toBeFocused();
  await tabTo(page, field('College'));
  await page.keyboard.type('boilermakers');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Purdue University', exact: false })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(field('College')).toHaveValue('Purdue University');
  await expect(field('State')).toHaveValue('IN');
  await tabTo(page, field('Fraternity'));
  await page.keyboard.type('Sigma Chi');
  await tabTo(page, field('Date'));
  await page.keyboard.type('03142027');
  await tabTo(page, field('Time'));
  await page.keyboard.type('0700PM');
  await tabTo(page, field('Location'));
  await page.keyboard.type('Memorial Union');
  // Enter publishes nothing; that takes Control as well.
  await page.keyboard.press('Enter');
  await expect(field('Location')).toBeFocused();
  await tabTo(page, field('Registration password'));
  await page.keyboard.type('Aces 21');
  await tabTo(page, field('Google Form URL'));
  await page.keyboard.type('https://forms.example/1');
  const preview = form(page).getByRole('article');
  await expect(preview).toContainText('Purdue University Sigma Chi Tournament 2027');
  await expect(preview).toContainText('03/14/27 @ 7:00 PM');
  await expect(form(page).getByText('Visitors need the password to sign up.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByText('Event created.')).toBeVisible();
  await expect(
    page.getByRole('listitem', { name: 'Purdue University Sigma Chi Tournament 2027' }),
  ).toContainText('Aces 21');
  // The list shows it before the server has it.
  await expect.poll(async () => (await newest(project)).count).toBe(1);
  const { id = '', event, part } = await newest(project);
  expect(id).toBe('purdue-sigma-chi');
  expect(event).toMatchObject({
    collegeId: 'purdue-university',
    fraternityName: 'Sigma Chi',
    sortDate: '2027-03-14T19:00',
    registration: 'locked',
    showOnLandingPage: true,
    currentParticipants: 0,
    maxParticipants: null,
  });
  expect(event).not.toHaveProperty('googleFormUrl');
  expect(part).toMatchObject({ registrationPassword: 'Aces 21', googleFormUrl: 'https://forms.example/1' });

  const key = await unlockKey(id, 'Aces 21');
  const unlock = await getDoc(doc(project.as('anyone'), 'events', id, 'unlocks', key));
  expect(unlock.data()).toEqual({ googleFormUrl: 'https://forms.example/1' });

  await project.seed({
    ...anEvent('source', { title: 'Spring Open', entryFee: 30, status: 'completed' }),
    'events/source/private/staff': { salesContact: { name: 'Lee', role: '', email: '', phone: '' } },
  });
  await chooseAction(page.getByRole('listitem', { name: 'Spring Open' }), 'Duplicate');
  await expect(page).toHaveURL(/\?create=source$/);
  await expect(form(page).getByLabel('Title')).toHaveValue('Spring Open');
  await expect(form(page).getByLabel('Date')).toHaveValue('');
  await form(page).getByLabel('Date').fill('2028-03-14');
  await form(page).getByLabel('Max participants').fill('0');
  await form(page).getByLabel('State').fill('i1');
  await form(page).getByLabel('The fee goes to').fill('');
  await submit(page).click();
  const summary = form(page).getByRole('group', { name: 'Fix 3 fields' });
  await expect(summary).toBeFocused();
  // A short list: axe takes seconds for that of all colleges.
  await form(page).getByLabel('College', { exact: true }).fill('purdue');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await summary.getByRole('link', { name: 'Max participants' }).click();
  await expect(form(page).getByLabel('Max participants')).toBeFocused();
  await form(page).getByLabel('Max participants').fill('64');
  await form(page).getByLabel('State').fill('in');
  // It's asked for only while there is a prize too.
  const feeAsked = form(page).getByText('Say where the fee goes, e.g. a charity or the prizes').last();
  await expect(feeAsked).toBeVisible();
  await form(page).getByLabel('Prize pool').fill('0');
  await expect(feeAsked).toHaveCount(0);
  await form(page).getByLabel('Public contact').fill('https://www.instagram.com/sigmachi.purdue/');
  await project.refuse('allow create: if isStaff() && isNewEvent');
  await submit(page).click();
  await expect(form(page).getByText(failed)).toBeVisible();
  await expect(form(page).getByLabel('Title')).toHaveValue('Spring Open');
  await project.loadRules();
  await form(page).getByRole('button', { name: 'Retry' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect.poll(async () => (await newest(project, 'source', id)).count).toBe(1);
  const copy = await newest(project, 'source', id);
  expect(copy.event).toMatchObject({
    title: 'Spring Open',
    date: '2028-03-14',
    state: 'IN',
    maxParticipants: 64,
    entryFee: 30,
    prizePool: 0,
    feeGoesTo: '',
    publicContact: '@sigmachi.purdue',
    status: 'upcoming',
    registration: 'none',
    currentParticipants: 0,
  });
  expect(copy.part).toMatchObject({ googleFormUrl: '', salesContact: { name: 'Lee' } });
});

test('what is typed survives a reload and waits; refused later it stays a draft, also of a closed tab @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline|permission|403/i);
  await openAs(page, 'admin', newEvent);
  // A name that is not in the list, and back to the list.
  await form(page).getByLabel('Fraternity').selectOption('Other (Type Below)');
  await expect(form(page).getByLabel('Fraternity')).toBeFocused();
  await form(page).getByRole('button', { name: 'Cancel' }).first().click();
  await expect(form(page).getByRole('combobox', { name: 'Fraternity' })).toBeFocused();
  await form(page).getByLabel('Fraternity').selectOption('Other (Type Below)');
  await form(page).getByLabel('Fraternity').fill("Chess & Cards Club '26");
  await form(page).getByRole('button', { name: 'Generate' }).click();
  const password = form(page).getByLabel('Registration password');
  await expect(password).toHaveValue(/^chesscardsclub26\d{1,3}$/);
  const made = await password.inputValue();
  await page.reload();
  await expect(form(page).getByText('We saved your draft.')).toBeVisible();
  await expect(form(page).getByLabel('Fraternity')).toHaveValue("Chess & Cards Club '26");
  await expect(password).toHaveValue(made);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Event' }).last().click();
  await expect(password).toHaveValue(made);
  await form(page).getByRole('button', { name: 'Start over' }).click();
  await expect(password).toHaveValue('');
  await expect(form(page).getByRole('combobox', { name: 'Fraternity' })).toHaveValue('');
  await form(page).getByLabel('Title').fill('Bowl');
  await form(page).getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Create Event' }).last().click();
  await expect(form(page).getByLabel('Title')).toHaveValue('');

  await form(page).getByLabel('Title').fill('Derby');
  await password.fill('Aces 21');
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('Event created. Saved on this device, not sent yet.')).toBeVisible();
  const derby = page.getByRole('listitem', { name: 'Derby' });
  await expect(derby).toContainText('Saved on this device');
  expect((await newest(project)).count).toBe(0);
  await context.setOffline(false);
  await expect.poll(async () => (await newest(project)).event).toMatchObject({ registration: 'locked' });
  const { id = '' } = await newest(project);
  expect(id).toMatch(/^derby-[a-z2-9]{6}$/);
  const unlock = doc(project.as('anyone'), 'events', id, 'unlocks', await unlockKey(id, 'Aces 21'));
  expect((await getDoc(unlock)).data()).toEqual({ googleFormUrl: null });
  await expect(derby).not.toContainText('Saved on this device');

  await page.getByRole('button', { name: 'Create Event' }).last().click();
  await project.loadRules((rules) => rules.replace('isStaff() && isNewEvent', 'false && isNewEvent'));
  await context.setOffline(true);
  await form(page).getByLabel('Title').fill('Cup');
  await password.fill('Aces 21');
  await submit(page).click();
  await expect(page.getByRole('listitem', { name: 'Cup' })).toContainText('Saved on this device');
  const notSaved = page.getByRole('region', { name: 'Not saved' });
  await expect(notSaved).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('Failed to create event. Please try again.').first()).toBeVisible();
  await expect(notSaved.getByRole('listitem')).toHaveText([/^Cup/]);
  await expect(page.getByText(/^What you typed couldn't be saved/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Event' }).last().click();
  await form(page).getByLabel('Title').fill('Open');
  await submit(page).click();
  await expect(page.getByRole('listitem', { name: 'Open' })).toContainText('Saved on this device');
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/admin/events');
  const lost = later.getByRole('region', { name: 'Not saved' }).getByRole('listitem');
  await expect(lost).toHaveText([/^Cup/, /^Open/], { timeout: 20_000 });

  await later.getByRole('button', { name: 'Discard Open' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(lost).toHaveText([/^Cup/]);
  await later.getByRole('button', { name: 'Open Cup' }).click();
  await expect(form(later).getByLabel('Registration password')).toHaveValue('Aces 21');
  await form(later).getByLabel('Title').fill('Rose Bowl');
  await project.loadRules();
  await submit(later).click();
  await expect(later.getByRole('listitem', { name: 'Rose Bowl' })).toBeVisible();
  await expect(lost).toHaveCount(0);
  // The list shows it before the server has it.
  await expect.poll(() => newest(project, id)).toMatchObject({ count: 1, event: { registration: 'locked' } });
});
