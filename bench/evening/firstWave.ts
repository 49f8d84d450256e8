import type { BoardRound, BoardTable } from '../../src/domain/night/board/board.ts';
import { seated } from '../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../src/domain/night/counts/seats.ts';
import { choose, sendAndSee, send as sendTyped, type } from './captain.ts';
import type { Cast } from './cast.ts';
import { type Counts, type Dealer, opened, send, tiedAtLine } from './phones.ts';
import { shootWatching } from './watching.ts';
import { type Counted, type Hand, helper, playWave } from './wave.ts';

/** The tables of the two captains in the first wave, and the seat at Kim's to which nobody comes. */
type Shown = { round: BoardRound; mine: BoardTable; other: BoardTable; empty: string; emptyNo: number };

/**
 * The first wave, with everything that can happen at two tables: a no-show whom the captain sees, two phones
 * that contradict each other, a phone without a network, and a tie at the line.
 */
export async function playFirstWave(cast: Cast, dealer: Dealer): Promise<void> {
  const shown = await shownTables(cast);
  await begin(cast, shown);
  const [first = 0, second = 0, last = 0] = dealer.hands;
  let isSettled = false;
  await playWave(cast, dealer, 1, {
    without: (table) => (table.key === shown.mine.key && !isSettled ? shown.empty : ''),
    count: (hand) => countShown(cast, shown, hand, second),
    after: async (hand) => {
      if (hand === first) {
        await decideNoShow(cast, shown);
        isSettled = true;
        await contradict(cast, shown);
      }
      if (hand === second) await leaders(cast);
      if (hand === last) await playOff(cast);
    },
  });
}

async function shownTables({ room, numbers }: Cast): Promise<Shown> {
  const board = await room.board();
  const round = opened(board);
  const isPlain = ({ wave, seats }: BoardTable) =>
    wave === 1 && !seats.includes(numbers.winner) && !seats.includes(numbers.hidden);
  const [mine, other] = round.tables.filter(isPlain);
  if (!mine || !other) throw new Error('Two tables without the winners are needed.');
  const nobody = seated(mine, board).at(-1);
  if (!nobody) throw new Error('Nobody sits there.');
  return { round, mine, other, empty: seatKey(nobody.index), emptyNo: nobody.no };
}

async function begin(cast: Cast, { round, mine, other }: Shown): Promise<void> {
  const { room, kim, lou, first } = cast;
  await choose(kim, round, mine);
  await choose(lou, round, other);
  await kim.getByText(/^Hand 1$/).waitFor();
  await room.shoot(kim, 'captain-table');
  await room.shoot(first.page, 'night-playing', true);
  await shootWatching(room, cast, 'playing');
}

async function countShown(cast: Cast, shown: Shown, hand: Hand, offlineAt: number): Promise<Counted> {
  const { kim, lou, room } = cast;
  const { table, counts } = hand;
  if (table.key === shown.mine.key) {
    const said = hand.isLast ? tiedAtLine(counts) : counts;
    await countBy(cast, kim, { ...hand, counts: said }, hand.hand === 6 ? shown.empty : '');
    return 'done';
  }
  if (table.key !== shown.other.key) return counts;
  if (hand.hand !== offlineAt) {
    await countBy(cast, lou, hand);
    return 'done';
  }
  await lou.context().setOffline(true);
  await type(lou, hand.hand, counts);
  await sendTyped(lou);
  await lou.getByText('Saved here, not sent yet').waitFor();
  await room.shoot(lou, 'captain-offline-saved');
  await lou.context().setOffline(false);
  await lou.getByText(/^Sent \d+:\d\d [AP]M$/).waitFor();
  return 'done';
}

/** Counts a table on a captain's phone, with pictures. */
export async function countBy(
  { room }: Pick<Cast, 'room'>,
  phone: Cast['kim'],
  { table, hand, counts }: { table: BoardTable; hand: number; counts: Counts },
  empty = '',
): Promise<void> {
  const from = performance.now();
  const taps = await type(phone, hand, counts, empty);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  room.say(
    `${table.key} after hand ${hand}: ${Object.keys(counts).length} seats, ${taps} taps, ${seconds} s`,
  );
  await room.shoot(phone, `captain-counting-${hand}`);
  await sendAndSee(phone);
  await room.shoot(phone, `captain-sent-${hand}`);
}

/** The second director says what a captain's empty seat is; it's their first act. */
async function decideNoShow({ room, second, kim }: Cast, { emptyNo }: Shown): Promise<void> {
  await second.open('/tables/night');
  await second.page.getByRole('heading', { name: 'To decide (1)' }).waitFor();
  await room.shoot(second.page, 'to-decide-empty-seat');
  await second.press(/^No-show ?: #/);
  await second.sayName();
  await room.until('a no-show', ({ gone }) => gone.get(emptyNo) === 'absent');
  await second.page.getByRole('heading', { name: /^To decide/ }).waitFor({ state: 'detached' });
  await kim.getByRole('button', { name: 'Count after hand 12' }).waitFor();
  await room.shoot(kim, 'captain-after-no-show');
  room.say(`#${emptyNo} is a no-show: the captain's key, one press of the second director`);
}

/** Another phone says something else about a seat that Kim has counted; the first director decides. */
async function contradict(cast: Cast, { mine }: Shown): Promise<void> {
  const { room, first } = cast;
  const board = await room.board();
  const stands = board.counts.r1?.[mine.key]?.seats ?? {};
  const [seat, count] = Object.entries(stands).find(([, one]) => !one.out) ?? [];
  if (!seat || !count) throw new Error('Nobody is counted.');
  const counts = { [seat]: { ...count, chips: count.chips + 1000 } };
  const at = room.clock.now() + 1000;
  await send(helper(cast, 1), board, { round: 'r1', table: mine.key, counts, at, seen: {} });
  await first.open('/tables/night');
  await first.page.getByRole('heading', { name: 'To decide (1)' }).waitFor();
  await room.shoot(first.page, 'to-decide');
  await first.press(/^This is right ?: Kim/);
  await first.page.getByRole('heading', { name: 'To decide (1)' }).waitFor({ state: 'detached' });
  room.say('two phones contradicted each other: decided');
}

/** Turns the pages of the TV up to the stacks across all tables. */
async function leaders({ room, tv }: Cast): Promise<void> {
  await room.look(tv);
  await room.shoot(tv, 'tv-counted');
  const title = tv.getByRole('heading', { name: 'Most chips' });
  for (let pages = 0; pages < 8 && !(await title.isVisible()); pages += 1)
    await tv.keyboard.press('ArrowRight');
  await room.shoot(tv, 'tv-leaders');
}

async function playOff({ room, first, kim }: Cast): Promise<void> {
  await first.open('/tables/night');
  const asked = first.page.getByText(/needs a play-off/).first();
  await asked.waitFor();
  await room.shoot(first.page, 'to-decide-tie');
  await room.shoot(kim, 'captain-play-off');
  await kim.getByRole('button', { name: 'Count the play-off' }).tap();
  await kim.getByRole('textbox', { name: /^Seat/ }).first().waitFor();
  for (const [at, chips] of ['450', '300'].entries()) {
    if (at > 0) await kim.getByRole('button', { name: 'Next', exact: true }).tap();
    for (const digit of chips) await kim.getByRole('button', { name: digit, exact: true }).tap();
  }
  await room.shoot(kim, 'captain-play-off-typed');
  await sendTyped(kim);
  await kim.getByText(/is done\./).waitFor();
  await room.shoot(kim, 'captain-done');
  await asked.waitFor({ state: 'detached' });
  room.say('a tie at the line is played off');
}
