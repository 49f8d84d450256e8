import type { Page } from '@playwright/test';
import { doc, getDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

/*
 * A night of an earlier season that was written down on paper: its places are pasted, and everyone sees them.
 */

const first = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'];
const last = ['Ames', 'Birch', 'Cole', 'Dunn', 'Ellis'];
/** Forty people, the fifth and the seventh of schools that have to be chosen. */
const paper = last
  .flatMap((name) => first.map((given) => `${given} ${name}`))
  .map((name, at) => {
    const school = at === 4 ? 'Crimson Tide' : at === 6 ? 'Boilermakers' : ['Auburn', 'Iowa', 'Troy'][at % 3];
    return `${at === 3 ? 3 : at + 1}. ${name} – ${school}, ${at % 2 === 0 ? 'Sigma Nu' : 'Pike'}`;
  });

const box = (page: Page) => page.getByLabel('Paste or type the places, one person a line');

test('the places of an earlier night are pasted, put right and published @desktop', async ({
  page,
  visitor,
  project,
}) => {
  const night = { title: 'Old Cup', date: '2024-11-08', sortDate: '2024-11-08T19:00', status: 'completed' };
  await project.seed(anEvent('old', night));
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.body;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    };
  });
  await openAs(page, 'staff', '/admin/events/old/result');
  await page.getByRole('link', { name: 'Enter all places' }).click();
  await expect(page).toHaveURL(/\/admin\/events\/old\/result\/places$/);
  await box(page).fill(`Old Cup, final standings:\n${paper.join('\n')}`);
  await page.getByRole('button', { name: 'Add 40 people to the list' }).click();
  await expect(page.getByRole('heading', { name: '40 places' })).toBeVisible();

  await expect(box(page)).toHaveValue('Old Cup, final standings:');

  await page.getByRole('button', { name: 'To check (2)' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'University of Alabama', exact: true }).click();
  await page.getByRole('button', { name: 'Edit line 7, Gil Ames' }).click();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'School' }).fill('purdue univ');
  await page.getByRole('option', { name: 'Purdue University West' }).click();
  await expect(page.getByRole('group', { name: 'Lines shown' })).toHaveCount(0);
  await page.getByLabel('How many played?').fill('64');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Publish the results' });
  await expect(asked).toContainText('Champion Ann A., runner-up Bo A.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The results are published.')).toBeVisible();
  const { rows: _, ...results } = (await getDoc(doc(project.as('super'), 'results/old'))).data() ?? {};
  expect(results).toMatchObject({ season: '2024-25', source: 'typed', players: 64, version: 1 });

  // The certificate is one sheet, however long the name is.
  await page.getByRole('button', { name: 'Print or export' }).click();
  await page.getByRole('button', { name: 'Certificate' }).click();
  const certificate = page.getByRole('dialog', { name: 'Print a certificate' });
  await certificate.getByLabel('Name on the certificate').fill('W'.repeat(200));
  await expectAccessible(page);
  for (const [at, format] of ['Letter', 'A4'].entries()) {
    await certificate.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', String(at + 1));
    const sheet = (await page.pdf({ format, landscape: true })).toString('latin1');
    expect(sheet.match(/\/Type \/Page\b/g), format).toHaveLength(1);
    await expect(page.getByRole('article')).toHaveCount(0);
  }

  await visitor.goto('/e/old/results');
  await expect(visitor.getByText('Ann A.').first()).toBeVisible();
});
