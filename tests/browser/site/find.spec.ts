import { expectAccessible } from '../../support/axe.ts';
import { expect, test, watchLayoutShift } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

const database = '**/v1/projects/**';

const purdue = { collegeId: 'purdue-university', collegeName: 'Purdue University', state: 'IN' };

function on(date: string, changes = {}) {
  return { title: date, date, sortDate: `${date}T19:00`, ...purdue, ...changes };
}

const season = {
  ...anEvent('soon', on('2026-03-01')),
  ...anEvent('late', on('2026-05-01', { status: 'scheduled' })),
  ...anEvent('over', on('2025-01-01', { status: 'completed' })),
  ...anEvent('long-over', on('2024-01-01', { status: 'completed' })),
  ...anEvent('elsewhere', on('2026-04-01', { collegeId: 'yale-university', state: 'CT' })),
};

test('a school is found from the home page, a text that may mean several asks which @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('the home page finds a school by its nickname; the answer can be sent, reloaded and gone back from', async () => {
    await project.seed(season);
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Find your school' });
    await field.click();
    await field.fill('boilermak');
    await page.getByRole('option', { name: /^Purdue University/ }).click();
    await expect(page).toHaveURL('/find/college/purdue-university');
    const heading = page.getByRole('heading', { level: 1, name: 'Events at Purdue University' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle('Events at Purdue University | Campus Blackjack Tour');
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['2026-03-01', '2026-05-01', '2025-01-01', '2024-01-01']);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Coming up',
      'Past events',
    ]);
    await expectAccessible(page);
    await page.reload();
    await expect(titles).toHaveText(['2026-03-01', '2026-05-01', '2025-01-01', '2024-01-01']);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
  });
  await startAnew();
  await test.step('a text that may mean several things asks which; one that means nothing says so', async () => {
    await page.goto('/events/upcoming');
    const field = page.getByRole('combobox', { name: 'Find your school' });
    await field.fill('washington');
    await field.press('Enter');
    await expect(page).toHaveURL('/find?q=washington');
    await expect(page.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Washington, DC' }).click();
    await expect(page).toHaveURL('/find/city/washington-dc');
    await expect(page.getByRole('heading', { name: 'No events in Washington, DC yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bring the tour to Washington, DC' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/find?q=xyzzy');
    await expect(page.getByRole('heading', { name: "We can't find “xyzzy”" })).toBeVisible();
    await expectAccessible(page);
  });
});

test('by keyboard alone, from a list: a state by its letters @desktop', async ({ page, project }) => {
  await project.seed(season);
  await page.goto('/tournaments');
  const field = page.getByRole('combobox', { name: 'Find your school' });
  await field.focus();
  await page.keyboard.type('in');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/^Indiana/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(/^Indiana/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find/state/IN');
  await expect(page.getByRole('heading', { level: 1, name: 'Events in Indiana' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('the search without its list of schools, and without its events @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a failure says so, alone, and Retry loads the events; offline they are as last seen', async () => {
    expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR/);
    await project.seed(season);
    await page.route(database, (route) => route.abort());
    await page.goto('/find/college/purdue-university');
    await expect(page.getByText('Failed to load events. Please try again later.')).toBeVisible();
    await expect(page.getByText('No events at Purdue University yet')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(database);
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.route(database, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/Showing the list as of/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
  await startAnew();
  await test.step('without the list of schools the search still submits, says so, and tries again', async () => {
    expectConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await project.seed(season);
    // The page has just been reloaded for a deploy, so it isn't once more.
    await page.addInitScript(() => sessionStorage.setItem('reloaded-for-missing-chunk', String(Date.now())));
    await page.goto('/');
    const lists = /\/assets\/(FindChoices|search|colleges)-.*\.js$/;
    await page.route(lists, (route) => route.abort());
    const field = page.getByRole('combobox', { name: 'Find your school' });
    await field.fill('purdue university');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/find\?q=purdue%20university$/);
    await expect(page.getByText("The search couldn't be loaded.")).toBeVisible();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/find/college/purdue-university');
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});

test('nothing moves while the events of a school come', async ({ page, project }) => {
  await project.seed(season);
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/find/college/purdue-university');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a school with 2000 events reads two pages at most, and Show more one @desktop', async ({
  page,
  project,
}) => {
  const all = {};
  for (let index = 0; index < 2_000; index += 1) {
    const sortDate = new Date(Date.UTC(2020, 0, 1, index)).toISOString().slice(0, 16);
    const status = index % 2 === 0 ? 'completed' : 'upcoming';
    Object.assign(all, anEvent(`e${index}`, { ...purdue, status, date: sortDate.slice(0, 10), sortDate }));
  }
  await project.seed(all);
  await page.goto('/find/college/purdue-university');
  await expect(page.getByRole('article')).toHaveCount(24);
  const reads = async () => (await project.requests()).map(({ method, reads: read }) => [method, read]);
  expect(await reads()).toEqual([
    ['runQuery', 24],
    ['runQuery', 24],
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  expect(await reads()).toHaveLength(3);
});
