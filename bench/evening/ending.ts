import type { Page } from '@playwright/test';
import { nightPlaces } from '../../src/domain/night/counts/roundStanding.ts';
import { placeOf } from '../../src/domain/night/steps/seatMoves.ts';
import type { Cast } from './cast.ts';
import { correctCount } from './correction.ts';
import { EVENT, HIDDEN } from './people.ts';
import { PHONE } from './room.ts';

/** The first director publishes the results. */
export async function publish({ room, first }: Cast): Promise<void> {
  const { page } = first;
  await first.open('/tables/result');
  await page.getByRole('region', { name: 'Winners' }).waitFor();
  await room.shoot(page, 'publish', true);
  await first.press('Publish');
  await page.getByText('The results are published.').waitFor();
  await room.shoot(page, 'published', true);
  room.say('the results are published');
}

/** Anybody draws the tables again on a page of their own, and finds them the same. */
export async function checkDraw({ room }: Cast): Promise<void> {
  const page = await room.open(PHONE);
  await page.goto(`${room.origin}/e/${EVENT}/live/draw`);
  await page.getByRole('button', { name: 'Check it here' }).tap();
  for (const { name } of (await room.board()).rounds)
    await page.getByText(new RegExp(`${name} match(es)?\\.`)).waitFor();
  await room.shoot(page, 'draw-checked', true);
  await page.context().close();
  room.say('all draws, drawn again by a visitor: the same');
}

/** The count of the final table was wrong: the second director corrects it, and publishes who won. */
export async function correctChampion({ room, second, numbers }: Cast): Promise<void> {
  const { page, dialog } = second;
  const board = await room.board();
  const round = board.rounds.at(-1);
  const [best] = nightPlaces(board);
  if (!round || !best || !placeOf(round, numbers.hidden)) throw new Error('The final table is wrong.');
  await correctCount(room, second, {
    round,
    no: numbers.hidden,
    chips: best.chips + 100,
    note: 'A stack was left out',
  });
  await second.open('/tables/result');
  await page.getByText('Places have changed since it was published.').waitFor();
  await room.shoot(page, 'places-changed', true);
  await second.press('Publish the correction');
  await dialog.getByLabel('What was corrected').fill('A count at the final table');
  await room.shoot(page, 'publish-correction');
  await second.press('Publish', dialog);
  await page.getByText('The correction is published.').waitFor();
  await room.shoot(page, 'correction-published', true);
  room.say(`the champion is corrected, after publishing: #${numbers.hidden} instead of #${best.no}`);
}

/** The champion asks that nobody may read their name. */
export async function hideName({ room, second }: Cast): Promise<void> {
  const { page } = second;
  await second.go('/admin/season');
  await second.press('Players');
  await page.getByRole('searchbox', { name: 'Find a player' }).fill(HIDDEN.name);
  await second.press(new RegExp(`^${HIDDEN.name}`));
  await second.press('Show as…');
  const pages = page.getByRole('list', { name: 'These public pages change' });
  const retry = page.getByRole('button', { name: 'Retry' });
  // On a machine that is busy the list may take too long, and is asked for again.
  for (let tries = 0; tries < 5; tries += 1) {
    await pages.or(retry).first().waitFor();
    if (await pages.isVisible()) break;
    await retry.first().click();
  }
  await pages.waitFor();
  await room.shoot(page, 'hide-name');
  await second.press('Hide the name');
  await page.getByRole('heading', { name: 'The name is hidden' }).waitFor();
  await room.shoot(page, 'name-hidden');
  await second.press('Done');
  room.say('the champion is hidden');
}

/** Waits until the pages that are open asked by themselves; those that don't are seen by the check. */
export async function waitForScreens({ room, winner, hidden, tv }: Cast, out: Page): Promise<void> {
  const from = performance.now();
  const isGone = (name: string) => !document.body.textContent?.includes(name);
  const waits = Object.entries({ winner, hidden, tv, out }).map(async ([who, page]) => {
    const asked = page.waitForFunction(isGone, HIDDEN.name, { timeout: 150_000, polling: 1000 });
    const done = await asked.then(
      () => true,
      () => false,
    );
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    room.say(`${who}, untouched: ${done ? 'hides the name' : 'still has the name'} after ${seconds} s`);
  });
  await Promise.all(waits);
}
