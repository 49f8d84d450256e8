import type { Page } from '@playwright/test';
import { collection, deleteDoc, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const address = '/admin/outreach/purdue-university/sigma-chi';
const path = 'colleges/purdue-university/fraternities/sigma-chi';
const college = { 'colleges/purdue-university': season['colleges/purdue-university'] ?? {} };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Sigma Chi at Purdue, with a rush chair, Lee, and a next step that is due. */
function sigmaChi(changes: Record<string, Stored> = {}) {
  const sample = season['colleges/purdue-university/fraternities/f1'];
  const right = { rushChairConfirmedOn: today(), presidentConfirmedOn: today() };
  const planned = { nextStep: 'Call again', nextStepOn: today(), lastContactAt: daysAgo(1) };
  return {
    ...college,
    [path]: { ...sample, name: 'Sigma Chi', status: 'outreached', ...planned, ...right, ...changes },
  };
}

/** `count` entries of its log, a day apart, the newest yesterday. */
function entries(count: number): Record<string, Record<string, Stored>> {
  const sample = season['colleges/purdue-university/fraternities/f1/outreach/o1'];
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${path}/outreach/o${index}`,
      { ...sample, at: daysAgo(index + 1), note: `Note ${index}` },
    ]),
  );
}

const stored = (project: TestProject) => project.stored(path);
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chapter = (page: Page) => page.getByRole('heading', { name: /^Sigma Chi/, level: 2 });

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('a chapter on a phone: a new rush chair, two callers at once, a history @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a new rush chair takes two clicks from the list, and the list is as it was', async () => {
    await project.seed(sigmaChi());
    await openAs(page, 'admin', '/admin/outreach');
    await page.getByRole('link', { name: /^Sigma Chi/ }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(chapter(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await panel(page, 'Contacts').getByRole('button', { name: 'Edit Lee' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Sam');
    await page.getByLabel('Number', { exact: true }).fill('512 555 0188');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect(panel(page, 'Contacts').getByRole('button', { name: 'Edit Sam' })).toBeFocused();
    expect(await stored(project)).toMatchObject({
      rushChairName: 'Sam',
      rushChairNumber: '512 555 0188',
      rushChairConfirmedOn: today(),
      presidentName: 'Kim',
    });
    await page.getByRole('link', { name: 'Back to Outreach' }).click();
    await expect(page).toHaveURL(/\/admin\/outreach$/);
    await expect(page.getByRole('link', { name: /^Sigma Chi/ })).toBeVisible();
  });
  await startAnew();
  await test.step('two callers at one contact: what both changed is decided, what one changed is kept', async () => {
    await project.seed(sigmaChi());
    await openAs(page, 'admin', address);
    await panel(page, 'Contacts').getByRole('button', { name: 'Edit Lee' }).click();
    await page.getByLabel('Number', { exact: true }).fill('512 555 0111');
    await updateDoc(doc(project.as('super'), path), {
      rushChairNumber: '512 555 0222',
      rushChairName: 'Ann',
    });
    const dispute = page.getByRole('group', { name: 'Someone else also changed this field' });
    await expect(dispute).toContainText('512 555 0222');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann');
    await expectAccessible(page);
    await dispute.getByRole('button', { name: 'Keep mine: Rush chair number' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    expect(await stored(project)).toMatchObject({ rushChairNumber: '512 555 0111', rushChairName: 'Ann' });
    await panel(page, 'Contacts').getByRole('button', { name: 'Edit Kim' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Kay');
    await deleteDoc(doc(project.as('super'), path));
    await expect(page.getByText('Someone else deleted Sigma Chi.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kay');
    await page.getByRole('button', { name: 'Add Again' }).click();
    await expect(page.getByText('Sigma Chi was added.')).toBeVisible();
    await expect(panel(page, 'Contacts').getByRole('button', { name: 'Edit Kay' })).toBeVisible();
    expect(await stored(project)).toMatchObject({ presidentName: 'Kay', rushChairName: 'Ann' });
  });
  await startAnew();
  await test.step('an entry of the history is deleted, and the chapter says what the one below it says', async () => {
    expectConsole(/permission|403/i);
    const sample = { ...season['colleges/purdue-university/fraternities/f1/outreach/o1'] };
    const [first, second] = [daysAgo(30), daysAgo(2)];
    await project.seed({
      ...sigmaChi({ lastContactAt: second, quietSince: second, nextStep: 'Visit', nextStepOn: today() }),
      [`${path}/outreach/o1`]: { ...sample, at: first, nextStepOn: today(-20) },
      [`${path}/outreach/o2`]: { ...sample, at: second, nextStep: 'Visit', nextStepOn: today() },
    });
    await openAs(page, 'admin', address);
    const log = panel(page, 'Call history').getByRole('listitem');
    await expect(log).toHaveCount(2);
    await project.loadRules((rules) =>
      rules.replace('allow delete: if isSuper();\n        }', 'allow delete: if false;\n        }'),
    );
    await log
      .first()
      .getByRole('button', { name: /^Delete entry: Talked, Lee/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Delete entry' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Failed to delete the entry. Please try again.')).toBeVisible();
    await project.loadRules();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Entry deleted.')).toBeVisible();
    await expect(log).toHaveCount(1);
    await expect
      .poll(() => stored(project))
      .toMatchObject({ nextStep: 'Send the flyer', nextStepOn: today(-20) });
    expect((await stored(project))?.lastContactAt.toDate()).toEqual(first);
  });
});

test('a chapter costs its own documents, takes a yes, and all of a call by keyboard @desktop', async ({
  page,
  project,
  colleague,
  startAnew,
}) => {
  await test.step('a chapter costs its own documents and a page of each list, and deleting it leads back', async () => {
    const event = { ...season['events/e1'], collegeId: 'purdue-university', fraternityName: 'Sigma Chi' };
    const request = { ...season['tournamentRequests/r1'], collegeName: 'Purdue University' };
    await project.seed({
      ...sigmaChi(),
      ...entries(30),
      ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`events/e${index}`, event])),
      ...Object.fromEntries(
        Array.from({ length: 8 }, (_, index) => [
          `tournamentRequests/r${index}`,
          { ...request, fraternityName: 'Sigma Chi', createdAt: daysAgo(index) },
        ]),
      ),
    });
    await openAs(page, 'admin', address);
    await expect(panel(page, 'Call history').getByRole('listitem')).toHaveCount(20);
    await expect(panel(page, 'Events').getByRole('listitem')).toHaveCount(5);
    await expect(panel(page, 'Requests').getByRole('listitem')).toHaveCount(5);
    const reads = async () => (await project.requests()).reduce((sum, { reads: one }) => sum + one, 0);
    // The history 21, events and requests 6 each, the chapter, its college, the record of the season and the
    // settings of outreach one each; besides them the console's own count of pending requests, 8.
    await expect.poll(reads).toBe(45);
    await panel(page, 'Call history').getByRole('button', { name: 'Show more' }).click();
    await expect(panel(page, 'Call history').getByRole('listitem')).toHaveCount(30);
    await page.goto('/admin/fraternities?college=purdue-university');
    await page.getByRole('link', { name: 'Outreach with Sigma Chi' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete Sigma Chi' });
    await expect(question).toContainText('Are you sure you want to delete this fraternity?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/admin\/fraternities\?college=purdue-university$/);
    expect(await stored(project)).toBeUndefined();
  });
  await startAnew();
  await test.step('a yes: the event and the status are stored with the third click, and Undo takes both back', async () => {
    const taken = { title: 'Boiler Room', fraternityName: 'Theta Xi', sortDate: '2027-02-20T19:00' };
    await project.seed({
      ...sigmaChi({ declinedOn: today() }),
      'events/taken': { ...season['events/e1'], ...taken, date: '2027-02-20' },
    });
    await openAs(page, 'admin', '/admin/outreach?with=purdue-university%2Fsigma-chi');
    // The address of the dialog that the page replaces.
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByText('Off the lists until August')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Schedule Event' }).click();
    const form = page.getByRole('dialog', { name: 'Schedule Event' });
    await expect(form.getByLabel('College', { exact: true })).toHaveValue('Purdue University');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Lee');
    await form.getByLabel(/^Event name/).fill('Sigma Chi Night');
    await form.getByLabel(/^Date/).fill('2027-02-20');
    await form.getByLabel(/^Time/).fill('19:00');
    await form.getByLabel(/^Location/).fill('Chapter house');
    await expect(form.getByText('Same college, same time: Boiler Room, 7:00 PM')).toBeVisible();
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created, and Sigma Chi is scheduled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Status: Scheduled' })).toBeVisible();
    await expect(page.getByText('Off the lists until August')).toHaveCount(0);
    await expect(panel(page, 'Events').getByRole('link')).toHaveCount(1);
    expect(await stored(project)).toMatchObject({ status: 'scheduled', reached: true, declinedOn: null });
    const events = async () => {
      const { docs } = await getDocs(collection(project.as('super'), 'events'));
      return docs.filter(({ id }) => id !== 'taken').map((event) => event.data());
    };
    expect(await events()).toMatchObject([
      { collegeId: 'purdue-university', fraternityId: 'sigma-chi', fraternityName: 'Sigma Chi' },
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The event was deleted again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Status: Outreached' })).toBeVisible();
    expect(await stored(project)).toMatchObject({ status: 'outreached', declinedOn: today() });
    expect(await events()).toEqual([]);
  });
  await startAnew();
  await test.step('by keyboard: status, next step and a call, each told to a colleague at once', async () => {
    await project.seed({ ...sigmaChi(), ...entries(1) });
    await openAs(colleague, 'admin', address);
    await openAs(page, 'admin', address);
    await page.getByRole('button', { name: 'Status: Outreached' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Need to reach out' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'In contact', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(colleague.getByRole('button', { name: 'Status: In contact' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit the next step' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('What', { exact: true })).toBeFocused();
    await page.getByLabel('What', { exact: true }).fill('Send the flyer');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit the next step' })).toBeFocused();
    await expect(panel(colleague, 'Next step')).toContainText('Send the flyer');
    expect(await stored(project)).toMatchObject({ status: 'in contact', nextStep: 'Send the flyer' });
    const log = (of: Page) => panel(of, 'Call history').getByRole('listitem');
    await expect(log(page)).toHaveCount(1);
    await colleague.getByRole('button', { name: 'Log contact' }).click();
    const dialog = colleague.getByRole('dialog', { name: /^Log contact: Sigma Chi/ });
    await dialog.getByLabel('No answer').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(log(page)).toHaveCount(2);
    await expect(log(page).first()).toContainText('no answer');
  });
});
