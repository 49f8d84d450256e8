import type { Page } from '@playwright/test';
import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const college = 'colleges/purdue-university';
const screen = '/admin/fraternities?college=purdue-university';
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

test('a fraternity is found, edited field by field, and added again when it was deleted @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('a college is picked, its fraternities are listed, and a row opens the form', async () => {
    await project.seed({
      ...two,
      'colleges/towson-university': { ...season[college], name: 'Towson University', fraternityCount: 0 },
    });
    await openAs(page, 'admin', '/admin/fraternities');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fraternity Management');
    const picker = page.getByRole('combobox', { name: 'College' });
    await picker.fill('purdue');
    await expect(page.getByRole('option')).toHaveText(['Purdue UniversityWest Lafayette · 2 fraternities']);
    await expectAccessible(page);
    await picker.press('Enter');
    await expect(page).toHaveURL(/\?college=purdue-university$/);
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
    await page.getByRole('button', { name: /Beta Theta Pi/ }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Beta Theta Pi' })).toBeVisible();
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('the form checks every field, and writes only what was changed', async () => {
    await project.seed(two);
    await openAs(page, 'admin', screen);
    await page.getByRole('button', { name: /Sigma Chi/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Sigma Chi' });
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await field('Name').fill('');
    await field('Size').fill('many');
    await field('Instagram link').fill('instagram.example');
    await field('Sign-up form URL').fill('http://forms.example');
    await field('Rush chair email').fill('lee');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    for (const message of [
      'Enter a name',
      'Enter a whole number from 0 to 100,000',
      'Enter a valid email address',
    ])
      await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByText('Enter a URL that starts with https://')).toHaveCount(2);
    await expect(field('Name')).toBeFocused();
    await expectAccessible(page);
    // Somebody else works on another field meanwhile: it must survive.
    await updateDoc(doc(project.as('super'), `${college}/fraternities/sigma-chi`), {
      philanthropy: 'Food bank',
    });
    await field('Name').fill('Sigma Chi Delta');
    await field('Size').fill('1,200');
    await field('Instagram link').fill('');
    await field('Sign-up form URL').fill('https://forms.example/9');
    await field('Rush chair email').fill('new@college.example');
    await field('Status').selectOption('In contact');
    await field('Active').uncheck();
    await field('Join date').fill('2025-01-31');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Sigma Chi Delta')).toContainText('01/31/25');
    expect(await stored(project, 'sigma-chi')).toMatchObject({
      name: 'Sigma Chi Delta',
      size: 1200,
      instagramLink: '',
      signupFormUrl: 'https://forms.example/9',
      rushChairEmail: 'new@college.example',
      rushChairConfirmedOn: today(),
      presidentConfirmedOn: null,
      status: 'in contact',
      active: false,
      philanthropy: 'Food bank',
      rushChairName: 'Lee',
    });
  });
  await startAnew();
  await test.step('a fraternity that was deleted while somebody edits it can be added again', async () => {
    await project.seed(two);
    await openAs(page, 'admin', screen);
    await page.getByRole('button', { name: /Sigma Chi/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Sigma Chi' });
    await dialog.getByLabel('Chapter name').fill('Omega Omega');
    await deleteDoc(doc(project.as('super'), `${college}/fraternities/sigma-chi`));
    await expect(dialog).toContainText('Someone else deleted Sigma Chi.');
    await dialog.getByRole('button', { name: 'Add Again' }).click();
    await expect(page.getByText('Sigma Chi was added.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await stored(project, 'sigma-chi')).toMatchObject({
      name: 'Sigma Chi',
      chapterName: 'Omega Omega',
      rushChairName: 'Lee',
    });
  });
});

test('two edits of one field are put to whoever saves later, both values @phone', async ({
  page,
  project,
}) => {
  await project.seed(two);
  const theirs = (changes: object) =>
    updateDoc(doc(project.as('super'), `${college}/fraternities/sigma-chi`), changes);
  await openAs(page, 'admin', screen);
  await page.getByRole('button', { name: /Sigma Chi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sigma Chi' });
  await dialog.getByLabel('Rush chair number').fill('222-2222');
  await dialog.getByLabel('President name').fill('Bo');
  await theirs({ rushChairNumber: '111-1111', philanthropy: 'Food bank' });
  const panel = dialog.getByRole('group', { name: 'Someone else also changed this field' });
  await expect(panel).toContainText('111-1111');
  await expect(dialog.getByLabel('Philanthropy', { exact: true })).toHaveValue('Food bank');
  await expect(dialog.getByLabel('Rush chair number', { exact: true })).toHaveValue('222-2222');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(panel).toBeFocused();
  expect(await stored(project, 'sigma-chi')).toMatchObject({ rushChairNumber: '111-1111' });
  await panel.getByRole('button', { name: 'Keep mine: Rush chair number' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  expect(await stored(project, 'sigma-chi')).toMatchObject({
    rushChairNumber: '222-2222',
    presidentName: 'Bo',
    philanthropy: 'Food bank',
  });
});

test('rush chairs in bulk, the raw document, and what regular admins do not reach @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('rush chairs are updated in bulk: filled in, only changed rows, all or none', async () => {
    expectConsole(/permission|403/i);
    await project.seed(two);
    await openAs(page, 'admin', screen);
    await openAs(colleague, 'admin', screen);
    await page.getByRole('button', { name: 'Bulk Update Rush Chairs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Update Rush Chairs' });
    const chair = (name: string) => dialog.getByRole('group', { name });
    await expect(chair('Sigma Chi').getByLabel('Rush chair name')).toHaveValue('Lee');
    await expect(dialog.getByRole('button', { name: 'Save All Changes' })).toBeDisabled();
    await chair('Sigma Chi').getByLabel('Rush chair number').fill('5'.repeat(51));
    await chair('Beta Theta Pi').getByLabel('Rush chair name').fill('Bo');
    await dialog.getByRole('button', { name: 'Save All Changes' }).click();
    await expect(dialog.getByText('Keep it to 50 characters')).toBeVisible();
    await expectAccessible(page);
    await chair('Sigma Chi').getByLabel('Rush chair number').fill('');
    await project.refuse('allow update: if isSuper() && isFraternity');
    await dialog.getByRole('button', { name: 'Save All Changes' }).click();
    await expect(dialog.getByText('Failed to update rush chairs')).toBeVisible();
    await project.loadRules();
    await updateDoc(doc(project.as('super'), `${college}/fraternities/beta`), {
      rushChairNumber: '555 0999',
    });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(project, 'sigma-chi')).toMatchObject({ rushChairName: 'Lee', rushChairNumber: '' });
    expect(await stored(project, 'beta')).toMatchObject({ rushChairName: 'Bo', rushChairNumber: '555 0999' });
    await colleague.getByRole('button', { name: /Beta Theta Pi/ }).click();
    await expect(colleague.getByLabel('Rush chair name')).toHaveValue('Bo');
  });
  await startAnew();
  await test.step('the raw document can be looked at; what cannot be loaded is said', async () => {
    expectConsole(/permission|403/i);
    await project.seed({ [college]: { ...season[college], oldName: 'Purdue U' } });
    await openAs(page, 'admin', screen);
    await page.getByRole('button', { name: 'Debug' }).click();
    const raw = page.getByRole('dialog', { name: 'Raw college document' });
    await expect(raw).toContainText('"oldName": "Purdue U"');
    await expectAccessible(page);
    await raw.getByRole('button', { name: 'Close' }).click();
    await project.refuse('allow read: if isBetr() || isStaff();');
    await page.reload();
    await expect(page.getByText('Failed to load fraternities', { exact: true })).toBeVisible();
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^No fraternities at Purdue University yet/)).toBeVisible();
  });
  await startAnew();
  await test.step('regular admins neither see nor reach fraternities, outreach and calendar', async () => {
    expectConsole(/400/);
    await openAs(page, 'staff', '/admin/fraternities');
    for (const name of ['fraternities', 'outreach', 'calendar']) {
      await page.goto(`/admin/${name}`);
      await expect(page).toHaveURL(/\/admin\/events$/);
      await expect(page.getByRole('link', { name: 'Manage Events' })).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
  });
});
