import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { ahead, aLockedEvent } from '../../support/documents/events.ts';

const form = 'https://forms.example/secret';

test('the password of an event: wrong, without a network, right, and then remembered @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|RPC_ERROR/);
  await project.seed(await aLockedEvent('locked', 'Aces 21', form, ahead));
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Enter' });
  await enter.click();
  const dialog = page.getByRole('dialog', { name: 'Spring Open' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const field = dialog.getByLabel('Enter Event Password');
  await field.fill('aces 21');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Incorrect password. Please try again.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await page.route('**/v1/projects/**', (route) => route.abort());
  await field.fill('Aces 21');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText("Couldn't connect. Check your connection and try again.")).toBeVisible();
  await expect(field).toHaveValue('Aces 21');
  await page.unroute('**/v1/projects/**');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Registration Unlocked!')).toBeVisible();
  const register = dialog.getByRole('link', { name: 'Register Now' });
  await expect(register).toHaveAttribute('href', form);
  await expectAccessible(page);
  await page.reload();
  await enter.click();
  await expect(register).toHaveAttribute('href', form);
  await expect(field).toHaveCount(0);
});
