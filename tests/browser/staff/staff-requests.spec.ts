import type { Page } from '@playwright/test';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
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

test('requests: what waits comes first, by keyboard, sorted, searched, and it fits @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('what waits comes first, live, with all that was sent; the sidebar counts the new ones', async () => {
    await project.seed({
      ...request('Old College', 1, { status: 'declined' }),
      ...request('New College', 3),
      ...request('Mid College', 2, { status: 'contacted', additionalInfo: '' }),
    });
    await openAs(page, 'admin', inbox);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournament Requests');
    await expect(cards(page)).toHaveText([/^New College/, /^Mid College/]);
    await expect(inSidebar(page)).toHaveText('Requests1 pending');
    await expectAccessible(page);
    await unfold(page, 'New College');
    const newest = card(page, 'New College');
    for (const text of [
      'Thursday, April 1, 2027 @ 7:00 PM',
      'Memorial Union',
      'about 40',
      'Lee',
      'We have chips.',
    ])
      await expect(newest).toContainText(text);
    await expect(newest.getByRole('link', { name: 'lee@college.example' })).toHaveAttribute(
      'href',
      'mailto:lee@college.example',
    );
    await expect(newest.getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute(
      'href',
      'tel:5550100100',
    );
    await expectAccessible(page);
    await setDoc(doc(project.as('anyone'), `tournamentRequests/${'f'.repeat(32)}`), {
      ...sent.tournamentRequests,
      collegeName: 'Fresh College',
      createdAt: serverTimestamp(),
    });
    await expect(cards(page).first()).toHaveText(/^Fresh College/);
    await expect(inSidebar(page)).toHaveText('Requests2 pending');
    await page.getByLabel('Show', { exact: true }).selectOption('Declined');
    await expect(page).toHaveURL(/\bstatus=declined\b/);
    await expect(cards(page)).toHaveText([/^Old College/]);
    await page.getByLabel('Show', { exact: true }).selectOption('All requests');
    await expect(cards(page)).toHaveCount(4);
    await page.goBack();
    await expect(cards(page)).toHaveText([/^Old College/]);
  });
  await startAnew();
  await test.step('the arrows go from line to line, Enter opens one, and one at a time', async () => {
    await project.seed({ ...request('First', 2), ...request('Second', 1) });
    await openAs(page, 'admin', inbox);
    const line = (name: string) => card(page, name).getByRole('heading', { level: 2 }).getByRole('button');
    await line('First').focus();
    await page.keyboard.press('Enter');
    await expect(card(page, 'First').getByLabel('Status')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(line('Second')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Second').getByLabel('Status')).toBeVisible();
    await expect(card(page, 'First').getByLabel('Status')).toHaveCount(0);
    await page.reload();
    await expect(card(page, 'Second').getByLabel('Status')).toBeVisible();
    // The line goes with its status, and the keyboard stays in the list.
    await card(page, 'Second').getByRole('button', { name: 'Decline' }).click();
    await expect(card(page, 'Second')).toHaveCount(0);
    await expect(line('First')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Second')).toBeVisible();
    await expect.poll(() => stored(project, 'Second')).toMatchObject({ status: 'pending' });
  });
  await startAnew();
  await test.step('sorted by the proposed date; a search asks for all requests', async () => {
    const token = (...searchTokens: string[]) => ({ searchTokens });
    const many = Array.from({ length: 26 }, (_, at) => request(`College ${at}`, at + 1, token('college')));
    await project.seed(
      Object.assign({}, ...many, request('Zeta Hall', 0, { ...token('zeta'), proposedDate: '2027-01-02' })),
    );
    await openAs(page, 'admin', inbox);
    await expect(cards(page)).toHaveCount(25);
    await expect(card(page, 'Zeta Hall')).toHaveCount(0);
    await page.getByRole('button', { name: 'Proposed' }).click();
    await expect(cards(page).first()).toHaveText('Zeta Hall · Sigma Chi');
    await expect(page.getByText('The first 25 requests')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('The newest 25 requests')).toBeVisible();
    await page.getByLabel('Search requests').fill('zeta');
    await expect(cards(page)).toHaveText(['Zeta Hall · Sigma Chi']);
    await expectAccessible(page);
    await page.getByLabel('Search requests').fill('zeta nowhere');
    await expect(page.getByText('No requests found')).toBeVisible();
  });
  await startAnew();
  await test.step('six requests and more fit on a laptop; a phone has no sideways scroll', async () => {
    const many = Array.from({ length: 14 }, (_, at) => request(`University of North Dakota ${at}`, at));
    await project.seed(Object.assign({}, ...many));
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, 'admin', inbox);
    await expect(cards(page)).toHaveCount(14);
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
    await page.setViewportSize({ width: 320, height: 700 });
    await unfold(page, 'University of North Dakota 3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a status is changed without a network; pages go on after a failure @phone', async ({
  page,
  context,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a status is changed, also without a network, and a colleague sees it', async () => {
    expectConsole(/400|ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/);
    await project.seed(request('Purdue', 1));
    await openAs(page, 'admin', inbox);
    await openAs(colleague, 'staff', `${inbox}?status=all`);
    await page.getByLabel('Show', { exact: true }).selectOption('All requests');
    await unfold(page, 'Purdue');
    await unfold(colleague, 'Purdue');
    await card(page, 'Purdue').getByLabel('Status').selectOption('Contacted');
    await expect(page.getByText('Purdue · Sigma Chi marked as contacted.')).toBeVisible();
    await expect(card(colleague, 'Purdue').getByLabel('Status')).toHaveValue('contacted');
    await context.setOffline(true);
    await card(page, 'Purdue').getByLabel('Status').selectOption('Declined');
    await expect(card(page, 'Purdue').getByText('Saved on this device')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(card(colleague, 'Purdue').getByLabel('Status')).toHaveValue('declined');
    await project.refuse('allow update: if isStaff() && isRequestWork');
    await card(page, 'Purdue').getByLabel('Status').selectOption('Pending');
    await expect(
      page.getByText('Failed to change the status of "Purdue · Sigma Chi". Please try again.'),
    ).toBeVisible();
    await expect(card(page, 'Purdue').getByLabel('Status')).toHaveValue('declined');
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(card(colleague, 'Purdue').getByLabel('Status')).toHaveValue('pending');
  });
  await startAnew();
  await test.step('a page at a time; what fails can be tried again', async () => {
    expectConsole(/permission|403/i);
    const many = Array.from({ length: 26 }, (_, at) => request(`College ${at}`, at));
    await project.seed(Object.assign({}, ...many));
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
    await expect(cards(page)).toHaveCount(25);
    await expect(page.getByText('The newest 25 requests')).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(26);
  });
});

test('a note is written by two people, without a network, and kept when refused @phone', async ({
  page,
  colleague,
  project,
  expectConsole,
  context,
  startAnew,
}) => {
  await test.step('two people write a note: neither loses a word', async () => {
    expectConsole(/400/);
    await project.seed(request('Purdue', 1, { note: 'Called.' }));
    await openAs(page, 'admin', inbox);
    await openAs(colleague, 'staff', inbox);
    await unfold(page, 'Purdue');
    await unfold(colleague, 'Purdue');
    await note(page, 'Purdue').fill('Called. They want a Friday.');
    await page.reload();
    await expect(note(page, 'Purdue')).toHaveValue('Called. They want a Friday.');
    await note(colleague, 'Purdue').fill('Called. Lee is away.');
    await card(colleague, 'Purdue').getByRole('button', { name: 'Save note' }).click();
    await expect(colleague.getByText('Note saved.')).toBeVisible();
    const theirs = card(page, 'Purdue').getByText('Someone else edited this note:');
    await expect(theirs).toBeVisible();
    await expect(note(page, 'Purdue')).toHaveValue('Called. They want a Friday.');
    await expectAccessible(page);
    await card(page, 'Purdue').getByRole('button', { name: 'Keep both' }).click();
    await card(page, 'Purdue').getByRole('button', { name: 'Save note' }).click();
    await expect(note(colleague, 'Purdue')).toHaveValue('Called. Lee is away.\nCalled. They want a Friday.');
    await expect(card(page, 'Purdue').getByRole('button', { name: 'Save note' })).toHaveCount(0);
  });
  await startAnew();
  await test.step('a note typed without a network, or that is refused, stays until it is saved', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|cleardot|Could not reach|permission|403/i);
    await project.seed(request('Purdue', 1));
    await openAs(page, 'admin', inbox);
    await unfold(page, 'Purdue');
    await expect(note(page, 'Purdue')).toBeVisible();
    await context.setOffline(true);
    await note(page, 'Purdue').fill('Call on Monday');
    await expect(page.getByText("Kept on this device. Save it when you're back online.")).toBeVisible();
    await context.setOffline(false);
    await project.refuse('allow update: if isStaff() && isRequestWork');
    await card(page, 'Purdue').getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Failed to save the note. Please try again.')).toBeVisible({
      timeout: 12_000,
    });
    await expect(note(page, 'Purdue')).toHaveValue('Call on Monday');
    await project.loadRules();
    await card(page, 'Purdue').getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => stored(project, 'Purdue')).toMatchObject({ note: 'Call on Monday' });
    // Somebody writes while the network is away: what is saved then would hide theirs, so the server is
    // asked.
    await updateDoc(doc(project.as('regular'), 'tournamentRequests/Purdue'), {
      note: 'Done',
      updatedAt: serverTimestamp(),
    });
    await expect(note(page, 'Purdue')).toHaveValue('Done');
  });
});

test('a request becomes an event, is undone, deleted, or deleted meanwhile @desktop', async ({
  page,
  project,
  expectConsole,
  colleague,
  startAnew,
}) => {
  await test.step('a request becomes an event in one press, each knows the other, and Undo undoes both', async () => {
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
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The event was deleted again.')).toBeVisible();
    await expect(asked.getByLabel('Status')).toHaveValue('pending');
    expect(await stored(project, 'Purdue University')).toMatchObject({ status: 'pending', eventId: '' });

    await create();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const words = page.getByRole('region', { name: 'Request' });
    await expect(words).toContainText('Lee');
    await expect(words).toContainText('We have chips.');
    await words.getByRole('link', { name: 'Open request' }).click();
    await expect(cards(page)).toHaveText([/^Purdue University/]);
    await expectAccessible(page);
    const { eventId } = (await stored(project, 'Purdue University')) ?? {};
    await deleteDoc(doc(project.as('regular'), `events/${eventId}`));
    await expect(asked.getByText('The event was deleted.')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Create Event' })).toBeVisible();
  });
  await startAnew();
  await test.step('an event is made of a request that somebody deletes meanwhile, too', async () => {
    expectConsole(/permission|403/i);
    await project.seed(request('Purdue University', 1));
    await openAs(page, 'staff', inbox);
    await unfold(page, 'Purdue University');
    await card(page, 'Purdue University').getByRole('button', { name: 'Create Event' }).click();
    const form = page.getByRole('dialog', { name: 'Create Event' });
    await expect(form.getByLabel('Location')).toHaveValue('Memorial Union');
    await form.getByLabel('Mark the request as scheduled').uncheck();
    await deleteDoc(doc(project.as('super'), 'tournamentRequests/Purdue University'));
    await expect(page.getByText('No open requests')).toBeVisible();
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created.')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Request' })).toHaveText(/The request was deleted\./);
  });
  await startAnew();
  await test.step('super admins delete a request after a question, others cannot', async () => {
    expectConsole(/400/);
    await project.seed(request('Purdue', 1));
    await openAs(colleague, 'staff', inbox);
    await unfold(colleague, 'Purdue');
    await expect(card(colleague, 'Purdue').getByRole('button', { name: 'Create Event' })).toBeVisible();
    await expect(card(colleague, 'Purdue').getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await openAs(page, 'admin', inbox);
    await unfold(page, 'Purdue');
    await card(page, 'Purdue').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete request' });
    await expect(dialog).toContainText('"Purdue · Sigma Chi"? This action cannot be undone.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No open requests')).toBeVisible();
    await expect(colleague.getByText('No open requests')).toBeVisible();
    await expectAccessible(page);
  });
});
