import type { Page } from '@playwright/test';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { sideways } from '../../support/browser.ts';
import { sent } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

const inbox = '/admin/requests';
const card = (page: Page, name: string) => page.getByRole('listitem', { name });
const note = (page: Page, name: string) => card(page, name).getByLabel('Note');
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Requests' }).getByRole('heading', { level: 2 });
const inSidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Requests/ });

function request(id: string, minute: number, changes: Record<string, Stored> = {}) {
  return {
    [`tournamentRequests/${id}`]: {
      organizerName: 'Lee',
      email: 'lee@college.example',
      phone: '(555) 010-0100',
      collegeName: id,
      fraternityName: 'Sigma Chi',
      proposedDate: '2027-04-01',
      proposedTime: '19:00',
      estimatedParticipants: 40,
      location: 'Memorial Union',
      additionalInfo: 'We have chips.',
      status: 'pending',
      createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
      ...changes,
    },
  };
}

/** Opens the line of a request. */
async function unfold(page: Page, name: string): Promise<void> {
  const line = card(page, name).getByRole('heading', { level: 2 }).getByRole('button');
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
}

const stored = (project: TestProject, id: string) => project.stored(`tournamentRequests/${id}`);

test('requests: after a failure what waits comes first, live, by keyboard and by pages, and it fits @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const old = Array.from({ length: 10 }, (_, at) => request(`University of North Dakota ${at}`, at));
  await project.seed({
    ...Object.assign({}, ...old),
    ...request('Old College', 11, { status: 'declined' }),
    ...request('New College', 13),
    ...request('Mid College', 12, { status: 'contacted', additionalInfo: '' }),
  });
  await project.loadRules((rules) =>
    rules.replace(
      /(isNewRequest\(requestId, request\.resource\.data\);\s+allow read: if )isStaff/,
      '$1false && isStaff',
    ),
  );
  await openAs(page, 'admin', inbox);
  await expect(page.getByText('Failed to load requests. Please try again later.')).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toHaveText(/^New College/);
  await expect(cards(page).nth(1)).toHaveText(/^Mid College/);
  const whole = () =>
    page
      .getByRole('region', { name: 'Requests' })
      .getByRole('listitem')
      .evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }).length,
      );
  await expect.poll(whole).toBeGreaterThanOrEqual(10);

  const line = (name: string) => card(page, name).getByRole('heading', { level: 2 }).getByRole('button');
  await line('New College').focus();
  await page.keyboard.press('Enter');
  const newest = card(page, 'New College');
  for (const text of ['Thursday, April 1, 2027 @ 7:00 PM', 'Memorial Union', 'about 40', 'We have chips.'])
    await expect(newest).toContainText(text);
  await expect(newest.getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute(
    'href',
    'tel:5550100100',
  );
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(line('Mid College')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Mid College').getByLabel('Status')).toBeVisible();
  await expect(newest.getByLabel('Status')).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Mid College').getByLabel('Status')).toBeVisible();
  // What the failed load left of the count came with the reload.
  await expect(inSidebar(page)).toHaveText('Requests11 pending');
  // The line goes with its status, and the keyboard stays in the list.
  await card(page, 'Mid College').getByRole('button', { name: 'Decline' }).click();
  await expect(card(page, 'Mid College')).toHaveCount(0);
  await expect(line('University of North Dakota 9')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Mid College')).toBeVisible();
  await expect.poll(() => stored(project, 'Mid College')).toMatchObject({ status: 'contacted' });

  await setDoc(doc(project.as('anyone'), `tournamentRequests/${'f'.repeat(32)}`), {
    ...sent.tournamentRequests,
    collegeName: 'Fresh College',
    createdAt: serverTimestamp(),
  });
  await expect(cards(page).first()).toHaveText(/^Fresh College/);
  await expect(inSidebar(page)).toHaveText('Requests12 pending');

  // More than a page of them, sorted by the proposed date, and all of them searched.
  const many = Array.from({ length: 13 }, (_, at) => request(`College ${at}`, at + 20));
  const zeta = { searchTokens: ['zeta'], proposedDate: '2026-02-02' };
  await project.seed(Object.assign({}, ...many, request('Zeta Hall', 0, zeta)));
  await expect(page.getByText('The newest 25 requests')).toBeVisible();
  await expect(cards(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(27);
  await page.getByRole('button', { name: 'Proposed' }).click();
  await expect(cards(page).first()).toHaveText('Zeta Hall · Sigma Chi');
  await expect(page.getByText('The first 25 requests')).toBeVisible();
  await page.goBack();
  await expect(cards(page).first()).toHaveText(/^Fresh College/);
  const search = page.getByLabel('Search requests');
  await search.fill('zeta');
  await expect(cards(page)).toHaveText(['Zeta Hall · Sigma Chi']);
  await expectAccessible(page);
  await search.fill('');
  await expect(cards(page).first()).toHaveText(/^Fresh College/);

  await page.getByLabel('Show', { exact: true }).selectOption('Declined');
  await expect(page).toHaveURL(/\bstatus=declined\b/);
  await expect(cards(page)).toHaveText([/^Old College/]);
  await page.getByLabel('Show', { exact: true }).selectOption('All requests');
  await expect(cards(page)).toHaveCount(25);
  await page.goBack();
  await expect(cards(page)).toHaveText([/^Old College/]);
  await page.setViewportSize({ width: 320, height: 700 });
  await unfold(page, 'Old College');
  await expect.poll(() => sideways(page)).toBe(0);
});

test('two people and one request: its status and its note, offline, refused and tried again @phone', async ({
  page,
  context,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/400|ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/i);
  await project.seed(request('Purdue', 1, { note: 'Called.' }));
  for (const [person, who] of [
    [page, 'admin'],
    [colleague, 'staff'],
  ] as const) {
    await openAs(person, who, `${inbox}?status=all`);
    await unfold(person, 'Purdue');
  }
  const status = (of: Page) => card(of, 'Purdue').getByLabel('Status');
  const save = (of: Page) => card(of, 'Purdue').getByRole('button', { name: 'Save note' });
  await test.step('a status is changed offline, refused, tried again, and a colleague sees it', async () => {
    await status(page).selectOption('Contacted');
    await expect(page.getByText('Purdue · Sigma Chi marked as contacted.')).toBeVisible();
    await expect(status(colleague)).toHaveValue('contacted');
    await context.setOffline(true);
    await status(page).selectOption('Declined');
    await expect(card(page, 'Purdue').getByText('Saved on this device')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(status(colleague)).toHaveValue('declined');
    await expect(card(page, 'Purdue').getByText('Saved on this device')).toHaveCount(0);
    await project.refuse('allow update: if isStaff() && isRequestWork');
    await status(page).selectOption('Pending');
    await expect(
      page.getByText('Failed to change the status of "Purdue · Sigma Chi". Please try again.'),
    ).toBeVisible();
    await expect(status(page)).toHaveValue('declined');
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(status(colleague)).toHaveValue('pending');
  });
  await test.step('two people write a note: neither loses a word', async () => {
    await note(page, 'Purdue').fill('Called. They want a Friday.');
    await page.reload();
    await expect(note(page, 'Purdue')).toHaveValue('Called. They want a Friday.');
    await note(colleague, 'Purdue').fill('Called. Lee is away.');
    await save(colleague).click();
    await expect(colleague.getByText('Note saved.')).toBeVisible();
    const theirs = card(page, 'Purdue').getByText('Someone else edited this note:');
    await expect(theirs).toBeVisible();
    await expect(note(page, 'Purdue')).toHaveValue('Called. They want a Friday.');
    await expectAccessible(page);
    await card(page, 'Purdue').getByRole('button', { name: 'Keep both' }).click();
    await save(page).click();
    // The answer is here: the network goes in a moment.
    await expect(page.getByText('Note saved.')).toBeVisible();
    await expect(note(colleague, 'Purdue')).toHaveValue('Called. Lee is away.\nCalled. They want a Friday.');
    await expect(save(page)).toHaveCount(0);
  });
  await test.step('a note typed without a network, or that is refused, stays until it is saved', async () => {
    await context.setOffline(true);
    await note(page, 'Purdue').fill('Call on Monday');
    await expect(page.getByText("Kept on this device. Save it when you're back online.")).toBeVisible();
    await context.setOffline(false);
    await project.refuse('allow update: if isStaff() && isRequestWork');
    await save(page).click();
    await expect(page.getByText('Failed to save the note. Please try again.')).toBeVisible({
      timeout: 12_000,
    });
    await expect(note(page, 'Purdue')).toHaveValue('Call on Monday');
    await project.loadRules();
    await card(page, 'Purdue').getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => stored(project, 'Purdue')).toMatchObject({ note: 'Call on Monday' });
  });
});

test('a request becomes an event in one press, Undo undoes both, and each knows what became of the other @desktop', async ({
  page,
  project,
}) => {
  await project.seed(request('Purdue University', 1));
  await openAs(page, 'admin', `${inbox}?status=all`);
  await unfold(page, 'Purdue University');
  const asked = card(page, 'Purdue University');
  const form = page.getByRole('dialog', { name: 'Create Event' });
  const create = async () => {
    await asked.getByRole('button', { name: 'Create Event' }).click();
    await expect(form.getByLabel('Date')).toHaveValue('2027-04-01');
    await expect(form.getByLabel('State')).toHaveValue('IN');
    await expect(form.getByLabel('Mark the request as scheduled')).toBeChecked();
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created, and the request is scheduled.')).toBeVisible();
  };
  await create();
  const title = 'Purdue University Sigma Chi Tournament 2027';
  const link = asked.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Create Event' })).toHaveCount(0);
  await expect(inSidebar(page)).toHaveText('Requests');
  await expect.poll(() => stored(project, 'Purdue University')).toMatchObject({ status: 'scheduled' });
  const undone = (await stored(project, 'Purdue University'))?.eventId;
  expect(await project.stored(`events/${undone}/private/search`)).toMatchObject({ title });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The event was deleted again.')).toBeVisible();
  await expect.poll(() => project.stored(`events/${undone}/private/search`)).toBeUndefined();
  await expect(asked.getByLabel('Status')).toHaveValue('pending');
  expect(await stored(project, 'Purdue University')).toMatchObject({ status: 'pending', eventId: '' });

  await create();
  const { eventId } = (await stored(project, 'Purdue University')) ?? {};
  await deleteDoc(doc(project.as('regular'), `events/${eventId}`));
  await expect(asked.getByText('The event was deleted.')).toBeVisible();

  // The request is scheduled already.
  await asked.getByRole('button', { name: 'Create Event' }).click();
  await expect(form.getByLabel('Date')).toHaveValue('2027-04-01');
  await expect(form.getByLabel('Mark the request as scheduled')).toHaveCount(0);
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const words = page.getByRole('region', { name: 'Request' });
  await expect(words).toContainText('We have chips.');
  await words.getByRole('link', { name: 'Open request' }).click();
  await expect(cards(page)).toHaveText([/^Purdue University/]);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete request' });
  await expect(dialog).toContainText(
    '"Purdue University · Sigma Chi"? You can restore it from Trash for 30 days.',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => stored(project, 'Purdue University')).toBeUndefined();
  await page.goBack();
  await expect(words).toHaveText(/The request was deleted\./);
});
