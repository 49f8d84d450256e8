import type { Locator, Page } from '@playwright/test';
import { anEvent } from '../../../support/documents/events.ts';
import { chooseAction, expect, openAs, test } from '../../../support/staff.ts';
import { today } from '../../../support/today.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const details = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const entries = (page: Page) => page.evaluate(() => history.length);
const top = async (page: Page, title: string) => (await row(page, title).boundingBox())?.y ?? Number.NaN;

/**
 * Events named 'Cup 1' and so on, the newest first; years ahead, so that what is next doesn't push the list
 * down while it loads.
 */
function cups(count: number) {
  const one = (number: number) => {
    const day = new Date(Date.UTC(2047, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
    const changes = { title: `Cup ${number}`, date: day, sortDate: `${day}T19:00` };
    return anEvent(`cup-${number}`, { ...changes, description: number % 3 ? '' : 'Three rounds' });
  };
  return Object.assign({}, ...Array.from({ length: count }, (_, number) => one(number + 1)));
}

const onToday = (title: string, time: string) =>
  anEvent(title, { title, date: today(), sortDate: `${today()}T${time}` });

/** Keeps every text that an element shows from now on. */
async function keepTexts(element: Locator): Promise<() => Promise<unknown>> {
  await element.evaluate((shown) => {
    const texts = [shown.textContent];
    Object.assign(globalThis, { keptTexts: texts });
    const keep = () => texts.push(shown.textContent);
    new MutationObserver(keep).observe(shown, { subtree: true, childList: true, characterData: true });
  });
  return () => element.page().evaluate(() => Reflect.get(globalThis, 'keptTexts'));
}

/**
 * Clicks a link of a row and returns the row's place at the press, the one to come back to: a click may
 * scroll to what it presses first.
 */
async function follow(page: Page, title: string, link: string): Promise<number> {
  await row(page, title).evaluate((shown) => {
    const keep = () => Object.assign(globalThis, { pressedAt: shown.getBoundingClientRect().y });
    addEventListener('pointerdown', keep, { capture: true, once: true });
  });
  await row(page, title).getByRole('link', { name: link, exact: true }).click();
  return page.evaluate(() => Number(Reflect.get(globalThis, 'pressedAt')));
}

async function expectPlace(page: Page, title: string, before: number): Promise<void> {
  await expect.poll(async () => Math.abs((await top(page, title)) - before)).toBeLessThan(3);
}

test('the place in the list comes back after Back and after a deletion @phone', async ({ page, project }) => {
  await test.step('Back and All events return to the list as it was: filter, search, pages and place', async () => {
    await project.seed(cups(60));
    await openAs(page, 'admin', '/admin/events');
    await page.getByRole('searchbox', { name: /^Search/ }).fill('cup');
    const found = page.getByRole('region', { name: 'Events' }).getByRole('status');
    const counts = await keepTexts(found);
    await page.getByRole('button', { name: 'Search older events' }).click();
    await row(page, 'Cup 54').scrollIntoViewIfNeeded();
    // While the older ones are on their way, the count is still one of the newest.
    expect(await counts()).not.toContain('50 found among the 50 events');
    const url = page.url();
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'All events' }).click(),
    ]) {
      // Whoever presses something while the page still grows ends the way back to their place.
      await expect(found).toHaveText('60 found among the 60 events');
      await expect(page.getByText('Nothing today or this week.')).toBeAttached();
      const before = await follow(page, 'Cup 54', 'Cup 54');
      await expect(page.getByRole('link', { name: 'All events' })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await goBack();
      await expect(page).toHaveURL(url);
      await expectPlace(page, 'Cup 54', before);
    }
  });
  await test.step('the place is that of a row, also where the middle of the window is between two', async () => {
    await page.getByRole('searchbox', { name: /^Search/ }).fill('');
    await page.getByLabel('Show', { exact: true }).selectOption('Upcoming');
    await expect(page).toHaveURL(/\/admin\/events\?status=upcoming$/);
    await expect(row(page, 'Cup 50')).toBeAttached();
    await row(page, 'Cup 30').scrollIntoViewIfNeeded();
    await row(page, 'Cup 30').evaluate((shown) => {
      const { bottom } = shown.getBoundingClientRect();
      const next = shown.nextElementSibling?.getBoundingClientRect().top ?? bottom;
      scrollBy(0, (bottom + next) / 2 - innerHeight / 2);
    });
    const before = await follow(page, 'Cup 30', 'Cup 30');
    await expect(page.getByRole('link', { name: 'All events' })).toBeInViewport();
    // Meanwhile something has come that stands above the list.
    await project.seed(onToday('Tonight', '19:00'));
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Door of Tonight' })).toBeAttached();
    await expectPlace(page, 'Cup 30', before);
  });
  await test.step('after a deletion the focus is on the next row, and a message says it', async () => {
    await project.seed({ ...onToday('Matinee', '14:00'), ...onToday('Teatime', '17:00') });
    await page.getByLabel('Dates', { exact: true }).selectOption('This week');
    await expect(page.getByRole('region', { name: 'Events' }).getByRole('heading', { level: 2 })).toHaveText([
      'Matinee',
      'Teatime',
      'Tonight',
    ]);
    for (const [gone, next] of [
      ['Teatime', 'Tonight'],
      ['Tonight', 'Matinee'],
    ] as const) {
      await chooseAction(row(page, gone), 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(`"${gone}" was moved to Trash.`)).toBeVisible();
      await expect(row(page, next).getByRole('link', { name: next })).toBeFocused();
      // It would lie over the row of the next one for half a minute.
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
  });
});

test('the place survives a reload; dialogs leave no history; a deletion says why it failed @desktop', async ({
  page,
  project,
  context,
  expectConsole,
}) => {
  await project.seed(cups(40));
  await test.step('closed dialogs leave nothing behind in the history', async () => {
    // Where the details came with the address, closing them shows the list in their place.
    await openAs(page, 'admin', '/admin/events?event=cup-2');
    await expect(details(page, 'Cup 2')).toBeVisible();
    const deep = await entries(page);
    await details(page, 'Cup 2').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/admin\/events$/);
    expect(await entries(page)).toBe(deep);

    const sidebar = page.getByRole('navigation', { name: 'Console' });
    // While a screen gives way to another, a link back to it adds no entry.
    const partners = page.getByRole('heading', { level: 1, name: 'Partner Management' });
    await sidebar.getByRole('link', { name: 'Partners' }).click();
    await expect(page).toHaveURL(/\/admin\/partners$/);
    await expect(partners).toBeVisible();
    await sidebar.getByRole('link', { name: 'Manage Events' }).click();
    await expect(row(page, 'Cup 1')).toBeVisible();
    const before = await entries(page);
    for (const title of ['Cup 1', 'Cup 2']) {
      await row(page, title).getByRole('button', { name: 'View Details' }).click();
      await details(page, title).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/admin\/events$/);
    }
    expect(await entries(page)).toBe(before + 1);
    // Back closes what is open, and the next one leaves.
    await row(page, 'Cup 1').getByRole('button', { name: 'View Details' }).click();
    await expect(details(page, 'Cup 1')).toBeVisible();
    await page.goBack();
    await expect(details(page, 'Cup 1')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/partners$/);
    await expect(partners).toBeVisible();
    await sidebar.getByRole('link', { name: 'Manage Events' }).click();
    await expect(row(page, 'Cup 1')).toBeVisible();
  });
  await test.step('a reload keeps the place in the list, and the way back to it', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption('Upcoming');
    await expect(page).toHaveURL(/\/admin\/events\?status=upcoming$/);
    // Whoever presses something while the page still grows ends the way back to their place.
    const whole = async () => {
      await expect(row(page, 'Cup 40')).toBeAttached();
      await expect(page.getByText('Nothing today or this week.')).toBeAttached();
    };
    await whole();
    await row(page, 'Cup 30').scrollIntoViewIfNeeded();
    const before = await top(page, 'Cup 30');
    await page.reload();
    await whole();
    await expectPlace(page, 'Cup 30', before);
    const pressed = await follow(page, 'Cup 30', 'Participants');
    await expect(page.getByRole('link', { name: 'All events' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(/\/admin\/events\?status=upcoming$/);
    await expectPlace(page, 'Cup 30', pressed);
  });
  await test.step('All events leads past the details', async () => {
    await row(page, 'Cup 29').getByRole('button', { name: 'View Details' }).click();
    await details(page, 'Cup 29').getByRole('link', { name: 'Open door list' }).click();
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(/\/admin\/events\?status=upcoming$/);
    await expect(row(page, 'Cup 1')).toBeVisible();
  });
  await test.step('without a network a deletion says why it failed', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
    await chooseAction(row(page, 'Cup 1'), 'Delete');
    await context.setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText(
        "Failed to delete event. Please try again. You're offline, and deleting needs a connection.",
      ),
    ).toBeVisible({ timeout: 12_000 });
  });
});
