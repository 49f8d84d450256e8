import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { listFields } from '../../../src/domain/outreach/listFields.ts';
import { academicYear, addDays } from '../../../src/domain/time/day.ts';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const yesterday = () => new Date(Date.now() - 86_400_000);

/** A fraternity at Purdue, unless it says where else: quiet for a day, nothing planned. */
function fraternity(id: string, changes: Record<string, Stored> = {}, college = 'purdue-university') {
  const fresh = { lastContactAt: yesterday(), quietSince: yesterday(), nextStep: '', nextStepOn: null };
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

async function expectNoSideways(page: Page): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(390);
}

test('a call takes three taps, two who log at once hear of each other, each undoes its own; contacts, offline @phone', async ({
  page,
  project,
  colleague,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await project.seed({
    ...fraternity('Sigma', { nextStep: 'Call again', nextStepOn: today(), lastContactAt: null }),
    ...fraternity('Overdue', { nextStep: 'Send the flyer', nextStepOn: today(-3) }, 'towson-university'),
    ...fraternity('Later', { nextStep: 'Call again', nextStepOn: today(1) }),
  });
  await openAs(colleague, 'admin', '/admin/outreach');
  await page.setViewportSize(longPhone);
  const early = page.waitForEvent('requestfinished', (request) =>
    /StaffChapterPage[^/]*js$/.test(request.url()),
  );
  await openAs(page, 'admin', '/admin/outreach');
  await expect(names(page)).toHaveText([/^Overdue/, /^Sigma/]);
  await expectAccessible(page);
  await expectNoSideways(page);

  const call = row(page, 'Sigma').getByRole('link', { name: 'Call Lee, Sigma, Purdue University' });
  await expect(call).toHaveAttribute('href', 'tel:5550100');
  await tapLink(page, call);
  const dialog = (of: Page) => of.getByRole('dialog', { name: 'Log contact: Sigma' });
  await row(colleague, 'Sigma').getByRole('button', { name: 'Log a contact with Sigma' }).click();
  await dialog(colleague).getByLabel('No answer').check();
  await dialog(colleague).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toContainText(
    'Someone else just logged a contact with Sigma. Next step: Call again, tomorrow.',
  );
  await dialog(page).getByText('Talked', { exact: true }).click();
  await expect(dialog(page).getByLabel('What', { exact: true })).toHaveValue('Follow up');
  await expect(dialog(page).getByLabel('Due', { exact: true })).toHaveValue(today(7));
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Contact with Sigma logged.')).toBeVisible();
  await expect(names(page)).toHaveText([/^Overdue/]);
  await expect(names(colleague)).toHaveText([/^Overdue/]);
  const after = { status: 'in contact', nextStep: 'Follow up', nextStepOn: today(7) };
  await expect.poll(() => stored(project, 'Sigma')).toMatchObject({ ...after, rushChairContacted: true });

  await expect
    .poll(() => log(project, 'Sigma').then((all) => all.toSorted((one, other) => one.at - other.at)))
    .toMatchObject([
      { outcome: 'no answer' },
      { role: 'rushChair', person: 'Lee', channel: 'call', outcome: 'talked', note: '' },
    ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => log(project, 'Sigma')).toMatchObject([{ outcome: 'no answer' }]);
  expect(await stored(project, 'Sigma')).toMatchObject({ nextStep: 'Call again', nextStepOn: today(1) });
  await colleague.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Sigma')).toContainText('No contact logged yet');
  expect(await log(project, 'Sigma')).toEqual([]);
  expect(await stored(project, 'Sigma')).toMatchObject({ status: 'outreached', lastContactAt: null });

  // Contacts are confirmed with a press or replaced with Enter.
  const { first } = academicYear(today());
  const noRushChair = { rushChairName: '', rushChairNumber: '', rushChairEmail: '' };
  await project.seed({
    ...fraternity('Old', { rushChairConfirmedOn: addDays(first, -8) }),
    ...fraternity('Older', { rushChairConfirmedOn: addDays(first, -9) }, 'towson-university'),
    ...fraternity('Fresh', { rushChairConfirmedOn: first, nextStep: 'Call', nextStepOn: today() }),
    ...fraternity('Chairless', { ...noRushChair, presidentConfirmedOn: addDays(first, -7) }),
  });
  await page.getByRole('button', { name: /^Needs confirming/ }).click();
  const list = 'Needs confirming';
  await expect(names(page, list)).toHaveText(['Older', 'Old', 'Chairless']);
  await expectNoSideways(page);
  await row(page, 'Older').getByRole('button', { name: 'Still current: Lee, Older, ' }).click();
  await expect(names(page, list)).toHaveText(['Old', 'Chairless']);
  await row(page, 'Old').getByRole('button', { name: 'Edit Lee, Old' }).click();
  await expect(row(page, 'Old').getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await row(page, 'Old').getByLabel('Name').fill('Sam');
  await row(page, 'Old').getByLabel('Number').fill('(512) 555-0199');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Chairless').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every contact is confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(() => stored(project, 'Old'))
    .toMatchObject({
      rushChairName: 'Sam',
      rushChairNumber: '(512) 555-0199',
      rushChairConfirmedOn: today(),
    });
  await expect.poll(() => stored(project, 'Chairless')).toMatchObject({ presidentConfirmedOn: today() });

  await page.getByRole('button', { name: /^Call today/ }).click();
  await expect(row(page, 'Fresh')).toBeVisible();
  // The page of a chapter opens offline although none was opened on this device before.
  await early;
  await context.setOffline(true);
  await row(page, 'Fresh')
    .getByRole('link', { name: /^Fresh/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Fresh/ })).toBeVisible();
  await page.goBack();
  await row(page, 'Fresh').getByRole('button', { name: 'Log a contact with Fresh' }).click();
  const fresh = page.getByRole('dialog', { name: 'Log contact: Fresh' });
  await fresh.getByText('Not interested', { exact: true }).click();
  await fresh.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fresh).toHaveCount(0);
  await expect(page.getByText('1 change pending.')).toBeVisible();
  expect(await log(project, 'Fresh')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => log(project, 'Fresh')).toMatchObject([{ outcome: 'not interested' }]);
  expect(await stored(project, 'Fresh')).toMatchObject({ status: 'outreached', declinedOn: today() });
});
