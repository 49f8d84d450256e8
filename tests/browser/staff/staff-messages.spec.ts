import type { Locator, Page } from '@playwright/test';
import { anEvent } from '../../support/documents/events.ts';
import { chooseAction, expect, openAs, test } from '../../support/staff.ts';

const toasts = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

/** Whether the middle of a control belongs to it, so that a finger or a mouse reaches it. */
async function expectReachable(control: Locator): Promise<void> {
  // At one moment: what is still on its way may move it.
  const hit = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(hit, { message: String(control) }).toBe(true);
}

test('messages that stay never cover the buttons of a dialog, of a selection or of the end of a page @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed({ ...anEvent('cup', { title: 'Cup' }), ...anEvent('ace', { title: 'Ace' }) });
  await openAs(page, 'admin', '/admin/events');
  const row = (name: string) => page.getByRole('listitem', { name, exact: true });
  await expect(row('Cup')).toBeVisible();
  await project.refuse('allow update: if isStaff() && isEvent');
  for (const name of ['Cup', 'Ace']) {
    await chooseAction(row(name), 'Hide from Landing');
    await expect(toasts(page)).toHaveCount(name === 'Cup' ? 1 : 2);
  }
  // What a phone's keyboard leaves, the whole phone, and a low window.
  const sizes = [
    { width: 390, height: 508 },
    { width: 390, height: 844 },
    { width: 1280, height: 508 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await row('Cup').getByRole('checkbox').check();
    await expectReachable(page.getByRole('button', { name: 'Set status' }));
    await expectReachable(page.getByRole('button', { name: 'Clear' }));
    await page.getByRole('button', { name: 'Clear' }).click();
    await chooseAction(row('Cup'), 'View Details');
    const dialog = page.getByRole('dialog', { name: 'Cup' });
    await expectReachable(dialog.getByRole('button', { name: 'Edit Event' }));
    await dialog.getByRole('button', { name: 'Edit Event' }).click();
    await expectReachable(dialog.getByRole('button', { name: 'Save Changes' }));
    await expectReachable(dialog.getByRole('button', { name: 'Cancel' }).last());
    await dialog.getByRole('button', { name: 'Cancel' }).last().click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    // At its end the page goes on below what it shows.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectReachable(row('Cup').getByText('$1,000'));
    await expect(toasts(page)).toHaveCount(2);
  }
});

test('what a colleague worked with is not undone, a dialog without its code leaves the screen @desktop', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|offline|Failed to fetch/);
  await project.seed({
    'colleges/purdue-university': { name: 'Purdue University', conference: 'Big Ten', state: 'IN' },
  });
  await openAs(page, 'admin', '/admin/events?create=open');
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByLabel('Title', { exact: true }).fill('Kings');
  // Enter in a field does nothing; together with Control it is meant.
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Kings' })).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  const kings = page.getByRole('listitem', { name: 'Kings' });
  const href = await kings.getByRole('link').first().getAttribute('href');
  const id = /events\/([^/]+)$/.exec(href ?? '')?.[1];
  await expect.poll(() => project.stored(`events/${id}/private/search`)).toMatchObject({ title: 'Kings' });
  await kings.getByRole('button', { name: 'Hide from Landing' }).click();
  await expect(kings).not.toContainText('On Landing Page');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Someone has already worked with this event, so it was kept.')).toBeVisible();
  await expect(kings).toBeVisible();

  await page.getByRole('link', { name: 'Colleges', exact: true }).click();
  await page.getByLabel('Search colleges').fill('purdue');
  const purdue = page.getByText('Purdue University', { exact: true }).first();
  await expect(purdue).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const message = "The import couldn't be loaded. Check your connection and try again.";
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're offline");
  await expect(purdue).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('CSV file')).toBeVisible();
});
