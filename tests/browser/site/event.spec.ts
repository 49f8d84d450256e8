import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';

const database = '**/v1/projects/**';

const whole = {
  description: 'Bring your student card.',
  bracketImage: '/tournament-images/default.jpg',
  bracketStatus: 'semi-finals',
  currentParticipants: 12,
};

test('an event whole: facts, description, bracket, Enter', async ({ page, project }) => {
  await project.seed(anEvent('one', whole));
  await page.goto('/e/one');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
  await expect(page).toHaveTitle(/^Spring Open \|/);
  const facts = page.getByRole('complementary');
  for (const text of [
    'Saturday, March 14, 2026',
    '7:00 PM',
    'Memorial Union',
    '$25',
    '$1,000',
    '12 of 64 taken',
  ])
    await expect(facts).toContainText(text);
  const main = page.getByRole('main');
  await expect(main).toContainText('Bring your student card.');
  await expect(main.getByRole('img', { name: 'The bracket' })).toBeVisible();
  await expect(main.getByText('semi finals')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Enter Spring Open' })).toHaveAttribute(
    'href',
    'https://forms.example/1',
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('on a phone the facts and Enter come before the bracket @phone', async ({ page, project }) => {
  await project.seed(anEvent('one', { ...whole, currentParticipants: 64 }));
  await page.goto('/e/one');
  await expect(page.getByRole('complementary')).toContainText('All 64 taken');
  const [facts, bracket] = await Promise.all([
    page.getByRole('complementary').boundingBox(),
    page.getByRole('heading', { name: 'Bracket' }).boundingBox(),
  ]);
  expect(facts?.y).toBeLessThan(bracket?.y ?? 0);
});

test('what is over names winner and runner-up, and is not offered for the calendar @desktop', async ({
  page,
  project,
}) => {
  await project.seed({
    ...anEvent('one', { ...whole, status: 'completed' }),
    'tournaments/one': { ...season['tournaments/t1'] },
  });
  await page.goto('/e/one');
  const facts = page.getByRole('complementary');
  await expect(facts.getByRole('button', { name: 'Completed' })).toBeDisabled();
  await expect(facts).toContainText('Saturday, March 14, 2026');
  await expect(facts).toContainText('WinnerAnn');
  await expect(facts).toContainText('Runner-upBo');
  await expect(facts).not.toContainText('Spots');
  await expect(facts).not.toContainText('alendar');
});

test('canonical address and schema.org data, under the real headers @desktop', async ({
  page,
  project,
  baseURL,
}) => {
  await project.seed(anEvent('one', whole));
  await page.goto('/e/one?from=card');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/e/one`);
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@type': 'Event',
    name: 'Spring Open',
    url: `${baseURL}/e/one`,
    startDate: '2026-03-14T19:00:00-04:00',
    offers: { price: 25, priceCurrency: 'USD' },
  });
});

test('the calendar file and the Google link have the day in the zone of the campus @desktop', async ({
  page,
  project,
}) => {
  await project.seed(anEvent('one'));
  await page.goto('/e/one');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('spring-open.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('SUMMARY:Spring Open');
  expect(text).toContain('DTSTART;TZID=America/New_York:20260314T190000');
  const google = page.getByRole('link', { name: 'Google Calendar' });
  await expect(google).toHaveAttribute(
    'href',
    /calendar\.google\.com.*20260314T190000.*ctz=America%2FNew_York/,
  );
});

test('on paper stand the facts and no buttons @desktop', async ({ page, project }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await project.seed(anEvent('one', whole));
  await page.goto('/e/one');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Saturday, March 14, 2026')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('without an answer the event is shown as it was last seen @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR/);
  await project.seed(anEvent('one', whole));
  await page.goto('/e/one');
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await expect(facts).toBeVisible();
  const before = await facts.textContent();
  await page.route(database, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^We can't reach the tour right now\. Showing the event as of /)).toBeVisible();
  await expect(facts).toHaveText(before ?? '');
  await expectAccessible(page);
  await page.unroute(database);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/Showing the event as of/)).toHaveCount(0);
  await expect(facts).toBeVisible();
});

test('an unknown id says so and leads to the upcoming events @phone', async ({ page }) => {
  for (const id of ['nobody', '__x__']) {
    await page.goto(`/e/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This event does not exist');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See upcoming events' }).click();
  await expect(page).toHaveURL('/events/upcoming');
});

test('a card leads to the page of its event, and the focus goes along @desktop', async ({
  page,
  project,
}) => {
  await project.seed(anEvent('one'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Spring Open', exact: true }).click();
  await expect(page).toHaveURL('/e/one');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeFocused();
});
