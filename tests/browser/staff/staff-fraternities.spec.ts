import type { Page } from '@playwright/test';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const college = 'colleges/purdue-university';
const sample = season[`${college}/fraternities/f1`];
const fraternity = (id: string, changes = {}) => ({
  [`${college}/fraternities/${id}`]: { ...sample, ...changes },
});
const two = {
  [college]: { ...season[college], fraternityCount: 2 },
  ...fraternity('sigma-chi', { joinDate: new Date(2024, 8, 3, 12) }),
  ...fraternity('beta', { name: 'Beta Theta Pi', letters: 'ΒΘΠ', active: false, presidentName: '' }),
};

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

const stored = (project: TestProject, id: string) => project.stored(`${college}/fraternities/${id}`);

test('a college is picked, a fraternity is edited by two, rush chairs in bulk, the raw document @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed({
    ...two,
    [college]: { ...two[college], oldName: 'Purdue U' },
    'colleges/towson-university': { ...season[college], name: 'Towson University', fraternityCount: 0 },
  });
  await project.refuse('allow read: if isBetr() || isStaff();');
  await openAs(page, 'admin', '/admin/fraternities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fraternity Management');
  const picker = page.getByRole('combobox', { name: 'College' });
  await picker.fill('purdue');
  await expect(page.getByRole('option')).toHaveText(['Purdue UniversityWest Lafayette · 2 fraternities']);
  await expectAccessible(page);
  await picker.press('Enter');
  await expect(page).toHaveURL(/\?college=purdue-university$/);
  await expect(page.getByText('Failed to load fraternities', { exact: true })).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('2 fraternities, 1 active')).toBeVisible();
  for (const text of ['ΣΧ', 'Active', 'Kim', '09/03/24'])
    await expect(row(page, 'Sigma Chi')).toContainText(text);
  for (const text of ['ΒΘΠ', 'Inactive', 'No president listed', 'No join date'])
    await expect(row(page, 'Beta Theta Pi')).toContainText(text);
  await expectAccessible(page);
  await picker.fill('towson');
  await page.getByRole('option', { name: /^Towson University/ }).click();
  await expect(page.getByText(/^No fraternities at Towson University yet/)).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: /Sigma Chi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sigma Chi' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field('Name').fill('');
  await field('Size').fill('many');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Enter a whole number from 0 to 100,000')).toBeVisible();
  await expect(field('Name')).toBeFocused();
  await expectAccessible(page);
  await field('Name').fill('Sigma Chi Delta');
  await field('Size').fill('1,200');
  await field('Active').uncheck();
  await field('Join date').fill('2025-01-31');
  await field('Rush chair number').fill('222-2222');
  await updateDoc(doc(project.as('super'), `${college}/fraternities/sigma-chi`), {
    rushChairNumber: '111-1111',
    philanthropy: 'Food bank',
  });
  const panel = dialog.getByRole('group', { name: 'Someone else also changed this field' });
  await expect(panel).toContainText('111-1111');
  await expect(field('Philanthropy')).toHaveValue('Food bank');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(panel).toBeFocused();
  expect(await stored(project, 'sigma-chi')).toMatchObject({ rushChairNumber: '111-1111' });
  await panel.getByRole('button', { name: 'Keep mine: Rush chair number' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Sigma Chi Delta')).toContainText('01/31/25');
  expect(await stored(project, 'sigma-chi')).toMatchObject({
    name: 'Sigma Chi Delta',
    size: 1200,
    rushChairNumber: '222-2222',
    rushChairConfirmedOn: today(),
    presidentConfirmedOn: null,
    active: false,
    philanthropy: 'Food bank',
    rushChairName: 'Lee',
  });

  await page.getByRole('button', { name: 'Bulk Update Rush Chairs' }).click();
  const bulk = page.getByRole('dialog', { name: 'Bulk Update Rush Chairs' });
  const chair = (name: string) => bulk.getByRole('group', { name });
  await expect(chair('Sigma Chi Delta').getByLabel('Rush chair name')).toHaveValue('Lee');
  await expect(bulk.getByRole('button', { name: 'Save All Changes' })).toBeDisabled();
  await chair('Sigma Chi Delta').getByLabel('Rush chair number').fill('5'.repeat(51));
  await chair('Beta Theta Pi').getByLabel('Rush chair name').fill('Bo');
  await bulk.getByRole('button', { name: 'Save All Changes' }).click();
  await expect(bulk.getByText('Keep it to 50 characters')).toBeVisible();
  await expectAccessible(page);
  await chair('Sigma Chi Delta').getByLabel('Rush chair number').fill('');
  await project.refuse('allow update: if isSuper() && isFraternity');
  await bulk.getByRole('button', { name: 'Save All Changes' }).click();
  await expect(bulk.getByText('Failed to update rush chairs')).toBeVisible();
  await project.loadRules();
  await updateDoc(doc(project.as('super'), `${college}/fraternities/beta`), { rushChairNumber: '555 0999' });
  await bulk.getByRole('button', { name: 'Retry' }).click();
  await expect(bulk).toHaveCount(0);
  await expect
    .poll(() => stored(project, 'sigma-chi'))
    .toMatchObject({ rushChairName: 'Lee', rushChairNumber: '' });
  expect(await stored(project, 'beta')).toMatchObject({ rushChairName: 'Bo', rushChairNumber: '555 0999' });

  await page.getByRole('button', { name: 'Debug' }).click();
  const raw = page.getByRole('dialog', { name: 'Raw college document' });
  await expect(raw).toContainText('"oldName": "Purdue U"');
  await expectAccessible(page);
  await raw.getByRole('button', { name: 'Close' }).click();
});
