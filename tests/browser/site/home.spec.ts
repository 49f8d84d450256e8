import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test, watchLayoutShift } from '../../support/browser.ts';
import { aComingEvent } from '../../support/documents/events.ts';

test('the landing page: nothing moves, its width, its menu by keyboard', async ({
  page,
  project,
  isMobile,
}) => {
  await project.seed({
    ...aComingEvent('one'),
    ...aComingEvent('two'),
    ...aComingEvent('three', { title: 'Three' }),
  });
  const layoutShift = await watchLayoutShift(page);
  await page.route('**/v1/projects/**', async (route) => {
    await expect(page.getByText('Loading events...')).toBeAttached();
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Three' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBe(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('button', { name: 'Tournaments' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const scheduled = page.getByRole('banner').getByRole('link', { name: 'Scheduled' });
  await expect(scheduled).toHaveAttribute('href', '/events/scheduled');
  await page.keyboard.press('Escape');
  await expect(scheduled).toBeHidden();
});
