import type { Page } from '@playwright/test';
import { doc, updateDoc } from 'firebase/firestore/lite';
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
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
}

test('a chapter on a phone: a new rush chair, two callers at one contact, a history @phone', async ({
  page,
  project,
}) => {
  const sample = { ...season['colleges/purdue-university/fraternities/f1/outreach/o1'] };
  const [first, second] = [daysAgo(30), daysAgo(2)];
  await project.seed({
    ...sigmaChi({ lastContactAt: second, quietSince: second, nextStep: 'Visit', nextStepOn: today() }),
    [`${path}/outreach/o1`]: { ...sample, at: first, nextStepOn: today(-20) },
    [`${path}/outreach/o2`]: { ...sample, at: second, nextStep: 'Visit', nextStepOn: today() },
  });
  await test.step('a new rush chair takes two clicks from the list', async () => {
    await openAs(page, 'admin', '/admin/outreach');
    await page.getByRole('link', { name: /^Sigma Chi/ }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(chapter(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await panel(page, 'Contacts').getByRole('button', { name: 'Edit Lee' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('Sam');
    await page.getByLabel('Number', { exact: true }).fill('512 555 0188');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect(panel(page, 'Contacts').getByRole('button', { name: 'Edit Sam' })).toBeFocused();
    await expect
      .poll(() => stored(project))
      .toMatchObject({
        rushChairName: 'Sam',
        rushChairNumber: '512 555 0188',
        rushChairConfirmedOn: today(),
        presidentName: 'Kim',
      });
  });
  await test.step('two callers at one contact: what both changed is decided, what one changed is kept', async () => {
    await panel(page, 'Contacts').getByRole('button', { name: 'Edit Sam' }).click();
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
    await expect
      .poll(() => stored(project))
      .toMatchObject({ rushChairNumber: '512 555 0111', rushChairName: 'Ann' });
  });
  await test.step('who changed it is said, and a field gets back what it had', async () => {
    await page.getByRole('button', { name: /^Changed by Dana, just now/ }).click();
    const history = page.getByRole('dialog', { name: 'History of Sigma Chi' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSideways(page);
    await history.getByRole('button', { name: 'Restore Rush chair name: Lee' }).click();
    await expect.poll(() => stored(project)).toMatchObject({ rushChairName: 'Lee' });
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await history.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(project)).toMatchObject({ rushChairName: 'Ann' });
    await page.keyboard.press('Escape');
  });
  await test.step('an entry of the history is deleted, and the chapter says what the one below it says', async () => {
    const log = panel(page, 'Call history').getByRole('listitem');
    await expect(log).toHaveCount(2);
    await log
      .first()
      .getByRole('button', { name: /^Delete entry: Talked, Lee/ })
      .click();
    await expectAccessible(page);
    await page
      .getByRole('dialog', { name: 'Delete entry' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(page.getByText('Entry deleted.')).toBeVisible();
    await expect(log).toHaveCount(1);
    await expect
      .poll(() => stored(project))
      .toMatchObject({ nextStep: 'Send the flyer', nextStepOn: today(-20) });
    expect((await stored(project))?.lastContactAt.toDate()).toEqual(first);
    await page.getByRole('link', { name: 'Back to Outreach' }).click();
    await expect(page).toHaveURL(/\/admin\/outreach$/);
    await expect(page.getByRole('link', { name: /^Sigma Chi/ })).toBeVisible();
  });
});

test('a chapter costs its own documents, and all of a call is by keyboard, seen by a colleague @desktop', async ({
  page,
  project,
  colleague,
}) => {
  const event = { ...season['events/e1'], collegeId: 'purdue-university', fraternityName: 'Sigma Chi' };
  const request = { ...season['tournamentRequests/r1'], collegeName: 'Purdue University' };
  await project.seed({
    ...sigmaChi({ declinedOn: today() }),
    ...entries(30),
    ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`events/e${index}`, event])),
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `tournamentRequests/r${index}`,
        { ...request, fraternityName: 'Sigma Chi', createdAt: daysAgo(index) },
      ]),
    ),
  });
  const log = (of: Page) => panel(of, 'Call history').getByRole('listitem');
  await test.step('a chapter costs its own documents and a page of each list', async () => {
    await openAs(page, 'admin', address);
    await expect(log(page)).toHaveCount(20);
    await expect(panel(page, 'Events').getByRole('listitem')).toHaveCount(5);
    await expect(panel(page, 'Requests').getByRole('listitem')).toHaveCount(5);
    const reads = async () => (await project.requests()).reduce((sum, { reads: one }) => sum + one, 0);
    // The calls 21, events and requests 6 each, the chapter, its college, who changed it last, the record of
    // the season and the settings of outreach one each; besides them the console's own count of pending
    // requests, 8.
    await expect.poll(reads).toBe(46);
    await panel(page, 'Call history').getByRole('button', { name: 'Show more' }).click();
    await expect(log(page)).toHaveCount(30);
    await expect(page.getByText('Off the lists until August')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  });
  await test.step('by keyboard: status, next step and a call, each told to a colleague at once', async () => {
    // The address of the dialog that the page replaces.
    await openAs(colleague, 'admin', '/admin/outreach?with=purdue-university%2Fsigma-chi');
    await expect(colleague).toHaveURL(new RegExp(`${address}$`));
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
    await colleague.getByRole('button', { name: 'Log contact' }).click();
    const dialog = colleague.getByRole('dialog', { name: /^Log contact: Sigma Chi/ });
    await dialog.getByLabel('No answer').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(log(page).first()).toContainText('no answer');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete Sigma Chi' });
    await expect(question).toContainText('Are you sure you want to delete this fraternity?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/admin\/outreach$/);
    await expect.poll(() => stored(project)).toBeUndefined();
    await expect(colleague.getByText('Someone else deleted Sigma Chi.', { exact: true })).toBeVisible();
  });
});
