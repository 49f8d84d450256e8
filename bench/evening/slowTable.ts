import type { BoardTable } from '../../src/domain/night/board/board.ts';
import { tableInText, tableName } from '../../src/domain/night/board/tableName.ts';
import { isFinished } from '../../src/domain/night/watch/missingCounts.ts';
import type { Cast } from './cast.ts';
import type { Director } from './director.ts';
import { countBy } from './firstWave.ts';
import { type Dealer, opened } from './phones.ts';
import { playWave } from './wave.ts';

/** Both directors press the same button in the same moment: one starts the wave, the other is told. */
export async function startTogether({ room, first, second }: Cast, wave: number): Promise<void> {
  await room.clock.to(opened(await room.board()).waves[wave - 1]?.startsAt ?? 0);
  await first.open('/tables/night');
  await second.open('/tables/night');
  const buttons = [first, second].map(({ page }) => page.getByRole('button', { name: `Start wave ${wave}` }));
  for (const button of buttons) await button.waitFor();
  // A press that waits until the button stands still would be the second one after the first was seen.
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
  await room.until(`wave ${wave} has begun`, (board) => opened(board).wave === wave);
  const director = await Promise.any([first, second].map(whoIsTold));
  await room.shoot(director.page, 'two-directors');
  await director.page.getByRole('button', { name: 'Dismiss' }).first().click();
  room.say(`two directors start wave ${wave}: ${director.name} reads that the other one did`);
}

/** Returns the director when they read that the other one was faster. */
async function whoIsTold(director: Director): Promise<Director> {
  await director.page.getByText(/just did something/).waitFor();
  return director;
}

/** The second wave, in which Kim's table is slow; returns it. */
export async function playSlowWave(cast: Cast, dealer: Dealer): Promise<BoardTable> {
  const { room, kim } = cast;
  const [soon = 0] = dealer.hands;
  await room.shoot(kim, 'captain-next-table');
  await kim.getByRole('button', { name: /^Go to table/ }).tap();
  const heading = await kim.getByRole('heading', { level: 2 }).textContent();
  const round = opened(await room.board());
  const slow = round.tables.find((table) => tableName(round, table) === heading);
  if (!slow) throw new Error(`There is no ${heading}.`);
  await playWave(cast, dealer, 2, {
    count: async (hand) => {
      if (hand.table.key !== slow.key) return hand.counts;
      if (hand.hand !== soon) return 'nobody';
      await countBy(cast, kim, hand);
      return 'done';
    },
  });
  return slow;
}

/** The third wave starts while the slow table plays on, which is counted to its end afterwards. */
export async function startBesideSlow(cast: Cast, dealer: Dealer, slow: BoardTable): Promise<void> {
  const { room, first, kim } = cast;
  await first.open('/tables/night');
  const before = opened(await room.board());
  await room.shoot(first.page, 'night-slow-table', true);
  await first.press('Start wave 3');
  await first.dialog.getByText(`Not counted to the end yet: ${tableInText(before, slow)}.`).waitFor();
  await room.shoot(first.page, 'start-beside-slow');
  await first.press('Start wave 3', first.dialog);
  await room.until('wave 3 has begun', (board) => opened(board).wave === 3);
  for (const hand of dealer.hands.slice(1)) {
    const board = await room.board();
    await countBy(cast, kim, { table: slow, hand, counts: dealer.countsAt(board, slow, hand) });
  }
  await kim.getByText(/is done\./).waitFor();
  await room.shoot(kim, 'captain-slow-done');
  await room.until('the slow table is done', (board) => isFinished(board, opened(board), slow));
  room.say(`${tableInText(before, slow)}: slow, and counted to its end while wave 3 plays`);
}
