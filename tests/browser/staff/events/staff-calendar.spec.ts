import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { Stored } from '../../../../scripts/firestoreRest.ts';
import { monthName, spokenDay } from '../../../../src/domain/calendar/calendarWords.ts';
import { monthOf, monthsLater } from '../../../../src/domain/time/day.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { season } from '../../../support/documents/samples.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import { today } from '../../../support/today.ts';

/** An event named after its id. */
function event(id: string, date: string | null, changes: Record<string, Stored> = {}) {
  const sortDate = date ? `${date}T19:00` : '9999-12-31';
  return anEvent(id, { title: id, date, sortDate, status: 'scheduled', ...changes });
}

function tournament(id: string, date: string, changes: Record<string, Stored> = {}) {
  const dated = { title: id, date, sortDate: `${date}T18:00`, status: 'upcoming' };
  return { [`tournaments/${id}`]: { ...season['tournaments/t1'], ...dated, ...changes } };
}

const schedule = (page: Page) => page.getByRole('region', { name: 'Tournament Schedule' });
const titles = (page: Page) => schedule(page).getByRole('heading', { level: 4 });
const day = (page: Page, date: string) =>
  page.getByRole('button', { name: new RegExp(`^${spokenDay(date)}:`) });

const march = {
  ...event('Opening Night', '2030-03-01'),
  ...tournament('Campus Cup', '2030-03-01'),
  ...event('Spring Open', '2030-03-22', { status: 'completed', time: '7 PM doors' }),
  ...event('April Fools', '2030-04-01'),
  ...event('Leap', '2030-02-28'),
};

test('a month is listed day by day, with events and tournaments, and the months around it @phone', async ({
  page,
  project,
}) => {
  await project.seed(march);
  await openAs(page, 'admin', '/admin/calendar?month=2030-03');
  await expect(page.getByRole('heading', { name: 'March 2030' })).toBeVisible();
  await expect(schedule(page).getByRole('heading', { level: 3 })).toHaveText([
    'Friday March 1st',
    'Friday March 22nd',
  ]);
  await expect(titles(page)).toHaveText(['Campus Cup', 'Opening Night', 'Spring Open']);
  for (const text of ['7 PM doors', 'Purdue University · Sigma Chi', 'Memorial Union', 'completed'])
    await expect(
      schedule(page).getByRole('listitem').filter({ hasText: 'Spring Open' }).last(),
    ).toContainText(text);
  await expect(page.getByRole('grid')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next month, April 2030' }).click();
  await expect(page).toHaveURL(/month=2030-04/);
  await expect(titles(page)).toHaveText(['April Fools']);
  await page.getByRole('button', { name: 'Next month, May 2030' }).click();
  await expect(schedule(page)).toContainText('No tournaments in May 2030.');
  await page.goBack();
  await expect(titles(page)).toHaveText(['April Fools']);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: monthName(monthOf(today())) })).toBeVisible();
});

test('a month is read and tried again, today marked and live, the strip walks, the grid is walked @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const soon = today(3);
  const archive = Array.from({ length: 40 }, (_, index) =>
    event(`Old ${index}`, `${monthsLater(monthOf(today()), -index - 1)}-15`, { status: 'completed' }),
  );
  await project.seed({
    ...Object.assign({}, ...archive),
    ...event('Cup', today(), { status: 'completed' }),
    ...event('Scheduled', soon),
    ...tournament('Upcoming', today(5)),
    ...event('Someday', null, { status: 'upcoming' }),
  });
  const strip = page.getByRole('region', { name: 'Coming up' });

  await test.step('a failure can be tried again; only the months looked at are read', async () => {
    await project.refuse('allow list: if isShortList() || isStaff();');
    await openAs(page, 'admin', '/admin/calendar');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to load tournaments. Please try again later.' }),
    ).toBeVisible();
    // Both are refused before they may.
    await expect(strip.getByRole('button', { name: 'Retry' })).toBeVisible();
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await strip.getByRole('button', { name: 'Retry' }).click();
    await expect(day(page, today())).toHaveAccessibleName(/Cup/);
    await expect(strip.getByRole('listitem')).toHaveText([
      `Scheduled ${spokenDay(soon)}`,
      `Upcoming ${spokenDay(today(5))}`,
      'Someday TBD',
    ]);
    await page.getByRole('button', { name: /^Previous month/ }).click();
    await expect(titles(page).filter({ hasText: 'Old 0' })).toBeVisible();
    const reads = (await project.requests())
      .filter(({ allowed }) => allowed)
      .reduce((sum, { reads: one }) => sum + one, 0);
    expect(reads).toBeLessThan(20);
    await page.goBack();
  });

  await test.step('today is marked, a change is seen at once, and an event opens with its details', async () => {
    await expect(day(page, today())).toHaveAttribute('aria-current', 'date');
    await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
    await updateDoc(doc(project.as('super'), 'events/Cup'), {
      title: 'Royal Cup',
      updatedAt: serverTimestamp(),
    });
    await expect(day(page, today())).toHaveAccessibleName(/Royal Cup/);
    await page.getByRole('button', { name: 'Royal Cup', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Royal Cup' })).toBeVisible();
    await expect(page).toHaveURL(/event=Cup/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the strip can be stopped, and stays in sight', async () => {
    const place = () =>
      strip
        .getByRole('listitem')
        .first()
        .evaluate((item) => item.getBoundingClientRect().left);
    const start = await place();
    await expect.poll(place).not.toBe(start);
    await strip.getByRole('button', { name: 'Pause the strip' }).click();
    await expect(strip.getByRole('button', { name: 'Play the strip' })).toBeVisible();
    const stopped = await place();
    await expectAccessible(page, '[aria-label="Coming up"]');
    expect(await place()).toBe(stopped);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => scrollTo(0, 400));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(strip).toBeInViewport();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(strip.getByRole('button')).toHaveCount(0);
    await expect(strip.getByRole('list')).toHaveCount(1);
    await expectAccessible(page, '[aria-label="Coming up"]');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('the grid is walked by keyboard, and the season comes as one file @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed({ ...march, ...event('Too early', '2029-07-31'), ...event('First', '2029-08-01') });
  await openAs(page, 'admin', '/admin/calendar?month=2030-03');
  const grid = page.getByRole('grid', { name: 'March 2030' });
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  await expect(day(page, '2030-03-01')).toHaveAccessibleName('Friday March 1st: Campus Cup, Opening Night');
  await expectAccessible(page);
  await day(page, '2030-03-01').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(day(page, '2030-03-22')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(schedule(page).getByRole('heading', { name: 'Friday March 22nd' })).toBeFocused();
  await day(page, '2030-03-22').focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/month=2030-04/);
  await expect(day(page, '2030-04-22')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day(page, '2030-04-21')).toBeFocused();
  // One stop for Tab.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
  await day(page, '2030-04-02').click();
  await expect(schedule(page)).toContainText('Nothing scheduled.');
  await schedule(page).getByRole('button', { name: 'Create Event' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Create Event' }).getByLabel('Date', { exact: true }),
  ).toHaveValue('2030-04-02');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await project.refuse('allow list: if isShortList() || isStaff();');
  await page.getByRole('button', { name: 'Season 2029–30 .ics' }).click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to prepare the calendar file. Please try again.' });
  await expect(failure).toBeVisible();
  await project.loadRules();
  const download = page.waitForEvent('download');
  await failure.getByRole('button', { name: 'Retry' }).click();
  expect((await download).suggestedFilename()).toBe('season-2029-30.ics');
  const file = await readFile(await (await download).path(), 'utf8');
  const summaries = [...file.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, text]) => text);
  expect(summaries.toSorted()).toEqual(
    ['April Fools', 'Campus Cup', 'First', 'Leap', 'Opening Night', 'Spring Open'].toSorted(),
  );
});
