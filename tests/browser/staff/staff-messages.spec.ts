import type { Locator, Page } from '@playwright/test';
import { anEvent } from '../../support/documents/events.ts';
import { expect, signInAs, test } from '../../support/staff.ts';

const request = {
  'tournamentRequests/purdue': {
    organizerName: 'Lee',
    email: 'lee@college.example',
    phone: '555 0100',
    collegeName: 'Purdue University',
    fraternityName: 'Sigma Chi',
    proposedDate: '2027-04-01',
    proposedTime: '19:00',
    location: 'Memorial Union',
    estimatedParticipants: 40,
    message: '',
    status: 'pending',
    createdAt: new Date('2026-11-01T12:00:00Z'),
  },
};
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

test('messages that stay never cover the buttons of a dialog or of the end of a page', async ({
  page,
  project,
}) => {
  await project.seed({ ...anEvent('cup', { title: 'Cup' }), ...request });
  await signInAs(page, 'admin', '/admin/requests');
  const card = page.getByRole('listitem', { name: 'Purdue University · Sigma Chi' });
  await card.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Event' }).click();
  await expect(toasts(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Purdue University Sigma Chi Tournament 2027' });
  await expect(page.getByText('is still pending.')).toBeVisible();
  await expectReachable(dialog.getByRole('button', { name: 'Edit Event' }));
  await dialog.getByRole('button', { name: 'Edit Event' }).click();
  await expectReachable(dialog.getByRole('button', { name: 'Save Changes' }));
  await expectReachable(dialog.getByRole('button', { name: 'Cancel' }).last());
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(1);
  // At its end the page goes on below what it shows.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectReachable(card.getByRole('button', { name: 'Create event' }));
});

test('what was just created can be undone, unless somebody has worked with it @desktop', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/events?create=open');
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByLabel('Title', { exact: true }).fill('Cup');
  // Enter in a field does nothing; together with Control it is meant.
  await page.keyboard.press('Enter');
  await form.getByLabel('Registration password').fill('Aces 21');
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Cup' })).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The event was deleted again.')).toBeVisible();
  await expect(page.getByText('No events found')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Create Event' }).click();
  await form.getByLabel('Title', { exact: true }).fill('Kings');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('listitem', { name: 'Kings' })
    .getByRole('button', { name: 'Hide from Landing' })
    .click();
  await expect(page.getByRole('listitem', { name: 'Kings' })).not.toContainText('On Landing Page');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Someone has already worked with this event, so it was kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Kings' })).toBeVisible();
});

test('the code of a dialog that does not come leaves the screen in place @desktop', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|offline|Failed to fetch/);
  await project.seed({
    'colleges/purdue-university': { name: 'Purdue University', conference: 'Big Ten', state: 'IN' },
  });
  await signInAs(page, 'admin', '/admin/colleges?q=purdue');
  await expect(page.getByText('Purdue University', { exact: true }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const message = "The import couldn't be loaded. Check your connection and try again.";
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're offline");
  await expect(page.getByText('Purdue University', { exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('CSV file')).toBeVisible();
});
