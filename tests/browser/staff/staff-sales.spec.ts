import { expectAccessible } from '../../support/axe.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

async function savedUrl(project: TestProject): Promise<unknown> {
  return (await project.stored('settings/salesPipeline'))?.googleSheetUrl;
}

// The regular account signs in where the super account's password was refused.
test.beforeEach(({ expectConsole }) => expectConsole(/400/));

test('the link to the sheet is saved, changed, removed, and kept when it is refused @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('the link to the sheet is saved, opened, changed and removed, elsewhere too', async () => {
    await openAs(page, 'staff', '/admin/sales');
    await openAs(colleague, 'admin', '/admin/sales');
    const field = page.getByLabel('Google Sheet URL');
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await field.fill('http://sheets.example/1');
    await save.click();
    await expect(page.getByText('Enter a URL that starts with https://')).toBeVisible();
    await expectAccessible(page);
    await field.fill('https://sheets.example/1');
    await save.click();
    await expect(page.getByText('Google Sheet URL saved successfully!')).toBeVisible();
    expect(await savedUrl(project)).toBe('https://sheets.example/1');
    for (const one of [page, colleague])
      await expect(one.getByRole('link', { name: 'Open link' })).toHaveAttribute(
        'href',
        'https://sheets.example/1',
      );
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
    await expect(page.getByRole('link', { name: 'Open link' })).toHaveAttribute(
      'href',
      'https://sheets.example/2',
    );
  });
  await startAnew();
  await test.step('a link that is not saved stays typed and can be tried again', async () => {
    expectConsole(/permission|403/i);
    await openAs(page, 'staff', '/admin/sales');
    await page.getByLabel('Google Sheet URL').fill('https://sheets.example/1');
    await project.refuse("allow create, update: if isStaff() && name == 'salesPipeline'");
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to save URL. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Google Sheet URL')).toHaveValue('https://sheets.example/1');
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Open link' })).toBeVisible();
    expect(await savedUrl(project)).toBe('https://sheets.example/1');
  });
});

test('the partners stand in three lists, one of them pending @phone', async ({ page }) => {
  await openAs(page, 'staff', '/admin/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner Management');
  for (const [list, partners, pending] of [
    ['Casino', 13, 1],
    ['Sportsbook', 4, 0],
    ['Fantasy & Poker', 5, 0],
  ] as const) {
    const section = page.getByRole('region', { name: list });
    await expect(section.getByRole('listitem')).toHaveCount(partners);
    await expect(section.getByText('Pending', { exact: true })).toHaveCount(pending);
  }
  await expectAccessible(page);
});
