import type { Page } from '@playwright/test';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { unlockKey } from '../../src/domain/unlockKey.ts';
import { expect, openAs, test } from '../support/staff.ts';
import type { TestProject } from '../support/TestProject.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Event' });

/** The one event there is, with its private part. */
async function theEvent(project: TestProject) {
  const database = project.as('super');
  const { docs } = await getDocs(collection(database, 'events'));
  const [event] = docs;
  if (!event || docs.length > 1) return { count: docs.length };
  const part = await getDoc(doc(database, event.ref.path, 'private/staff'));
  return { count: 1, id: event.id, event: event.data(), part: part.data() };
}

test('an event is created with the keyboard alone @desktop', async ({ page, project, expectConsole }) => {
  // The password is tried on the super account first.
  expectConsole(/400/);
  await openAs(page, 'staff', '/admin/events');
  await page.getByRole('button', { name: 'Create Event' }).last().press('Enter');
  await expect(page).toHaveURL(/\?create=open$/);
  await form(page).getByLabel('College', { exact: true }).fill('Purdue University');
  await form(page).getByLabel('Fraternity', { exact: true }).selectOption('Sigma Chi');
  await form(page).getByLabel('Date').fill('2027-03-14');
  await form(page).getByLabel('Registration password').fill('Aces 21');
  await form(page).getByRole('button', { name: 'Create Event' }).press('Enter');
  await expect(form(page)).toHaveCount(0);
  const { id = '', event, part } = await theEvent(project);
  expect(event).toMatchObject({
    title: 'Purdue University Sigma Chi Tournament 2027',
    registration: 'locked',
  });
  expect(part).toMatchObject({ registrationPassword: 'Aces 21' });
  const unlock = doc(project.as('anyone'), 'events', id, 'unlocks', await unlockKey(id, 'Aces 21'));
  expect((await getDoc(unlock)).data()).toEqual({ googleFormUrl: null });
});
