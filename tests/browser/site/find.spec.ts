import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test, watchLayoutShift } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

const database = '**/v1/projects/**';

const purdue = { collegeId: 'purdue-university', collegeName: 'Purdue University', state: 'IN' };

function on(date: string, changes = {}) {
  return { title: date, date, sortDate: `${date}T19:00`, ...purdue, ...changes };
}

const season = {
  ...anEvent('soon', on('2099-03-01')),
  ...anEvent('late', on('2099-05-01', { status: 'scheduled' })),
  ...anEvent('over', on('2025-01-01', { status: 'completed' })),
  ...anEvent('long-over', on('2024-01-01', { status: 'completed' })),
  ...anEvent(
    'elsewhere',
    on('2099-04-01', { collegeId: 'yale-university', collegeName: 'Yale University', state: 'CT' }),
  ),
};

test('from home to a school by its nickname, and texts that mean several things or nothing @phone', async ({
  page,
  project,
}) => {
  await project.seed(season);
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Find your school' });
  await field.fill('boilermak');
  await page.getByRole('option', { name: /^Purdue University/ }).click();
  await expect(page).toHaveURL('/find/college/purdue-university');
  await expect(page.getByRole('heading', { level: 1, name: 'Events at Purdue University' })).toBeFocused();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['2099-03-01', '2099-05-01', '2025-01-01', '2024-01-01']);
  await expectAccessible(page);
  await page.reload();
  await expect(titles).toHaveText(['2099-03-01', '2099-05-01', '2025-01-01', '2024-01-01']);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBe(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await field.fill('washington');
  await field.press('Enter');
  await expect(page).toHaveURL('/find?q=washington');
  await expect(page.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Washington, DC' }).click();
  await expect(page).toHaveURL('/find/city/washington-dc');
  await expect(page.getByRole('heading', { name: 'No events in Washington, DC yet' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('xyzzy');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: "We can't find “xyzzy”" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/find/city/washington-dc');

  await page.goto('/find');
  const schools = page.getByRole('region', { name: 'Schools with events coming up' });
  await expect(schools.getByRole('link')).toHaveText([/Purdue University/, /Yale University/]);
  await expectAccessible(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBe(0);
  await page.getByRole('link', { name: 'Indiana 2 events' }).click();
  // The field of the page before is there until the new page is.
  await expect(page.getByRole('heading', { level: 1, name: 'Events in Indiana' })).toBeVisible();
  await expect(page).toHaveURL('/find/state/IN');
  await field.fill('2099');
  await page.getByRole('option', { name: /^2099-03-01/ }).click();
  await expect(page).toHaveURL('/e/soon');
});

test('by keyboard alone, from a school: a state by its letters @desktop', async ({ page, project }) => {
  await project.seed(season);
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/find/college/purdue-university');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBe(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('combobox', { name: 'Find your school' }).focus();
  await page.keyboard.type('in');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/^State of Indiana/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(
    /^State of Indiana/,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find/state/IN');
  await expect(page.getByRole('heading', { level: 1, name: 'Events in Indiana' })).toBeFocused();
});

test('the search without its list of schools, and without its events @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR|Failed to fetch dynamically imported module/);
  await project.seed(season);
  // The page has just been reloaded for a deploy, so it isn't once more.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-missing-chunk', String(Date.now())));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lists = /\/assets\/(FindChoices|search|colleges)-.*\.js$/;
  await page.route(lists, (route) => route.abort());
  const field = page.getByRole('combobox', { name: 'Find your school' });
  await field.fill('purdue university');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/find\?q=purdue%20university$/);
  await expect(page.getByText("The search couldn't be loaded.")).toBeVisible();
  await page.unroute(lists);
  await page.route(database, (route) => route.abort());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/find/college/purdue-university');
  await expect(page.getByText('Failed to load events. Please try again later.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(database);
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(4);
});
