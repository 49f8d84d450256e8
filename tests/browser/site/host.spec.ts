import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Request Tournament' });

test('the form opens from the header and on the host page, on the narrowest phones too @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('the header opens the form on the page that one is on, and Back and Escape close it', async () => {
    await project.seed(anEvent('spring-open', { title: 'Spring Open' }));
    for (const [path, title] of [
      ['/', 'Campus Blackjack Tour'],
      ['/events/upcoming?sort=school', 'Upcoming Events'],
      ['/tournaments', 'All Tournaments'],
      ['/e/spring-open', 'Spring Open'],
      ['/faq', 'Frequently asked questions'],
    ] as const) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      const door = page.getByRole('banner').getByRole('link', { name: 'Host a tournament' });
      await door.click();
      await expect(form(page)).toBeVisible();
      await expect(page).toHaveURL(`${path}${path.includes('?') ? '&' : '?'}request=open`);
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
      await expect(heading).toBeVisible();
    }
  });
  await startAnew();
  await test.step('the host page opens the form in place', async () => {
    await page.goto('/host');
    const first = page.getByRole('main').getByRole('link', { name: 'Request Tournament' }).first();
    await first.click();
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/host?request=open');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });
  await startAnew();
  await test.step('the host page and its form fit the narrowest phones', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto('/host');
    const plan = page.getByRole('img', { name: /^Floor plan/ });
    await plan.scrollIntoViewIfNeeded();
    await expect
      .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await sideways()).toBe(0);
    await page.goto('/host?request=open');
    await expect(form(page)).toBeVisible();
    expect(await sideways()).toBe(0);
    expect(await form(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
});

test('a link with the form in it opens it on every kind of page @desktop', async ({ page, project }) => {
  await project.seed(anEvent('spring-open'));
  for (const path of ['/', '/tournaments/previous', '/e/spring-open', '/host']) {
    await page.goto(`${path}?request=open`);
    await expect(form(page).getByLabel('Organizer name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
