import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aLockedEvent } from '../../support/documents/events.ts';

const form = 'https://forms.example/secret';
const wrong = 'Incorrect password. Please try again.';

test('the password of an event: wrong, right, and without a network @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('the right password unlocks the form, and it stays unlocked for the browser session', async () => {
    await project.seed(await aLockedEvent('locked', 'Aces 21', form));
    await page.goto('/');
    await page.getByRole('button', { name: 'Enter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Spring Open' });
    for (const fact of ['Saturday, March 14, 2026', '7:00 PM', 'Memorial Union', '$25', '$1,000'])
      await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Enter Event Password').fill('Aces 21');
    await dialog.getByRole('button', { name: 'Unlock Registration' }).click();
    await expect(dialog.getByText('Registration Unlocked!')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', form);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(dialog.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', form);
    await expect(dialog.getByLabel('Enter Event Password')).toHaveCount(0);
  });
  await startAnew();
  await test.step('a missing or wrong password is refused, the field is cleared, and matching is exact', async () => {
    await project.seed(await aLockedEvent('locked', 'Aces 21', form));
    await page.goto('/');
    await page.getByRole('button', { name: 'Enter' }).click();
    const field = page.getByLabel('Enter Event Password');
    await page.getByRole('button', { name: 'Unlock Registration' }).click();
    await expect(field).toHaveAccessibleDescription(
      'Ask Sigma Chi for the password. Enter the event password',
    );
    await expect(field).toBeFocused();
    for (const guess of ['aces 21', 'Aces 21 ', 'Aces  21']) {
      await field.fill(guess);
      await page.keyboard.press('Enter');
      await expect(page.getByText(wrong)).toBeVisible();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
    }
    await expect(page.getByText('Registration Unlocked!')).toHaveCount(0);
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('when the network fails the password stays in its field and Retry tries again', async () => {
    expectConsole(/ERR_FAILED|RPC_ERROR/);
    await project.seed(await aLockedEvent('locked', 'aces', form));
    await page.goto('/');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByLabel('Enter Event Password').fill('aces');
    await page.route('**/v1/projects/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Unlock Registration' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText("Couldn't connect. Check your connection and try again.")).toBeVisible();
    await expect(page.getByLabel('Enter Event Password')).toHaveValue('aces');
    await page.unroute('**/v1/projects/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible();
  });
});

test('by keyboard alone: find the event, unlock it, reach the form, and come back @desktop', async ({
  page,
  project,
}) => {
  await project.seed(await aLockedEvent('locked', 'aces', form));
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Enter' });
  await expect(enter).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await enter.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(enter).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const field = page.getByLabel('Enter Event Password');
  if (!(await field.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('aces');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enter).toBeFocused();
});
