import type { BoardTable } from '../../src/domain/night/board/board.ts';
import { tableMinutes } from '../../src/domain/night/format/nightLength.ts';
import type { Cast } from './cast.ts';
import type { Director } from './director.ts';
import { type Counts, type Dealer, type Helper, opened, send } from './phones.ts';
import { shootWatching } from './watching.ts';

const MINUTE = 60_000;

/** A table after one of the hands that are counted, and what stands there then. */
export type Hand = { table: BoardTable; hand: number; counts: Counts; isLast: boolean };

/**
 * Who counts a hand: nobody at all, somebody did already, or a phone without its screen, with these counts.
 */
export type Counted = 'nobody' | 'done' | Counts;

/** What is special in a wave: who counts a hand, and what follows when all tables have counted it. */
export type Special = {
  count?: (hand: Hand) => Promise<Counted>;
  after?: (hand: number) => Promise<void>;
  /** The seat of a table to which nobody came. */
  without?: (table: BoardTable) => string;
};

/** Returns one of the phones that work without their screens. */
export function helper({ helpers }: Cast, at: number): Helper {
  const found = helpers[at % helpers.length];
  if (!found) throw new Error('There are no phones.');
  return found;
}

/** Starts the next wave, or the only one. */
export async function startWave({ room }: Cast, director: Director, wave: number): Promise<void> {
  const { waves, name } = opened(await room.board());
  await room.clock.to(waves[wave - 1]?.startsAt ?? 0);
  await director.open('/tables/night');
  await director.press(waves.length === 1 ? `Start ${name}` : `Start wave ${wave}`);
  await room.until(`wave ${wave} has begun`, (board) => opened(board).wave === wave);
}

/** Plays a wave that has begun: every table is counted after every hand that has a count. */
export async function playWave(
  cast: Cast,
  dealer: Dealer,
  wave: number,
  special: Special = {},
): Promise<void> {
  const { room } = cast;
  const round = opened(await room.board());
  const tables = round.tables.filter((table) => table.wave === wave && table.seats.some(Boolean));
  for (const hand of dealer.hands) {
    for (const [at, table] of tables.entries())
      await playHand(cast, dealer, { table, hand, at, wave }, special);
    await special.after?.(hand);
  }
  await shootWatching(room, cast, `round-${round.number}-wave-${wave}`);
  room.say(`${round.name}, wave ${wave}: ${tables.length} tables played`);
}

type Played = { table: BoardTable; hand: number; at: number; wave: number };

async function playHand(cast: Cast, dealer: Dealer, played: Played, special: Special): Promise<void> {
  const { room } = cast;
  const { table, hand, at, wave } = played;
  const board = await room.board();
  const { key, rule, waves } = opened(board);
  const minutes = tableMinutes(table.seats.length, { ...rule, length: { hands: hand } }, board.plan.pace);
  await room.clock.to((waves[wave - 1]?.startedAt ?? 0) + Math.round(minutes * MINUTE) + at * 20_000);
  const counts = dealer.countsAt(board, table, hand, special.without?.(table));
  const isLast = hand === dealer.hands.at(-1);
  const counted = (await special.count?.({ table, hand, counts, isLast })) ?? counts;
  if (counted === 'nobody' || counted === 'done') return;
  await send(helper(cast, at), board, {
    round: key,
    table: table.key,
    counts: counted,
    at: room.clock.now(),
  });
}
