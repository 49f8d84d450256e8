import type { Page } from '@playwright/test';
import { doc, getDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { nightOf } from '../../../support/documents/night.ts';
import { season } from '../../../support/documents/samples.ts';
import { chooseAction, expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

/*
 * An event and its tournament on the public list: what becomes of the one becomes of the other.
 */

const row = (page: Page) => page.getByRole('listitem', { name: /Cup$/ });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });

function aResult(fields: Record<string, Stored> = {}) {
  const staff = {
    registrationPassword: '',
    googleFormUrl: '',
    salesContact: { name: '', role: '', email: '', phone: '' },
    contactPerson: '',
  };
  return {
    ...anEvent('cup', { title: 'Cup', status: 'completed', bracketStatus: 'completed', ...fields }),
    'events/cup/private/staff': staff,
    'tournaments/cup': { ...season['tournaments/t1'], title: 'Cup', winner: 'Ann Lee', runnerUp: 'Bo Kim' },
  };
}

async function stored(project: TestProject, path = 'tournaments/cup') {
  return (await getDoc(doc(project.as('super'), path))).data();
}

async function change(page: Page, label: string, value: string) {
  await page.getByRole('button', { name: 'Edit Event' }).click();
  await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

test('what is edited, reopened and deleted among the events is so among the tournaments @desktop', async ({
  page,
  visitor,
  project,
}) => {
  const night = nightOf('cup');
  await project.seed({ ...aResult({ board: 'live' }), ...night });
  await openAs(page, 'admin', '/admin/events?event=cup');
  await change(page, 'Title', 'Aces Cup');
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await change(page, 'Date', '2026-03-15');
  await expect(page.getByRole('dialog')).toContainText('Sunday, March 15, 2026');
  await expect
    .poll(() => stored(project))
    .toMatchObject({
      title: 'Aces Cup',
      date: '2026-03-15',
      sortDate: '2026-03-15T19:00',
      winner: 'Ann Lee',
    });
  await page.getByRole('button', { name: 'Close' }).click();
  await visitor.goto('/tournaments/previous');
  await expect(card(visitor, 'Aces Cup')).toContainText('03/15/26');

  await row(page).getByRole('checkbox').click();
  const bulk = page.getByRole('group', { name: 'Selected events' });
  await bulk.getByRole('button', { name: 'Set status' }).click();
  await bulk.getByRole('button', { name: 'Scheduled' }).click();
  await expect(page.getByText('1 event set to scheduled.')).toBeVisible();
  await expect.poll(() => stored(project)).toMatchObject({ status: 'scheduled', winner: 'Ann Lee' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(project)).toMatchObject({ status: 'completed', winner: 'Ann Lee' });
  await expect.poll(() => stored(project, 'events/cup')).toMatchObject({ status: 'completed' });

  await chooseAction(row(page), 'Delete');
  const asked = page.getByRole('dialog', { name: 'Delete event' });
  await expect(asked).toContainText(
    'Are you sure you want to delete "Aces Cup"? This action cannot be undone.',
  );
  await expect(asked).toContainText(
    'Its result (winner: Ann Lee) will also be removed from the public tournaments list.',
  );
  await expect(asked).toContainText('Its night will be deleted too');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('"Aces Cup" was moved to Trash.')).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  expect(await stored(project)).toBeUndefined();
  for (const path of ['events/cup', 'boards/cup']) expect(await stored(project, path), path).toBeUndefined();
  await visitor.reload();
  await expect(visitor.getByText('No previous tournaments at this time.')).toBeVisible();
});

test('an edit that waited reaches the tournament too; a reopened event keeps its result @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await project.seed(aResult());
  await openAs(page, 'admin', '/admin/brackets?bracket=cup&event=cup');
  await page.getByRole('button', { name: 'Edit Event' }).click();
  await context.setOffline(true);
  await field(page, 'Location').fill('Union');
  await field(page, 'Status').selectOption('active');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved on this device, not sent yet.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stored(project)).toMatchObject({ location: 'Union', status: 'upcoming' });
  await page.getByRole('button', { name: 'Close' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(
    result.getByText('Recorded earlier. Visitors will see it again once the event is completed.'),
  ).toBeVisible();
  await expect(result.getByLabel('Winner')).toHaveValue('Ann Lee');
  await result.getByRole('button', { name: 'Update result' }).click();
  await expect.poll(() => stored(project)).toMatchObject({ status: 'completed', winner: 'Ann Lee' });
});
