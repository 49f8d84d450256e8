import { gzipSync } from 'node:zlib';
import { storable } from '../../../sample/night/storage.ts';
import type { Board } from '../../../src/domain/night/board/board.ts';
import { patched } from '../../../src/domain/night/board/boardPatch.ts';
import { tableName } from '../../../src/domain/night/board/tableName.ts';
import { seatIn, seatText } from '../../../src/domain/night/live/whereabouts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aNight } from '../../support/documents/boards.ts';
import { anEvent } from '../../support/documents/events.ts';

/** A round-1 night of 96 on 6 tables, in its first wave. */
const night = await aNight({ players: 96, minutes: 20, plan: { tables: 6 } });
const { board, data } = night;
const board96 = { 'boards/cup': night.documents['boards/cup'] ?? {} };

/** A seat at a table that plays, whose player is counted next. */
function playing({ rounds }: Board) {
  const round = rounds[0];
  const table = round?.tables.find(({ wave }) => wave === 1);
  const no = table?.seats[0] ?? 0;
  const seat = round && seatIn(round, no);
  if (!round || !table || !seat) throw new Error('Nobody plays');
  return { round, table, no, seat };
}

const withSetting = (path: string, value: unknown) => ({
  'boards/cup': Object.fromEntries(
    Object.entries(patched(data, [{ path, value }])).map(([name, stored]) => [name, storable(stored)]),
  ),
});

const counted = (chips: number) =>
  withSetting(`counts.r1.${playing(board).table.key}`, { at: 9, s1: { hand: 8, chips, out: false } });

test('a player finds the table from a cold load in two taps, and sees a count arrive @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  const { no, seat, round, table } = playing(board);
  await project.seed({ ...anEvent('cup', { status: 'active', board: 'live' }), ...board96 });
  await page.clock.install();
  const sizes: number[] = [];
  let questions = 0;
  page.on('response', async (response) => {
    if (!response.url().includes(':batchGet')) return;
    questions += 1;
    const body = await response.body().catch(() => Buffer.alloc(0));
    sizes.push(gzipSync(body, { level: 9 }).length);
  });
  await page.goto('/e/cup/live');
  await expect(page.getByRole('heading', { level: 1, name: board.title })).toBeVisible();
  // From here on the page asks only when the test says so.
  await page.clock.pauseAt(Date.now() + 5_000);

  // A spectator sees chips in the first screen.
  const count = page.getByRole('article').first().getByRole('row').nth(1);
  await expect(count).toBeInViewport({ ratio: 1 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThan(844 / 2);

  await page.getByRole('searchbox', { name: 'Find your name or number' }).fill(String(no));
  await page.getByRole('button', { name: new RegExp(`^#${no} `) }).click();
  const mine = page.getByRole('region', { name: /^My table/ });
  await expect(mine.getByText(seatText(seat), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${no}$`));

  const card = page.getByRole('article', { name: tableName(round, table), exact: true });
  const before = await card.boundingBox();
  await project.seed(counted(87_654));
  await page.clock.fastForward(30_000);
  await expect(mine.getByText('87,654 chips after hand 8')).toBeVisible();
  expect((await card.boundingBox())?.y).toBe(before?.y);
  await expect.poll(() => sizes.length).toBe(2);
  expect(sizes[1]).toBeLessThanOrEqual(1_500);

  // A hidden page asks nothing; one that is seen again asks at once.
  await showPage(false);
  await page.clock.fastForward('01:00:00');
  expect(questions).toBe(2);
  await project.seed(counted(76_543));
  await showPage(true);
  await expect(mine.getByText('76,543 chips after hand 8')).toBeVisible();
  expect(questions).toBe(3);
  const reads = (await project.requests()).filter(({ paths }) =>
    paths.some((path) => path.includes('boards')),
  );
  expect(reads.map(({ reads: documents }) => documents)).toEqual([1, 1, 1]);

  // Without a network, what was seen stays.
  await page.context().setOffline(true);
  await expect(page.getByText(/^You're offline · as of /)).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await project.seed(counted(65_432));
  await expect(mine.getByText('76,543 chips after hand 8')).toBeVisible();
  await page.context().setOffline(false);
  await expect(mine.getByText('65,432 chips after hand 8')).toBeVisible();
  await expect(page.getByText(/^Live · as of /)).toBeVisible();
  expect(questions).toBe(4);
  await page.clock.resume();
  await expectAccessible(page);

  // Nor does a page that opens while the database is away lose what was seen.
  expectConsole(/ERR_FAILED/);
  await page.route(/:batchGet/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^Trying to reconnect · as of /)).toBeVisible();
  await expect(mine.getByText('65,432 chips after hand 8')).toBeVisible();

  async function showPage(visible: boolean): Promise<void> {
    await page.evaluate((shown) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !shown });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visible);
  }
});

test('anybody checks the draw in their own browser @desktop', async ({ page, project }) => {
  await project.seed({ ...anEvent('cup', { status: 'active', board: 'live' }), ...board96 });
  const answer = await page.goto('/e/cup/live');
  expect(await answer?.headerValue('x-robots-tag')).toBe('noindex');
  await page.getByRole('link', { name: 'How was this drawn?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How was this drawn?' })).toBeVisible();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByText('Round 1 matches.')).toBeVisible();
  await expectAccessible(page);
});
