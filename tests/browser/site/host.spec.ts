import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test } from '../../support/browser.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Request Tournament' });

test('the header leads to the host page, whose button opens the form, on the narrowest phones too @phone', async ({
  page,
}) => {
  await test.step('the button stays at the foot of the screen; Back and Escape close the form', async () => {
    await page.goto('/events/upcoming');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Host a tournament' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Host a tournament' })).toBeVisible();
    const foot = page.getByRole('main').getByRole('link', { name: 'Request Tournament' }).last();
    await expect(foot).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await foot.click();
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/host?request=open');
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expect(foot).toBeFocused();
    await foot.click();
    await expect(form(page)).toBeVisible();
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL('/host');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = async () => {
      const [button, footer] = await Promise.all([
        foot.boundingBox(),
        page.getByRole('contentinfo').boundingBox(),
      ]);
      return button && footer && button.y + button.height <= footer.y;
    };
    await expect.poll(end).toBe(true);
  });
  await test.step('the host page and its form, which it opens in place, fit the narrowest phones', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/host');
    const plan = page.getByRole('img', { name: /^Floor plan/ });
    await plan.scrollIntoViewIfNeeded();
    await expect
      .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await sideways(page)).toBe(0);
    const first = page.getByRole('main').getByRole('link', { name: 'Request Tournament' }).first();
    await first.click();
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/host?request=open');
    expect(await sideways(page)).toBe(0);
    expect(await form(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });
});
