import type { Page } from '@playwright/test';
import type { Board, BoardRound, BoardTable } from '../../src/domain/night/board/board.ts';
import { tableName } from '../../src/domain/night/board/tableName.ts';
import { placeOf } from '../../src/domain/night/steps/seatMoves.ts';
import type { Cast } from './cast.ts';
import type { Director } from './director.ts';
import { EVENT } from './people.ts';
import { opened } from './phones.ts';
import { PHONE, type Room } from './room.ts';

/** A count that was wrong: whose it is, and how many chips they had. */
type Correction = { round: BoardRound; no: number; chips: number; note: string };

/** Corrects the count of one seat in a closed round. */
export async function correctCount(room: Room, director: Director, correction: Correction): Promise<void> {
  const { round, no, chips, note } = correction;
  const { page, dialog } = director;
  const where = placeOf(round, no);
  const table = round.tables.find(({ number }) => number === where?.table);
  if (!where || !table) throw new Error(`#${no} has no seat in ${round.name}.`);
  await director.open(`/tables/night?round=${round.key}`);
  await director.press(`Correct the count of ${tableName(round, table)}`);
  await dialog.getByLabel('After hand').fill(handsOf(round));
  await dialog.getByLabel(new RegExp(`^Chips of seat ${where.seat},`)).fill(String(chips));
  await dialog.getByLabel('Why the count changes').fill(note);
  await room.shoot(page, `correct-${round.key}`);
  await director.press('Send count', dialog);
  await dialog.waitFor({ state: 'detached' });
  await room.until('the corrected count', ({ counts }) => {
    const seat = counts[round.key]?.[table.key]?.seats[`s${where.seat}`];
    return seat?.chips === chips;
  });
}

const handsOf = ({ rule: { length } }: BoardRound) => String('hands' in length ? length.hands : 1);

/**
 * Two rounds later: somebody who sits in the drawn semi-finals would not have come out of the first round.
 * Returns the phone on which they read it.
 */
export async function takeOutOfSemiFinals(cast: Cast): Promise<{ page: Page; no: number }> {
  const { room, second } = cast;
  const board = await room.board();
  const [round] = board.rounds;
  if (!round) throw new Error('No round was played.');
  const no = whoLeaves(cast, board, round);
  const out = await room.open(PHONE);
  await out.goto(`${room.origin}/e/${EVENT}/live#${no}`);
  await out.getByText("You're in the semi-finals").waitFor();
  await room.shoot(out, 'live-out-before');
  await correctCount(room, second, { round, no, chips: 25, note: 'A stack was read wrong' });
  await decideWhoGoesOn(cast, no);
  await room.look(out);
  await out.getByText("You're in the semi-finals").waitFor({ state: 'detached' });
  await room.shoot(out, 'live-out-after');
  room.say(`a correction of round 1 takes #${no} out of the drawn semi-finals`);
  return { page: out, no };
}

async function decideWhoGoesOn({ room, second }: Cast, no: number): Promise<void> {
  const { page, dialog } = second;
  await second.press('Decide who goes on');
  await dialog.getByLabel(new RegExp(`^#${no} .*by their own count`)).waitFor();
  await room.shoot(page, 'who-goes-on');
  await dialog.getByLabel('Reason').fill('A stack was read wrong');
  await second.press('Decide', dialog);
  await dialog.waitFor({ state: 'detached' });
  await room.until('an empty seat in the semi-finals', (now) => placeOf(opened(now), no) === null);
  await page.getByRole('heading', { name: /^To decide/ }).waitFor({ state: 'detached' });
  await second.open('/tables/draw');
  await page.getByRole('list', { name: 'Tables' }).waitFor();
  await room.shoot(page, 'semi-finals-without-them', true);
}

/** Returns somebody of the drawn round who neither wins nor sat at a table that was decided by a play-off. */
function whoLeaves({ numbers }: Cast, board: Board, round: BoardRound): number {
  const seated = opened(board).tables.flatMap(({ seats }) => seats.filter(Boolean));
  const tableOf = (no: number) => round.tables.find(({ seats }) => seats.includes(no));
  const isPlain = (table: BoardTable | undefined) => {
    const counts = Object.values(board.counts[round.key]?.[table?.key ?? '']?.seats ?? {});
    return counts.length > 0 && counts.every(({ playOffs }) => !playOffs?.length) && isOver(counts, round);
  };
  const no = seated.find((one) => one !== numbers.winner && one !== numbers.hidden && isPlain(tableOf(one)));
  if (!no) throw new Error('Nobody can leave.');
  return no;
}

/** Whether a table was counted after its last hand. */
function isOver(counts: readonly { hand: number }[], round: BoardRound): boolean {
  return counts.some(({ hand }) => String(hand) === handsOf(round));
}
