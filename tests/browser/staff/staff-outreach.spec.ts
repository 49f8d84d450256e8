import type { Page } from '@playwright/test';
import { collection, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { academicYear, addDays } from '../../../src/domain/time/day.ts';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A fraternity at Purdue, unless the id says where: quiet for a day, nothing planned. */
function fraternity(id: string, changes: Record<string, Stored> = {}, college = 'purdue-university') {
  const fresh = { lastContactAt: daysAgo(1), quietSince: daysAgo(1), nextStep: '', nextStepOn: null };
  const right = { rushChairConfirmedOn: today(), presidentConfirmedOn: today() };
  const sample = season['colleges/purdue-university/fraternities/f1'];
  return {
    [`colleges/${college}/fraternities/${id}`]: { ...sample, name: id, ...fresh, ...right, ...changes },
  };
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const names = (page: Page, list = 'Call today') =>
  page.getByRole('region', { name: list }).getByRole('heading', { level: 2 });
const path = (id: string) => `colleges/purdue-university/fraternities/${id}`;

const stored = (project: TestProject, id: string) => project.stored(path(id));

async function log(project: TestProject, id: string) {
  const found = await getDocs(collection(project.as('super'), `${path(id)}/outreach`));
  return found.docs.map((entry) => entry.data());
}

/** On a test machine nothing answers a call: the tap counts, the address is looked at. */
async function tapLink(page: Page, link: ReturnType<Page['getByRole']>): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
}

test('who is due today comes first, the longest overdue on top, from all colleges @phone', async ({
  page,
  project,
}) => {
  await project.seed({
    ...fraternity('Due', { nextStep: 'Call again', nextStepOn: today() }),
    ...fraternity('Overdue', { nextStep: 'Send the flyer', nextStepOn: today(-3) }, 'towson-university'),
    ...fraternity('Later', { nextStep: 'Call again', nextStepOn: today(1) }),
    ...fraternity('Planless'),
  });
  await openAs(page, 'admin', '/admin/outreach');
  await expect(names(page)).toHaveText([/^Overdue/, /^Due/]);
  for (const text of [
    'Towson University',
    'Send the flyer',
    'Due 3 days ago',
    'Last contact yesterday',
    'Outreached',
  ])
    await expect(row(page, 'Overdue')).toContainText(text, { ignoreCase: true });
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await row(page, 'Due')
    .getByRole('button', { name: /^Tomorrow/ })
    .click();
  await expect(names(page)).toHaveText([/^Overdue/]);
  await row(page, 'Overdue').getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByText(/^Nothing is due/)).toBeVisible();
  expect(await stored(project, 'Due')).toMatchObject({ nextStep: 'Call again', nextStepOn: today(1) });
});

test('who has gone quiet: begun to talk to, and nothing for 14 days @desktop', async ({ page, project }) => {
  await project.seed({
    ...fraternity('Quiet', { status: 'in contact', quietSince: daysAgo(16), lastContactAt: daysAgo(16) }),
    ...fraternity('Quieter', { status: 'outreached', quietSince: daysAgo(40), lastContactAt: null }),
    ...fraternity('Talking', { status: 'in contact', quietSince: daysAgo(12) }),
    ...fraternity('Untouched', { status: 'need to reach out', quietSince: daysAgo(90) }),
    ...fraternity('Booked', { status: 'scheduled', quietSince: daysAgo(90) }),
  });
  await openAs(page, 'admin', '/admin/outreach');
  await page.getByRole('button', { name: 'Gone quiet' }).click();
  await expect(page).toHaveURL(/\?list=quiet$/);
  await expect(names(page, 'Gone quiet')).toHaveText([/^Quieter/, /^Quiet/]);
  await expect(row(page, 'Quieter')).toContainText('No contact logged yet');
  await expect(row(page, 'Quiet')).toContainText('Last contact 16 days ago');
  await expectAccessible(page);
});

test('a call is logged in three taps, seen by a colleague at once, and can be taken back @phone', async ({
  page,
  colleague,
  project,
}) => {
  await project.seed(
    fraternity('Sigma', { nextStep: 'Call again', nextStepOn: today(), lastContactAt: null }),
  );
  await openAs(colleague, 'admin', '/admin/outreach');
  await openAs(page, 'admin', '/admin/outreach');
  const call = row(page, 'Sigma').getByRole('link', { name: 'Call Lee' });
  await expect(call).toHaveAttribute('href', 'tel:5550100');
  await tapLink(page, call);
  const dialog = page.getByRole('dialog', { name: 'Log contact: Sigma' });
  await dialog.getByText('Talked', { exact: true }).click();
  await expect(dialog.getByLabel('What', { exact: true })).toHaveValue('Follow up');
  await expect(dialog.getByLabel('When', { exact: true })).toHaveValue(today(7));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact with Sigma logged.')).toBeVisible();
  await expect(page.getByText(/^Nothing is due/)).toBeVisible();
  await expect(colleague.getByText(/^Nothing is due/)).toBeVisible();
  await expect
    .poll(() => stored(project, 'Sigma'))
    .toMatchObject({
      status: 'in contact',
      nextStep: 'Follow up',
      nextStepOn: today(7),
      rushChairContacted: true,
      rushChairConfirmedOn: today(),
    });
  expect(await log(project, 'Sigma')).toMatchObject([
    { role: 'rushChair', person: 'Lee', channel: 'call', outcome: 'talked', note: '', nextStep: 'Follow up' },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Sigma')).toContainText('Call again');
  await expect(row(colleague, 'Sigma')).toContainText('No contact logged yet');
  expect(await log(project, 'Sigma')).toEqual([]);
  expect(await stored(project, 'Sigma')).toMatchObject({ status: 'outreached', lastContactAt: null });
});

test('a hasty second press leaves the next row alone, and what was done is undone @phone', async ({
  page,
  project,
}) => {
  await project.seed({
    ...fraternity('First', { nextStep: 'Call again', nextStepOn: today(-2) }),
    ...fraternity('Second', { nextStep: 'Visit', nextStepOn: today(-1) }),
  });
  await openAs(page, 'admin', '/admin/outreach');
  const done = await row(page, 'First').getByRole('button', { name: /^Done/ }).boundingBox();
  const { x = 0, y = 0 } = done ?? {};
  await page.mouse.click(x + 9, y + 9);
  await expect(names(page)).toHaveText([/^Second/]);
  await page.mouse.click(x + 9, y + 9);
  await expect(row(page, 'Second').getByRole('button', { name: /^Second/ })).toBeFocused();
  await expect(page.getByText('First: Call again done.')).toBeVisible();
  await expect.poll(() => stored(project, 'First')).toMatchObject({ nextStep: '', nextStepOn: null });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText([/^First/, /^Second/]);
  await expect
    .poll(() => stored(project, 'First'))
    .toMatchObject({ nextStep: 'Call again', nextStepOn: today(-2) });
  expect(await stored(project, 'Second')).toMatchObject({ nextStep: 'Visit' });
  await row(page, 'First')
    .getByRole('button', { name: /^Next week/ })
    .click();
  await expect.poll(() => stored(project, 'First')).toMatchObject({ nextStepOn: today(7) });
  await updateDoc(doc(project.as('super'), path('First')), { nextStep: 'Send the contract' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText("Someone else changed it since then, so it wasn't undone.")).toBeVisible();
  expect(await stored(project, 'First')).toMatchObject({ nextStep: 'Send the contract' });
});

test('two who log at once hear of each other, and Undo takes only its own entry @desktop', async ({
  page,
  colleague,
  project,
}) => {
  await project.seed(fraternity('Sigma', { nextStep: 'Call', nextStepOn: today() }));
  const dialog = (of: Page) => of.getByRole('dialog', { name: 'Log contact: Sigma' });
  for (const each of [page, colleague]) {
    await openAs(each, 'admin', '/admin/outreach');
    await row(each, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
  }
  await dialog(page).getByLabel('No answer').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(colleague)).toContainText(
    'Someone else just logged a contact with Sigma. Next step: Call again, tomorrow.',
  );
  await dialog(colleague).getByLabel('Interested', { exact: true }).check();
  await dialog(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(colleague)).toHaveCount(0);
  const after = { status: 'in contact', nextStep: 'Send the details', nextStepOn: today(1) };
  await expect.poll(() => stored(project, 'Sigma')).toMatchObject(after);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => log(project, 'Sigma')).toMatchObject([{ outcome: 'interested' }]);
  expect(await stored(project, 'Sigma')).toMatchObject(after);
});

test('everything about a contact can be said, and is kept when the server refuses @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(fraternity('Sigma', { nextStep: 'Call', nextStepOn: today() }));
  await openAs(page, 'admin', '/admin/outreach');
  await row(page, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log contact: Sigma' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose an outcome')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).check();
  await dialog.getByLabel('Message sent').check();
  await dialog.getByLabel('Someone else').check();
  await dialog.getByLabel('Name', { exact: true }).fill('The treasurer');
  await dialog.getByLabel('Note').fill('Asked for a date in March.');
  await dialog.getByLabel('What', { exact: true }).fill('Send the contract');
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await project.refuse('isSuper() && isOutreach');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Failed to log the contact. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('Asked for a date in March.');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await project.loadRules();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await log(project, 'Sigma')).toMatchObject([
    {
      role: 'other',
      person: 'The treasurer',
      channel: 'e-mail',
      outcome: 'message sent',
      note: 'Asked for a date in March.',
      nextStep: 'Send the contract',
      nextStepOn: today(1),
    },
  ]);
});

test('the whole story of a fraternity has an address, its log is live @desktop', async ({
  page,
  colleague,
  project,
}) => {
  await project.seed({
    ...fraternity('Sigma', {
      nextStep: 'Call',
      nextStepOn: today(),
      presidentEmail: 'kim@college.example',
      instagramLink: '',
      instagramUsername: 'sigmachi',
    }),
    [`${path('Sigma')}/outreach/o1`]: {
      ...season[`${path('f1')}/outreach/o1`],
      at: new Date('2026-01-02T20:00:00Z'),
    },
  });
  await openAs(page, 'admin', '/admin/outreach');
  await row(page, 'Sigma')
    .getByRole('button', { name: /^Sigma/ })
    .click();
  await expect(page).toHaveURL(/with=purdue-university%2FSigma/);
  const story = page.getByRole('dialog', { name: 'Sigma' });
  await expect(story.getByRole('link', { name: 'Text Lee' })).toHaveAttribute('href', 'sms:5550100');
  await expect(story.getByRole('link', { name: 'Email Kim' })).toHaveAttribute(
    'href',
    'mailto:kim@college.example',
  );
  await expect(story.getByRole('link', { name: 'Instagram of Sigma' }).first()).toHaveAttribute(
    'href',
    'https://www.instagram.com/sigmachi/',
  );
  const entries = story.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  for (const text of [
    'Jan 2, 2026',
    'Talked',
    'Call, Lee',
    'Wants a date in March.',
    'Next: Send the flyer, 01/09/26',
  ])
    await expect(entries.first()).toContainText(text);
  await expectAccessible(page);
  await openAs(colleague, 'admin', new URL(page.url()).pathname + new URL(page.url()).search);
  await colleague.getByRole('button', { name: 'Log contact' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Log contact: Sigma' });
  await dialog.getByLabel('No answer').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('No answer');
  await page.goBack();
  await expect(story).toHaveCount(0);
});

test('an entry of the log is taken back, and the fraternity says what the one below it says @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const entry = { ...season[`${path('f1')}/outreach/o1`] };
  const [first, second] = [daysAgo(30), daysAgo(2)];
  const added = new Date('2025-09-01T12:00:00Z');
  await project.seed({
    ...fraternity('Sigma', {
      ...{
        lastContactAt: second,
        quietSince: second,
        nextStep: 'Visit',
        nextStepOn: today(),
        createdAt: added,
      },
    }),
    [`${path('Sigma')}/outreach/o1`]: { ...entry, at: first, nextStepOn: today(-20) },
    [`${path('Sigma')}/outreach/o2`]: { ...entry, at: second, nextStep: 'Visit', nextStepOn: today() },
  });
  await openAs(page, 'admin', '/admin/outreach?with=purdue-university%2FSigma');
  const entries = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await project.loadRules((rules) =>
    rules.replace('allow delete: if isSuper();\n        }', 'allow delete: if false;\n        }'),
  );
  await entries
    .first()
    .getByRole('button', { name: /^Remove: Talked, Lee/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remove entry' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Failed to remove the entry. Please try again.')).toBeVisible();
  await project.loadRules();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Entry removed.')).toBeVisible();
  await expect(entries).toHaveCount(1);
  const after = await stored(project, 'Sigma');
  expect(after).toMatchObject({ nextStep: 'Send the flyer', nextStepOn: today(-20) });
  expect(after?.lastContactAt.toDate()).toEqual(first);
  await entries.getByRole('button', { name: /^Remove: / }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No contact logged yet.')).toBeVisible();
  // The screen is ahead of the server.
  await expect
    .poll(() => stored(project, 'Sigma'))
    .toMatchObject({ lastContactAt: null, nextStep: '', nextStepOn: null });
  expect((await stored(project, 'Sigma'))?.quietSince.toDate()).toEqual(added);
});

test('contacts of last academic year are marked until somebody confirms them @phone', async ({
  page,
  colleague,
  project,
}) => {
  const lastYear = addDays(academicYear(today()).first, -1);
  await project.seed(
    fraternity('Sigma', {
      nextStepOn: today(),
      rushChairConfirmedOn: lastYear,
      presidentConfirmedOn: lastYear,
    }),
  );
  await openAs(page, 'admin', '/admin/outreach');
  await openAs(colleague, 'admin', '/admin/fraternities?college=purdue-university');
  await expect(row(page, 'Sigma')).toContainText('From last year');
  await expect(colleague.getByText('Contacts from last year')).toBeVisible();
  await row(page, 'Sigma').getByRole('button', { name: 'Lee is still right' }).click();
  await expect(row(page, 'Sigma').getByText('From last year')).toHaveCount(0);
  await expect.poll(() => stored(project, 'Sigma')).toMatchObject({ rushChairConfirmedOn: today() });
  await page.getByRole('button', { name: /^Sigma/ }).click();
  const story = page.getByRole('dialog', { name: 'Sigma' });
  await story.getByRole('button', { name: 'Kim is still right' }).click();
  await expect(story.getByText('From last year')).toHaveCount(0);
  await expect(colleague.getByText('Contacts from last year')).toHaveCount(0);
});

test('the contacts of last year from all colleges, role by role, until they are confirmed @phone', async ({
  page,
  project,
}) => {
  const first = academicYear(today()).first;
  await project.seed({
    ...fraternity('Old', { rushChairConfirmedOn: addDays(first, -1) }),
    ...fraternity('Older', { rushChairConfirmedOn: addDays(first, -200) }, 'towson-university'),
    ...fraternity('Fresh', { rushChairConfirmedOn: first }),
    ...fraternity('Nobody', { rushChairConfirmedOn: null, presidentConfirmedOn: addDays(first, -9) }),
  });
  await openAs(page, 'admin', '/admin/outreach');
  await page.getByRole('button', { name: 'From last year' }).click();
  await expect(page).toHaveURL(/\?list=stale$/);
  await expect(names(page, 'From last year')).toHaveText([/^Older/, /^Old/]);
  await expect(row(page, 'Older')).toContainText('Towson University');
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await row(page, 'Older').getByRole('button', { name: 'Lee is still right' }).click();
  await expect(names(page, 'From last year')).toHaveText([/^Old/]);
  await page.getByLabel('Contact', { exact: true }).selectOption({ label: 'President' });
  await expect(page).toHaveURL(/role=president/);
  await expect(names(page, 'From last year')).toHaveText([/^Nobody/]);
  await expect(row(page, 'Nobody')).toContainText('President: Kim');
  await row(page, 'Nobody').getByRole('button', { name: 'Kim is still right' }).click();
  await expect(page.getByText('No one here is from last year.')).toBeVisible();
});

test('a list is read by pages, and a failure can be tried again @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const many = Array.from({ length: 50 }, (_, index) =>
    fraternity(
      `F${String(index).padStart(2, '0')}`,
      { nextStep: 'Call', nextStepOn: today(index - 49) },
      `college-${index % 3}`,
    ),
  );
  await project.seed(Object.assign({}, ...many));
  await project.refuse('allow read: if isBetr() || isStaff();');
  await openAs(page, 'admin', '/admin/outreach');
  await expect(page.getByText('Failed to load fraternities', { exact: true })).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveCount(25);
  await expect(page.getByText('The first 25 fraternities')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names(page)).toHaveCount(50);
  // The last page is full, and there is nothing behind it.
  await expect(page.getByText('50 fraternities', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await updateDoc(doc(project.as('super'), 'colleges/college-0/fraternities/F00'), { nextStepOn: today(2) });
  await expect(names(page)).toHaveCount(49);
  await expect(names(page).first()).toContainText('F01');
  const reads = (await project.requests())
    .filter(({ allowed }) => allowed)
    .reduce((sum, { reads: one }) => sum + one, 0);
  // A page may start anew once when the one before it changes: the list twice at most.
  expect(reads).toBeLessThanOrEqual(2 * many.length);
});

test('without a network a call is logged here and sent when it is back @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await project.seed(fraternity('Sigma', { nextStep: 'Call', nextStepOn: today() }));
  await openAs(page, 'admin', '/admin/outreach');
  await expect(row(page, 'Sigma')).toBeVisible();
  await context.setOffline(true);
  await row(page, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log contact: Sigma' });
  await dialog.getByText('Not interested', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 change pending.')).toBeVisible();
  expect(await log(project, 'Sigma')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => log(project, 'Sigma')).toMatchObject([{ outcome: 'not interested' }]);
  const after = await stored(project, 'Sigma');
  expect(after).toMatchObject({ status: 'outreached' });
  expect(after).not.toHaveProperty('quietSince');
});
