import type { BoardTable } from '../../src/domain/night/board/board.ts';
import { tableInText } from '../../src/domain/night/board/tableName.ts';
import { isFinal } from '../../src/domain/night/counts/roundStanding.ts';
import { choose, send as sendTyped, type } from './captain.ts';
import type { Cast } from './cast.ts';
import type { Director } from './director.ts';
import { type Dealer, opened } from './phones.ts';
import { shootWatching } from './watching.ts';
import { playWave } from './wave.ts';

/** Closes the open round. `missing`: the table whose last count isn't there. */
export async function closeRound(cast: Cast, director: Director, missing?: BoardTable): Promise<void> {
  const { room } = cast;
  const round = opened(await room.board());
  const what = isFinal(round) ? 'Close the final table' : 'Close round';
  const words = round.name.toLowerCase().replaceAll(' ', '-');
  await director.open('/tables/night');
  await director.press(what);
  await director.dialog.waitFor();
  if (missing)
    await director.dialog.getByText(`No last count yet: ${tableInText(round, missing)}.`).waitFor();
  await room.shoot(director.page, `close-${words}`);
  await director.press(missing ? `Close without ${tableInText(round, missing)}` : what, director.dialog);
  const board = await room.until('a closed round', ({ open }) => open === '');
  await director.dialog.waitFor({ state: 'detached' });
  await shootWatching(room, cast, `after-${words}`);
  room.say(`${round.name}: closed, ${board.rounds.at(-1)?.through.length ?? 0} go on`);
}

/** The third wave, in which the last count of Lou's table stays on the phone; returns the table. */
export async function playUnfinished(cast: Cast, dealer: Dealer): Promise<BoardTable> {
  const { room, lou, numbers } = cast;
  const round = opened(await room.board());
  const table = round.tables.find(
    ({ wave, seats }) => wave === 3 && !seats.includes(numbers.winner) && !seats.includes(numbers.hidden),
  );
  if (!table) throw new Error('A table without the winners is needed.');
  await choose(lou, round, table);
  await playWave(cast, dealer, 3, {
    count: async ({ table: { key }, hand, counts, isLast }) => {
      if (key !== table.key || !isLast) return counts;
      await lou.context().setOffline(true);
      await type(lou, hand, counts);
      await sendTyped(lou);
      await lou.getByText('Saved here, not sent yet').waitFor();
      return 'done';
    },
  });
  return table;
}

/** The count that was missing comes when its round is over: the second director leaves it out. */
export async function leaveOutLate({ room, second, lou }: Cast): Promise<void> {
  await lou.context().setOffline(false);
  await lou.getByText('Sent to the director.').waitFor();
  await room.shoot(lou, 'captain-late-count');
  await second.open('/tables/night');
  // A slip may be on its way for a while before the board is said to be behind it.
  await room.clock.to(room.clock.now() + 60_000);
  await second.page.getByRole('button', { name: 'Leave it out' }).waitFor({ timeout: 40_000 });
  await room.shoot(second.page, 'to-decide-late-count');
  await second.press('Leave it out');
  await second.page.getByRole('heading', { name: /^To decide/ }).waitFor({ state: 'detached' });
  room.say('a count that came too late is left out');
}
