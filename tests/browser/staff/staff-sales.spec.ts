import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

async function savedUrl(project: TestProject): Promise<unknown> {
  return (await project.stored('settings/salesPipeline'))?.googleSheetUrl;
}

test('the link to the sheet is saved, changed, removed, and kept when it is refused @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await openAs(page, 'staff', '/admin/sales');
  await openAs(colleague, 'admin', '/admin/sales');
  const field = page.getByLabel('Google Sheet URL');
  const save = page.getByRole('button', { name: 'Save' });
  const link = (of: Page) => of.getByRole('link', { name: 'Open link' });
  await expect(save).toBeDisabled();
  await field.fill('http://sheets.example/1');
  await save.click();
  await expect(page.getByText('Enter a URL that starts with https://')).toBeVisible();
  await expectAccessible(page);
  await field.fill('https://sheets.example/1');
  await project.refuse("allow create, update: if isStaff() && name == 'salesPipeline'");
  await save.click();
  await expect(page.getByText('Failed to save URL. Please try again.')).toBeVisible();
  await expect(field).toHaveValue('https://sheets.example/1');
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  for (const one of [page, colleague])
    await expect(link(one)).toHaveAttribute('href', 'https://sheets.example/1');
  expect(await savedUrl(project)).toBe('https://sheets.example/1');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Coming Soon/ })).toBeVisible();
  await expectAccessible(page);

  // Somebody is about to edit it while another one does: nothing typed is lost, and both know.
  await colleague.getByRole('button', { name: 'Edit' }).click();
  await colleague.getByLabel('Google Sheet URL').fill('https://sheets.example/2');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByText('Link removed.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(colleague.getByText('Someone else removed the link.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(link(page)).toHaveAttribute('href', 'https://sheets.example/2');

  await page.getByRole('link', { name: 'Partners' }).click();
  await expect(page.getByRole('region', { name: 'Casino' }).getByRole('listitem')).toHaveCount(13);
  await expectAccessible(page);
});
