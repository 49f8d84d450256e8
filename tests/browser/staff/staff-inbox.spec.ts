import type { Locator, Page } from '@playwright/test';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

const inbox = '/admin/requests';
const card = (page: Page, name: string) => page.getByRole('listitem', { name });
const bulk = (page: Page) => page.getByRole('group', { name: 'Selected requests' });
/** Opens the line of a request. */
const unfold = (line: Locator) => line.getByRole('heading', { level: 2 }).getByRole('button').click();
const says = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

function request(id: string, changes: Record<string, Stored> = {}) {
  return {
    [`tournamentRequests/${id}`]: {
      organizerName: 'Lee',
      email: `${id.replaceAll(' ', '-')}@college.example`,
      phone: '(555) 010-0100',
      collegeName: id,
      fraternityName: '',
      proposedDate: '2027-04-01',
      proposedTime: '19:00',
      estimatedParticipants: 40,
      location: 'Memorial Union',
      additionalInfo: '',
      status: 'pending',
      createdAt: new Date(Date.UTC(2026, 0, 1, 12)),
      ...changes,
    },
  };
}

/** A flood of one minute around two requests that are meant. */
async function seedFlood(project: TestProject, size: number): Promise<void> {
  const fakes = Array.from({ length: size }, (_, at) =>
    request(`fake-${at}`, {
      organizerName: `Number ${at}`,
      collegeName: 'Flood College',
      additionalInfo: 'Buy chips!',
      createdAt: new Date(Date.UTC(2026, 0, 2, 12, 0, at % 50)),
    }),
  );
  for (let start = 0; start < size; start += 400)
    await project.seed(Object.assign({}, ...fakes.slice(start, start + 400)));
  await project.seed({
    ...request('Real College', { createdAt: new Date(Date.UTC(2026, 0, 2, 12, 0, 20)) }),
    ...request('Earlier College', { status: 'scheduled' }),
  });
}

const statuses = async (project: TestProject, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await project.stored(`tournamentRequests/${id}`))?.status));

test('a flood is declined in three clicks, what was refused stays selected @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/403|permission/);
  await seedFlood(project, 110);
  await openAs(page, 'staff', `${inbox}?status=pending`);
  const first = card(page, 'Flood College').first();
  await unfold(first);
  await expect(first.getByRole('button', { name: 'Create Event' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await first.getByRole('button', { name: 'Select similar' }).click();
  await first.getByRole('button', { name: 'Same additional information' }).click();
  await expect(says(page, /^110 selected, 2\d of them shown$/)).toBeVisible();
  await expect(bulk(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await bulk(page).getByRole('button', { name: 'Decline' }).click();
  await expect(says(page, '110 requests declined.')).toBeVisible();
  await expect(says(page, /^1 request$/)).toBeVisible();
  await expect(card(page, 'Real College')).toBeVisible();
  expect(await statuses(project, ['fake-0', 'fake-109', 'Real College', 'Earlier College'])).toEqual([
    'declined',
    'declined',
    'pending',
    'scheduled',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(says(page, '110 requests restored.')).toBeVisible();
  expect(await statuses(project, ['fake-0', 'fake-109'])).toEqual(['pending', 'pending']);

  // By their names: rows that come back may still move the others.
  for (const name of ['Number 49', 'Number 99'])
    await card(page, 'Flood College')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('checkbox')
      .check();
  await project.refuse('allow update: if isStaff() && isRequestWork');
  await bulk(page).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Failed to change 2 requests. Please try again.')).toBeVisible();
  await expect(says(page, /^2 of \d+ selected$/)).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(says(page, '2 requests declined.')).toBeVisible();
  await expect(bulk(page)).toHaveCount(0);
});

test('super admins delete all of a filter; what a stranger wrote stays in its place @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  await test.step('all of a filter goes, also what is not shown, after a question', async () => {
    await seedFlood(project, 30);
    await openAs(page, 'admin', `${inbox}?status=pending`);
    await page.getByRole('checkbox', { name: 'Select all 25 shown' }).check();
    await page.getByRole('button', { name: 'Select all pending requests' }).click();
    await expect(says(page, '31 selected, 25 of them shown')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Select Real College' }).uncheck();
    await bulk(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 30 requests' });
    await expect(dialog).toContainText(
      'Are you sure you want to delete 30 requests? You can restore them from Trash for 30 days.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(says(page, /^1 request$/)).toBeVisible();
    await expect(card(page, 'Real College')).toBeVisible();
    expect(await project.stored('tournamentRequests/fake-29')).toBeUndefined();
  });
  await test.step('what a stranger wrote stays in its place and calls nobody', async () => {
    await project.seed({
      ...request('Long', { additionalInfo: 'x\n'.repeat(2_500), createdAt: new Date(Date.UTC(2026, 0, 3)) }),
      ...request('Tall', {
        organizerName: `\u202eZ${'\u0335\u0311\u030d'.repeat(66)}`,
        collegeName: 'W'.repeat(150),
        fraternityName: '\u202e'.repeat(150),
        phone: '*21*5550100%23',
        email: 'a b@c.example?bcc=x@y.example',
        location: 'L'.repeat(300),
      }),
    });
    const links = page.locator('a[href^="tel:"], a[href^="mailto:"]');
    const long = card(page, 'Long');
    await unfold(card(page, 'WWWW'));
    await expect(card(page, 'WWWW').getByLabel('Status')).toBeVisible();
    await expect(links).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const height = async () => (await long.boundingBox())?.height;
    await expect.poll(height).toBeLessThan(120);
    await unfold(long);
    await expect(long.getByRole('button', { name: 'Show all' })).toBeVisible();
    await expect.poll(height).toBeLessThan(1_200);
    await expect(links).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await long.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(height).toBeGreaterThan(10_000);
    await long.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBeLessThan(1_200);
  });
  await test.step('an event is made of a request that somebody deletes meanwhile, too', async () => {
    expectConsole(/permission|403/i);
    const real = card(page, 'Real College');
    await unfold(real);
    await real.getByRole('button', { name: 'Create Event' }).click();
    const form = page.getByRole('dialog', { name: 'Create Event' });
    await expect(form.getByLabel('Location')).toHaveValue('Memorial Union');
    await form.getByLabel('Mark the request as scheduled').uncheck();
    await deleteDoc(doc(project.as('super'), 'tournamentRequests/Real College'));
    await expect(real).toHaveCount(0);
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created.')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Request' })).toHaveText(/The request was deleted\./);
  });
});
