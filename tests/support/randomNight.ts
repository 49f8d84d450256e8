import { type Random, randomFrom } from '../../sample/random.ts';
import { type Board, openRound, stageOf } from '../../src/domain/night/board/board.ts';
import type { BoardData } from '../../src/domain/night/board/boardPatch.ts';
import type { Slip } from '../../src/domain/night/counts/slips.ts';
import { closedList, type DrawnPerson } from '../../src/domain/night/draw/closedList.ts';
import { presetPlan } from '../../src/domain/night/format/nightPlan.ts';
import type { Act } from '../../src/domain/night/steps/act.ts';
import { closeList } from '../../src/domain/night/steps/closeList.ts';
import { reopenRound } from '../../src/domain/night/steps/closeRound.ts';
import { endFor } from '../../src/domain/night/steps/corrections.ts';
import { setAside } from '../../src/domain/night/steps/heal.ts';
import type { Step } from '../../src/domain/night/steps/step.ts';
import { throwDraw } from '../../src/domain/night/steps/throwDraw.ts';
import { startWave } from '../../src/domain/night/steps/waves.ts';
import { aPlayer } from './documents/boards.ts';
import { type NightSoFar, nightSoFar } from './night/nightSoFar.ts';
import { playTable } from './night/playedTable.ts';
import {
  closeOpen,
  correctClosed,
  drawNext,
  reason,
  seatActs,
  setRight,
  someone,
  undoOne,
} from './night/randomActs.ts';

/** A night as it stands: its board, its log, and how often each act was done. */
export type RandomNight = {
  board: Board;
  data: BoardData;
  steps: readonly Step[];
  slips: readonly Slip[];
  people: readonly DrawnPerson[];
  done: ReadonlyMap<string, number>;
};

const names = [
  'X',
  'Æ'.repeat(200),
  'أحمد علي',
  '👩‍🚀 Star',
  'ann@college.example',
  'Ann Lee',
  'Ann Lee',
  '\tTab\nLine',
];

/** Returns people with names of every kind; their ids hold addresses, as those of the door list do. */
function peopleOf(players: number, random: Random): DrawnPerson[] {
  return Array.from({ length: players }, (_, at) =>
    aPlayer(at, {
      id: `mail-person${at}@college.example`,
      ...(at < names.length && { name: names[at] ?? '' }),
      ...(random.chance(10) && { collegeId: '', collegeName: '', chapterName: '' }),
      ...(random.chance(4) && { table: random.whole(1, 3) }),
      ...(random.chance(4) && { seat: random.pick([1, 3, 7, 8, 'last'] as const) }),
      ...(random.chance(4) && { apart: [`mail-person${random.whole(0, players - 1)}@college.example`] }),
      shownAs: random.pick(['short', 'short', 'initials', 'number', 'full'] as const),
    }),
  );
}

/**
 * Plays a night in which everything happens that can, by chance: late people, no-shows, moves, swaps, broken
 * tables, draws thrown away, people who go broke together, ties, play-offs, second phones that say something
 * else, corrections, rounds opened again, people who can't go on or are sent out. `after` looks at it after
 * every act of the director.
 */
export async function randomNight(
  seed: number,
  players: number,
  after: (board: Board, data: BoardData) => void,
): Promise<RandomNight> {
  const random = randomFrom(seed);
  const people = peopleOf(players, random);
  const night = nightSoFar(random, after);
  const { act, board, data, secret, now } = night;
  const between = seatActs(night, people);

  const event = { title: 'Cup', day: '2026-11-06', place: 'Union' };
  const plan = { ...presetPlan(random.pick(['standard', 'fast'] as const)), tables: random.whole(2, 12) };
  const closing = () => ({
    event,
    tags: new Map(),
    list: closedList(people, plan.seats),
    plan,
    startsAt: now() + 3_600_000,
    at: now(),
  });
  await act(() => closeList(closing(), null, null));
  if (random.chance(20)) await act(() => closeList(closing(), board(), secret()));
  while (stageOf(board()) !== 'done') {
    if (!(await drawNext(night))) throw new Error(`The round could not be drawn: ${night.refusal()}`);
    await playRound(night, between);
    await closeOpen(night);
    if (random.chance(15) && (await act(() => reopenRound(board(), secret(), { at: now(), note: reason }))))
      await closeOpen(night);
    if (random.chance(40)) await correctClosed(night);
  }
  return {
    board: board(),
    data: data() ?? {},
    steps: night.steps(),
    slips: night.slips(),
    people,
    done: night.done,
  };
}

/** Plays the drawn round, with some of the acts that may happen meanwhile. */
async function playRound(night: NightSoFar, between: readonly (() => Act | Promise<Act>)[]): Promise<void> {
  const { act, board, secret, random, now } = night;
  for (let some = random.whole(0, 5); some > 0; some--) await act(random.pick(between));
  if (random.chance(40)) await undoOne(night);
  if (random.chance(15) && (await act(() => throwDraw(board(), secret(), { reason, at: now() }))))
    await drawNext(night);
  for (const [index] of (openRound(board())?.waves ?? []).entries()) {
    if (random.chance(40)) await act(random.pick(between));
    await act(() => startWave(board(), now()));
    const round = openRound(board());
    for (const { number, wave } of round?.tables ?? []) if (wave === index + 1) playTable(night, number);
    if (random.chance(25))
      await act(() =>
        endFor(board(), someone(night), random.pick(['left', 'disqualified']), { at: now(), note: reason }),
      );
  }
  if (random.chance(25)) await act(() => setAside('phone-2', now() - 600_000, reason));
  await setRight(night);
}
