import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Request Tournament' });

test('the form opens from the header and on the host page, on the narrowest phones too @phone', async ({
  page,
}) => {
  await test.step('the header opens the form in place, and Back and Escape close it', async () => {
    const path = '/events/upcoming?sort=school';
    await page.goto(path);
    const menu = page.getByRole('button', { name: 'Menu' });
    const door = page.getByRole('banner').getByRole('link', { name: 'Host a tournament' });
    await menu.click();
    await door.click();
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL(`${path}&request=open`);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(menu).toBeFocused();
    await menu.click();
    await door.click();
    await expect(form(page)).toBeVisible();
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  });
  await test.step('the host page and its form, which it opens in place, fit the narrowest phones', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto('/host');
    const plan = page.getByRole('img', { name: /^Floor plan/ });
    await plan.scrollIntoViewIfNeeded();
    await expect
      .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await sideways()).toBe(0);
    const first = page.getByRole('main').getByRole('link', { name: 'Request Tournament' }).first();
    await first.click();
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/host?request=open');
    expect(await sideways()).toBe(0);
    expect(await form(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });
});
