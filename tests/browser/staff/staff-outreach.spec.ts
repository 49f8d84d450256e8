import type { Page } from '@playwright/test';
import { collection, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { listFields } from '../../../src/domain/outreach/listFields.ts';
import { academicYear, addDays } from '../../../src/domain/time/day.ts';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A fraternity at Purdue, unless it says where else: quiet for a day, nothing planned. */
function fraternity(id: string, changes: Record<string, Stored> = {}, college = 'purdue-university') {
  const fresh = { lastContactAt: daysAgo(1), quietSince: daysAgo(1), nextStep: '', nextStepOn: null };
  const right = { rushChairConfirmedOn: today(), presidentConfirmedOn: today() };
  const sample = season['colleges/purdue-university/fraternities/f1'];
  const fields = { ...sample, name: id, letters: '', declinedOn: null, ...fresh, ...right, ...changes };
  const lists = listFields(readFraternity(id, fields));
  return { [`colleges/${college}/fraternities/${id}`]: { ...fields, ...lists, ...changes } };
}

const row = (page: Page, name: string) =>
  page
    .getByRole('listitem', { name: new RegExp(`^${name} \\S`) })
    .filter({ has: page.getByRole('checkbox') });
const names = (page: Page, list = 'Call today') =>
  page.getByRole('region', { name: list }).getByRole('heading', { level: 2 });
const path = (id: string) => `colleges/purdue-university/fraternities/${id}`;

const stored = (project: TestProject, id: string) => project.stored(path(id));

async function log(project: TestProject, id: string) {
  const found = await getDocs(collection(project.as('super'), `${path(id)}/outreach`));
  return found.docs.map((entry) => entry.data());
}

/** A phone so long that no bar lies over what is scrolled below it, which would count as a small target. */
const longPhone = { width: 390, height: 1600 };

/** On a test machine nothing answers a call: the tap counts, the address is looked at. */
async function tapLink(page: Page, link: ReturnType<Page['getByRole']>): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
}

test('who is due comes first; a call and a press are logged and taken back @phone', async ({
  page,
  project,
  colleague,
  startAnew,
}) => {
  await test.step('who is due today comes first, the longest overdue on top, from all colleges', async () => {
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
      'Last contact: yesterday',
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
  await startAnew();
  await test.step('a call is logged in three taps, seen by a colleague at once, and can be taken back', async () => {
    await project.seed(
      fraternity('Sigma', { nextStep: 'Call again', nextStepOn: today(), lastContactAt: null }),
    );
    await openAs(colleague, 'admin', '/admin/outreach');
    await page.setViewportSize(longPhone);
    await openAs(page, 'admin', '/admin/outreach');
    const call = row(page, 'Sigma').getByRole('link', { name: 'Call Lee, Sigma, Purdue University' });
    await expect(call).toHaveAttribute('href', 'tel:5550100');
    await tapLink(page, call);
    const dialog = page.getByRole('dialog', { name: 'Log contact: Sigma' });
    await dialog.getByText('Talked', { exact: true }).click();
    await expect(dialog.getByLabel('What', { exact: true })).toHaveValue('Follow up');
    await expect(dialog.getByLabel('Due', { exact: true })).toHaveValue(today(7));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
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
      {
        role: 'rushChair',
        person: 'Lee',
        channel: 'call',
        outcome: 'talked',
        note: '',
        nextStep: 'Follow up',
      },
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Sigma')).toContainText('Call again');
    await expect(row(colleague, 'Sigma')).toContainText('No contact logged yet');
    expect(await log(project, 'Sigma')).toEqual([]);
    expect(await stored(project, 'Sigma')).toMatchObject({ status: 'outreached', lastContactAt: null });
  });
  await startAnew();
  await test.step('a press is undone, the next row has the focus, and what a colleague changed stays', async () => {
    await project.seed({
      ...fraternity('First', { nextStep: 'Call again', nextStepOn: today(-2) }),
      ...fraternity('Second', { nextStep: 'Visit', nextStepOn: today(-1) }),
    });
    await openAs(page, 'admin', '/admin/outreach');
    await row(page, 'First').getByRole('button', { name: /^Done/ }).click();
    await expect(names(page)).toHaveText([/^Second/]);
    await expect(row(page, 'Second').getByRole('link', { name: /^Second Purdue/ })).toBeFocused();
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
    await expect(page.getByText(/moved to next week/)).toBeVisible();
    await expect.poll(() => stored(project, 'First')).toMatchObject({ nextStepOn: today(7) });
    await updateDoc(doc(project.as('super'), path('First')), { nextStep: 'Send the contract' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText("Someone else changed it since then, so it wasn't undone.")).toBeVisible();
    expect(await stored(project, 'First')).toMatchObject({ nextStep: 'Send the contract' });
  });
});

test('a contact is logged by two at once, and kept when it is refused @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('two who log at once hear of each other, and Undo takes only its own entry', async () => {
    await project.seed(fraternity('Sigma', { nextStep: 'Call', nextStepOn: today() }));
    const dialog = (of: Page) => of.getByRole('dialog', { name: 'Log contact: Sigma' });
    for (const each of [page, colleague]) {
      await openAs(each, 'admin', '/admin/outreach');
      await row(each, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
    }
    await dialog(page).getByLabel('No answer').check();
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog(colleague)).toContainText(
      'Someone else just logged a contact with Sigma. Next step: Call again, tomorrow.',
    );
    await dialog(colleague).getByLabel('Interested', { exact: true }).check();
    await dialog(colleague).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog(colleague)).toHaveCount(0);
    const after = { status: 'in contact', nextStep: 'Send the details', nextStepOn: today(1) };
    await expect.poll(() => stored(project, 'Sigma')).toMatchObject(after);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => log(project, 'Sigma')).toMatchObject([{ outcome: 'interested' }]);
    expect(await stored(project, 'Sigma')).toMatchObject(after);
  });
  await startAnew();
  await test.step('everything about a contact can be said, and is kept when the server refuses', async () => {
    expectConsole(/permission|403/i);
    await project.seed(fraternity('Sigma', { nextStep: 'Call', nextStepOn: today() }));
    await openAs(page, 'admin', '/admin/outreach');
    await row(page, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log contact: Sigma' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Choose an outcome')).toBeVisible();
    await dialog.getByLabel('Email', { exact: true }).check();
    await dialog.getByLabel('Message sent').check();
    await dialog.getByLabel('Someone else').check();
    await dialog.getByLabel('Name', { exact: true }).fill('The treasurer');
    await dialog.getByLabel('Note').fill('Asked for a date in March.');
    await dialog.getByLabel('What', { exact: true }).fill('Send the contract');
    await dialog.getByRole('button', { name: 'Tomorrow' }).click();
    await project.refuse('isSuper() && isOutreach');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
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
});

test('contacts are marked, confirmed and replaced; a call waits for the network @phone', async ({
  page,
  colleague,
  project,
  context,
  expectConsole,
  startAnew,
}) => {
  await test.step('contacts of last academic year are marked until someone confirms them', async () => {
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
    await expect(row(page, 'Sigma')).toContainText('Needs confirming');
    await expect(colleague.getByText('Needs confirming')).toBeVisible();
    await row(page, 'Sigma').getByRole('button', { name: 'Still current: Lee, Sigma, ' }).click();
    await expect(row(page, 'Sigma').getByText('Needs confirming')).toHaveCount(0);
    expect(await stored(project, 'Sigma')).toMatchObject({
      rushChairConfirmedOn: today(),
      presidentConfirmedOn: lastYear,
    });
    await page.getByRole('button', { name: /^Needs confirming/ }).click();
    await row(page, 'Sigma').getByRole('button', { name: 'Still current: Kim, Sigma, ' }).click();
    await expect(page.getByText('Every contact is confirmed.')).toBeVisible();
    await expect(colleague.getByText('Needs confirming')).toHaveCount(0);
  });
  await startAnew();
  await test.step('contacts are confirmed with a press or replaced with Enter, one row after the other', async () => {
    const { first } = academicYear(today());
    const noRushChair = { rushChairName: '', rushChairNumber: '', rushChairEmail: '' };
    await project.seed({
      ...fraternity('Old', { rushChairConfirmedOn: addDays(first, -8) }),
      ...fraternity('Older', { rushChairConfirmedOn: addDays(first, -9) }, 'towson-university'),
      ...fraternity('Fresh', { rushChairConfirmedOn: first }),
      ...fraternity('Chairless', { ...noRushChair, presidentConfirmedOn: addDays(first, -7) }),
    });
    await page.setViewportSize(longPhone);
    await openAs(page, 'admin', '/admin/outreach');
    await page.getByRole('button', { name: /^Needs confirming/ }).click();
    await expect(page).toHaveURL(/\?list=confirm$/);
    const list = 'Needs confirming';
    await expect(names(page, list)).toHaveText(['Older', 'Old', 'Chairless']);
    await expect(row(page, 'Older')).toContainText('Towson University');
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await row(page, 'Older').getByRole('button', { name: 'Still current: Lee, Older, ' }).click();
    await expect(names(page, list)).toHaveText(['Old', 'Chairless']);
    await row(page, 'Old').getByRole('button', { name: 'Edit Lee, Old' }).click();
    await expect(row(page, 'Old').getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await row(page, 'Old').getByLabel('Name').fill('Sam');
    await row(page, 'Old').getByLabel('Number').fill('(512) 555-0199');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Chairless').getByLabel('Name')).toBeFocused();
    await expect(names(page, list)).toHaveText(['Chairless']);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Every contact is confirmed.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await stored(project, 'Old')).toMatchObject({
      rushChairName: 'Sam',
      rushChairNumber: '(512) 555-0199',
      rushChairConfirmedOn: today(),
    });
    expect(await stored(project, 'Chairless')).toMatchObject({ presidentConfirmedOn: today() });
  });
  await startAnew();
  await test.step('without a network a call is logged here and sent when it is back', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
    await project.seed(fraternity('Sigma', { nextStep: 'Call', nextStepOn: today() }));
    await openAs(page, 'admin', '/admin/outreach');
    await expect(row(page, 'Sigma')).toBeVisible();
    await context.setOffline(true);
    await row(page, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log contact: Sigma' });
    await dialog.getByText('Not interested', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('1 change pending.')).toBeVisible();
    expect(await log(project, 'Sigma')).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => log(project, 'Sigma')).toMatchObject([{ outcome: 'not interested' }]);
    const after = await stored(project, 'Sigma');
    expect(after).toMatchObject({ status: 'outreached', declinedOn: today() });
  });
});

test('outreach is read by pages, and tells who has gone quiet @desktop', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a list is read by pages, and a failure can be tried again', async () => {
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
    await expect(page.getByText('25 of 50 chapters', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(names(page)).toHaveCount(50);
    // The last page is full, and there is nothing behind it.
    await expect(page.getByText('50 chapters', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await updateDoc(doc(project.as('super'), 'colleges/college-0/fraternities/F00'), {
      nextStepOn: today(2),
    });
    await expect(names(page)).toHaveCount(49);
    await expect(names(page).first()).toContainText('F01');
    const reads = async (notes: boolean) =>
      (await project.requests())
        .filter(
          ({ allowed, paths }) => allowed && paths.some((one) => /^colleges.*outreach$/.test(one)) === notes,
        )
        .reduce((sum, { reads: one }) => sum + one, 0);
    // The newest entry of each row, once.
    await expect.poll(() => reads(true)).toBe(many.length);
    // A page may start anew once when the one before it changes: the list twice at most, and the counts.
    expect(await reads(false)).toBeLessThanOrEqual(2 * many.length + 20);
  });
  await startAnew();
  await test.step('who has gone quiet: begun to talk to, and nothing for 14 days', async () => {
    await project.seed({
      ...fraternity('Quiet', { status: 'in contact', quietSince: daysAgo(16), lastContactAt: daysAgo(16) }),
      ...fraternity('Quieter', { status: 'outreached', quietSince: daysAgo(40), lastContactAt: null }),
      ...fraternity('Talking', { status: 'in contact', quietSince: daysAgo(12) }),
      ...fraternity('Untouched', { status: 'need to reach out', quietSince: daysAgo(90) }),
      ...fraternity('Booked', { status: 'scheduled', quietSince: daysAgo(90) }),
    });
    await openAs(page, 'admin', '/admin/outreach');
    await page.getByRole('button', { name: /^Gone quiet/ }).click();
    await expect(page).toHaveURL(/\?list=quiet$/);
    await expect(names(page, 'Gone quiet')).toHaveText([/^Quieter/, /^Quiet/]);
    await expect(row(page, 'Quieter')).toContainText('No contact logged yet');
    await expect(row(page, 'Quiet')).toContainText('Last contact: 16 days ago');
    await expectAccessible(page);
  });
});
