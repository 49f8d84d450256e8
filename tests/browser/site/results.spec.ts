import { nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aNight } from '../../support/documents/boards.ts';
import { anEvent } from '../../support/documents/events.ts';
import { resultsDocument, someResults } from '../../support/documents/results.ts';
import { expectKept } from '../../support/kept.ts';

test.use({ serviceWorkers: 'allow' });

/** A night of 20 people with its results. */
const { board, documents } = await aNight({ players: 20 });
const places = nightPlaces(board);
const results = someResults({
  players: 20,
  version: 2,
  changes: [{ at: Date.parse('2026-11-09T17:00:00Z'), text: 'Places 7 and 8 were swapped.' }],
  row: (at) => ({ ...places[at], name: board.people.get(places[at]?.no ?? 0)?.shown ?? '' }),
});
const third = results.rows[2];

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|dynamically imported/;

test('from the previous nights to the results, one’s own place, every table, and offline @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(lost);
  await project.seed({
    ...anEvent('cup', { status: 'completed', board: 'results', date: results.day }),
    'tournaments/cup': {
      title: results.title,
      status: 'completed',
      winner: results.rows[0]?.name ?? '',
      date: results.day,
      sortDate: `${results.day}T19:00`,
      board: 'results',
    },
    'boards/cup': documents['boards/cup'] ?? {},
    ...resultsDocument(results),
  });
  const reads = async (collection: string) =>
    (await project.requests()).filter(({ paths }) => paths.some((path) => path.includes(collection)));

  await page.goto('/tournaments/previous');
  const card = page.getByRole('article', { name: results.title });
  await card.getByRole('link', { name: 'Results' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/e\/cup\/results$/);
  await expect(page.getByRole('heading', { level: 1, name: results.title })).toBeFocused();
  await expect(page.getByText('Corrected Nov 9, 2026: Places 7 and 8 were swapped.')).toBeVisible();
  const champion = page.getByRole('listitem').filter({ hasText: 'Champion' });
  await expect(champion.getByText(results.rows[0]?.name ?? '', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // By keyboard to one's own place.
  await page.getByRole('searchbox', { name: 'Find your name or number' }).focus();
  await page.keyboard.type(`#${third?.no}`);
  await expect(page.getByText('1 person found.')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3rd of 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^My place/ })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/e/cup/results#${third?.no}$`));

  // The board is read once it is wanted.
  expect(await reads('boards')).toHaveLength(0);
  await page.getByText('Every table of the night, and how it was drawn').focus();
  await page.keyboard.press('Enter');
  const check = page.getByRole('button', { name: 'Check it here' });
  await expect(check).toBeVisible();
  expect(await reads('boards')).toHaveLength(1);
  await check.press('Enter');
  await expect(page.getByText('Round 1 matches.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  // An old link to the night's tables leads here.
  await page.goto(`/e/cup/live#${third?.no}`);
  await expect(page).toHaveURL(new RegExp(`/e/cup/results#${third?.no}$`));
  await expect(page.getByText('3rd of 20', { exact: true })).toBeVisible();

  // The page opens again without a network.
  await page.goto('/e/cup/results');
  await expect(page.getByText('3rd of 20', { exact: true })).toBeVisible();
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You're offline\. Showing the results as of /)).toBeVisible();
  await expect(page.getByText('3rd of 20', { exact: true })).toBeVisible();
});
