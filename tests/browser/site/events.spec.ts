import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

function on(date: string, changes = {}) {
  return { title: date, date, sortDate: `${date}T19:00`, ...changes };
}

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2099, 2, 1 + index)).toISOString().slice(0, 10),
);

test('a list fits its width, goes on by keyboard, and is as it was on Back @phone', async ({
  page,
  project,
}) => {
  await project.seed({
    ...Object.assign({}, ...days.map((day, index) => anEvent(`e${index}`, on(day)))),
    ...anEvent('e0', on('2099-03-01', { title: 'A'.repeat(120) })),
  });
  await page.goto('/events/upcoming');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const doubleText = (size: string) =>
    page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
  await doubleText('200%');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await doubleText('');
  await expectAccessible(page);

  await test.step('the season can be subscribed to', async () => {
    const subscribe = page.getByRole('button', { name: 'Subscribe to the season' });
    await subscribe.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Subscribe to the season' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(subscribe).toBeFocused();
  });

  await test.step('a reload goes on where one was, though the list comes late', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards).toHaveCount(30);
  // The button is gone; the keyboard goes on with what is new.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '2099-03-25', exact: true })).toBeFocused();
  const last = page.getByRole('link', { name: '2099-03-30', exact: true });
  const placeOfClick = await page.evaluateHandle(() => {
    const seen = { y: 0 };
    addEventListener('click', () => Object.assign(seen, { y: scrollY }), { capture: true, once: true });
    return seen;
  });
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: '2099-03-30' })).toBeFocused();
  const { y: place } = await placeOfClick.jsonValue();
  expect(place).toBeGreaterThan(1000);
  const before = (await project.requests()).length;
  await page.goBack();
  await expect(cards).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await project.requests()).toHaveLength(before);
  // The keyboard goes on from the link that was followed; on a page just opened it starts at the top.
  await expect(last).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 844);
  const address = (await last.getAttribute('href')) ?? '';
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: '2099-03-30' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
