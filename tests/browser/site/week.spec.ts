import type { Page } from '@playwright/test';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { drawnPicture } from '../../support/pictures.ts';
import { expect, signInAs, test } from '../../support/staff.ts';

/*
 * A week in the life of a tournament, from the request to the result: everybody's screens, in the order in
 * which people use them. What each screen does besides is tested where the screen is.
 */

const title = 'Purdue University Sigma Chi Tournament 2027';
const phone = { width: 390, height: 844 };
const person = (page: Page, name: string) =>
  page.getByRole('listitem', { name, exact: true }).getByRole('button', { name: /^(?!Remove|Edit)/ });
const checkedIn = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'Checked in' }).locator('xpath=following-sibling::dd');

async function requestTournament(visitor: Page): Promise<void> {
  await visitor.goto('/events/upcoming');
  await visitor.getByRole('button', { name: 'Request Tournament' }).click();
  const form = visitor.getByRole('dialog', { name: 'Request Tournament' });
  const fields = {
    'Organizer name': 'Lee',
    Email: 'lee@college.example',
    Phone: '555 0100',
    'Proposed date': '2027-04-01',
    'Proposed time': '19:00',
    'Estimated participants': '40',
    'Location/Venue': 'Memorial Union',
  };
  for (const [label, value] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('College/University').selectOption('Purdue University');
  await form.getByLabel('Fraternity/Organization').selectOption('Sigma Chi');
  await form.getByRole('button', { name: 'Submit Request' }).click();
  // The dialog says it for two seconds, and a message after that.
  await expect(visitor.getByText(/^Request submitted successfully!/).first()).toBeVisible();
}

async function createEventOfRequest(page: Page): Promise<void> {
  const request = page.getByRole('listitem', { name: 'Purdue University · Sigma Chi' });
  await request.getByRole('heading', { level: 2 }).getByRole('button').click();
  await request.getByRole('button', { name: 'Create Event' }).click();
  const form = page.getByRole('dialog', { name: 'Create Event' });
  const logo = form.getByRole('group', { name: 'College logo', exact: true });
  await logo
    .locator('input[type=file]')
    .setInputFiles(await drawnPicture(page, 'logo.png', { width: 800, height: 600, type: 'image/png' }));
  await expect(logo.getByRole('img', { name: /preview$/ })).toHaveAttribute('src', /\/v0\/b\//);
  await form.getByLabel('Registration password', { exact: true }).fill('Aces 21');
  await form.getByLabel('Google Form URL', { exact: true }).fill('https://forms.example/1');
  await form.getByLabel('Show on landing page immediately').uncheck();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form).toHaveCount(0);
  await expect(request).toHaveCount(0);
}

async function unlock(visitor: Page): Promise<void> {
  await visitor.goto('/');
  const card = visitor.getByRole('article', { name: title });
  await expect(card).toContainText('04/01/27 @ 7:00 PM');
  await card.getByRole('button', { name: 'Enter' }).click();
  await visitor.getByLabel('Enter Event Password').fill('Aces 21');
  await visitor.getByRole('button', { name: 'Unlock Registration' }).click();
  await expect(visitor.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
    'href',
    'https://forms.example/1',
  );
}

async function importPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import participants' });
  const rows = ['Ann Lee,ann@x.edu', 'Bo Diaz,bo@x.edu', 'Cy,cy@x.edu'];
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'answers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Full name,Email Address', ...rows].join('\n')),
  });
  await dialog.getByRole('button', { name: 'Add 3 people' }).click();
  await expect(page.getByText('3 people added.')).toBeVisible();
}

async function checkInAtTheDoor(here: Page, there: Page): Promise<void> {
  for (const page of [here, there]) {
    await page.getByRole('button', { name: 'All 3' }).click();
    await expect(person(page, 'Cy')).toBeVisible();
  }
  await there.context().setOffline(true);
  await person(there, 'Ann Lee').click();
  await expect(there.getByText('Offline, 1 unsent')).toBeVisible();
  await person(here, 'Bo Diaz').click();
  await expect(checkedIn(here)).toHaveText('1');
  await there.context().setOffline(false);
  for (const page of [here, there]) {
    await expect(checkedIn(page)).toHaveText('2');
    for (const name of ['Ann Lee', 'Bo Diaz'])
      await expect(person(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
}

async function playTheTournament(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/events?event=${id}`);
  await page.getByRole('button', { name: 'Edit Event' }).click();
  await page.getByRole('dialog').getByLabel('Status', { exact: true }).selectOption('active');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await page.goto(`/admin/brackets?bracket=${id}`);
  const bracket = await drawnPicture(page, 'bracket.png', { width: 600, height: 300, type: 'image/png' });
  await page.locator('input[type=file]').setInputFiles(bracket);
  await expect(page.getByText('Bracket uploaded successfully!')).toBeVisible();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByLabel('Winner').fill('Ann Lee');
  await result.getByLabel('Runner-up').fill('Bo Diaz');
  await result.getByRole('button', { name: 'Record result' }).click();
  await expect(page.getByText(/^Result published/)).toBeVisible();
}

test('from the request of a visitor to the result on the site @desktop', async ({
  page,
  colleague,
  visitor,
  project,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'admin', '/admin/requests');
  await expect(page.getByText('No open requests')).toBeVisible();
  await requestTournament(visitor);
  await createEventOfRequest(page);
  const [event] = (await getDocs(collection(project.as('regular'), 'events'))).docs;
  if (!event) throw new Error('There is no event.');

  await page.getByRole('link', { name: 'Manage Events' }).click();
  const row = page.getByRole('listitem', { name: title });
  await row.getByRole('button', { name: 'Show on Landing' }).click();
  await expect(row).toContainText('On Landing Page');
  await unlock(visitor);

  await colleague.setViewportSize(phone);
  await signInAs(colleague, 'staff', `/admin/events/${event.id}/participants`);
  await row.getByRole('link', { name: 'Participants' }).click();
  await importPeople(page);
  await checkInAtTheDoor(page, colleague);

  await playTheTournament(page, event.id);
  await visitor.goto('/tournaments/previous');
  const card = visitor.getByRole('article', { name: title });
  await expect(card.getByRole('definition')).toHaveText(['Ann Lee', 'Bo Diaz']);
  const stored = (await getDoc(doc(project.as('anyone'), event.ref.path))).data();
  expect(stored).toMatchObject({ status: 'completed', currentParticipants: 3 });
  expect(stored?.bracketImage).toMatch(/\/v0\/b\//);
});
