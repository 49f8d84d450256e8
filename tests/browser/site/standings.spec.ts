import { seasonOf } from '../../../src/domain/time/seasonNames.ts';
import { expectAccessible, expectContrast } from '../../support/axe.ts';
import { expect, sideways, takenOver, test, watchLayoutShift } from '../../support/browser.ts';
import { aComingEvent } from '../../support/documents/events.ts';
import { aSeason, seasonDocument } from '../../support/documents/seasons.ts';
import { today } from '../../support/today.ts';

const season = aSeason({ season: seasonOf(today()), nights: 8, people: 60 });
const [leader] = season.schools;

test('from the home page to a school: who leads, a search, which results count @phone', async ({
  page,
  project,
}) => {
  await project.seed({ ...seasonDocument(season), ...aComingEvent('spring-open') });
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
  expect((await project.requests()).map(({ method }) => method)).toEqual(['runQuery']);
  // The line is read when its place, above the footer, comes into view.
  await page.evaluate(() => scrollTo(0, (document.querySelector('footer')?.offsetTop ?? 0) - innerHeight));
  const line = page.getByText(`${leader?.name} leads the`);
  await expect(line).toBeVisible();
  expect(await layoutShift()).toBe(0);
  const [, read, ...more] = await project.requests();
  expect(read).toMatchObject({ method: 'batchGet', paths: [`seasons/${season.season}`], reads: 1 });
  expect(more).toEqual([]);

  await page.getByRole('link', { name: 'See the standings' }).click();
  await expect(page).toHaveURL('/standings');
  await expect(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeFocused();
  await page.getByRole('link', { name: 'Schools' }).click();
  await expect(page).toHaveURL('/standings?tab=schools');
  // The field stands above each of the tables; the address has changed before the page.
  await expect(page.getByRole('region', { name: 'Schools' })).toBeVisible();
  await page.getByLabel('Find a name').fill('iowa');
  await expect(page).toHaveURL('/standings?tab=schools&q=iowa');
  await expect(page.getByText('1 found')).toBeAttached();
  const row = page.getByRole('row', { name: /University of Iowa/ });
  await expect(row).toHaveCount(1);
  const height = (await row.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(44);
  expect(height).toBeLessThanOrEqual(56);
  const opener = page.getByRole('button', { name: /^University of Iowa .*Best \d+ of \d+$/ });
  // The points belong to the row that opens, as all of it does.
  await row.getByText(/^\d+\.\d$/).click({ force: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/more don't count/)).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBe(0);

  await page.getByRole('link', { name: 'All results of University of Iowa' }).click();
  await expect(page).toHaveURL(`/schools/university-of-iowa/${season.season}`);
});

test('old and unknown addresses lead on; without its season the home page has no line @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|404/);
  await project.seed(seasonDocument(season));
  await page.goto('/leaderboard');
  await expect(page).toHaveURL('/standings');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Standings 20\d\d–\d\d \| Campus Blackjack Tour$/);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await page.route(/:batchGet/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(':batchGet'));
  await page.goto('/');
  // A page that the app takes over goes back to its top.
  await takenOver(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await failed;
  await expect(page.getByText('Our Partners')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the standings' })).toHaveCount(0);
});
