import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { type Board, openRound, readBoard } from '../../src/domain/night/board/board.ts';
import { readDrawSecret } from '../../src/domain/night/board/drawSecret.ts';
import { countChange, slipChange } from '../../src/domain/night/counts/countChanges.ts';
import { seated } from '../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../src/domain/night/counts/seats.ts';
import type { Slip } from '../../src/domain/night/counts/slips.ts';
import { closedList, listedPlayer } from '../../src/domain/night/draw/closedList.ts';
import { proposedPlan } from '../../src/domain/night/plan/proposedPlan.ts';
import { type Act, actChange } from '../../src/domain/night/steps/act.ts';
import { changePlan, keepPlan } from '../../src/domain/night/steps/changePlan.ts';
import { closeList } from '../../src/domain/night/steps/closeList.ts';
import { closeRound, reopenRound } from '../../src/domain/night/steps/closeRound.ts';
import { endFor, exchange } from '../../src/domain/night/steps/corrections.ts';
import { drawRound } from '../../src/domain/night/steps/drawRound.ts';
import { heal, setAside } from '../../src/domain/night/steps/heal.ts';
import {
  breakTable,
  markAbsent,
  markPresent,
  moveSeat,
  seatLate,
  swapSeats,
} from '../../src/domain/night/steps/seatMoves.ts';
import { holdTv, spectatorsEvery } from '../../src/domain/night/steps/show.ts';
import { showPeopleAs } from '../../src/domain/night/steps/showPeopleAs.ts';
import { readStep, stepKinds } from '../../src/domain/night/steps/step.ts';
import { throwDraw } from '../../src/domain/night/steps/throwDraw.ts';
import { decideTie } from '../../src/domain/night/steps/ties.ts';
import { undoAct } from '../../src/domain/night/steps/undo.ts';
import { pauseClock, resumeClock, startWave } from '../../src/domain/night/steps/waves.ts';
import { commitChange } from '../support/commitChange.ts';
import { aPlayer } from '../support/documents/boards.ts';
import { season } from '../support/documents/samples.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * Every act of a director, made of the board as it stands, through the rules.
 */

const project = await TestProject.open();
afterAll(() => project.close());

const startsAt = Math.floor(Date.now() / 60_000) * 60_000 - 6 * 3_600_000;
const plan = proposedPlan(36, 'standard', { tables: 3 });
const people = Array.from({ length: 37 }, (_, at) => aPlayer(at));
const why = { reason: 'The host asked', at: startsAt };

type Night = Awaited<ReturnType<typeof night>>;

const staff = () => project.as('regular');
const read = async (path: string) => (await getDoc(doc(staff(), path))).data();

async function night() {
  const data = await read('boards/n1');
  const secret = readDrawSecret(await read('events/n1/private/draw'));
  return { board: readBoard('n1', data), data: data ?? null, secret };
}

let at = startsAt;
const done = new Set<string>();

async function does(make: (now: Night) => Act | Promise<Act>): Promise<void> {
  at += 60_000;
  const now = await night();
  const act = await make(now);
  done.add(act.kind);
  await commitChange(staff(), actChange('n1', now.data, act, { by: 'regular', at }));
}

async function undoes(): Promise<void> {
  const { board } = await night();
  const last = readStep(String(board.rev), await read(`events/n1/steps/${board.rev}`));
  await does(() => undoAct(last));
}

function close({ board, data, secret }: Night): Promise<Act> {
  const event = { title: 'Spring Open', day: '2026-03-14', place: '' };
  const list = closedList(people.slice(0, 36), plan.seats);
  const tags = new Map(people.map(({ id }) => [id, 'A-z_09']));
  return closeList({ event, list, tags, plan, startsAt, at }, data && board, data && secret);
}
function hide(board: Board, no: number): Act {
  const act = showPeopleAs(board, new Map([[no, '']]));
  if (!act) throw new Error(`#${no} has no name.`);
  return act;
}
const drawNext = ({ board, secret }: Night) => drawRound(board, secret, { cards: '', event: undefined, at });

/** Returns the people at a table of a wave that has not begun, at the first by default. */
function waitingAt(board: Board, index = 0): number[] {
  const round = openRound(board);
  const tables = round?.tables.filter(({ wave, seats }) => wave > round.wave && seats.some(Boolean)) ?? [];
  return tables[index]?.seats.filter(Boolean) ?? [];
}
/** Returns the seat after the last of the first table that isn't full. */
function freeSeat(board: Board): { table: number; seat: number } {
  const table = openRound(board)?.tables.find(({ seats }) => seats.length < board.plan.seats);
  return { table: table?.number ?? 0, seat: (table?.seats.length ?? 0) + 1 };
}
const waitingTable = (board: Board) =>
  openRound(board)?.tables.find(({ seats }) => seats.includes(waitingAt(board)[0] ?? -1))?.number ?? 0;

/** Starts every wave of the open round, and counts all of its tables after the last hand. */
async function playRound(): Promise<void> {
  for (let round = openRound((await night()).board); round && round.wave < round.waves.length; ) {
    await does(({ board }) => startWave(board, at));
    round = openRound((await night()).board);
  }
  const { board } = await night();
  for (const table of openRound(board)?.tables ?? []) {
    const counts = seated(table, board).map(({ no, index }) => [
      seatKey(index),
      { hand: 18, chips: 1000 + 25 * no, out: false },
    ]);
    if (counts.length === 0) continue;
    const slip: Slip = {
      id: `${board.open}-${table.key}`,
      round: board.open,
      table: table.key,
      by: 'regular',
      at,
      seats: Object.fromEntries(counts),
      seen: {},
      note: '',
    };
    await commitChange(staff(), slipChange('n1', slip));
    await commitChange(staff(), countChange('n1', slip));
  }
}

test('goes through the rules', async () => {
  await project.seed({ 'events/n1': { ...season['events/e1'] } });
  await commitChange(staff(), keepPlan('n1', null, { plan, startsAt, until: '23:00' }));
  await does(close);
  await does(close);
  // The promise stands, and the draw keeps to it.
  await does(({ board }) => hide(board, 3));
  await does(drawNext);
  await does(({ board, secret }) => throwDraw(board, secret, why));
  await does(drawNext);
  const more = { plan: { ...plan, turn: 12 }, startsAt, until: '' };
  await does(({ board, secret }) => changePlan(board, secret, more, at));
  await undoes();
  await does(({ board }) => hide(board, 5));
  await does(() => holdTv(true));
  await does(() => spectatorsEvery(45));
  const [late] = people.slice(36);
  if (!late) throw new Error('Nobody is late.');
  const person = (no: number) => listedPlayer(late, no, people);
  await does(({ board, data, secret }) =>
    seatLate({ board, data: data ?? {} }, secret, { id: late.id, tag: 'A-z_09', person, at }),
  );
  await undoes();
  // The seat that is free again is another's, and that is taken back too.
  await does(({ board }) => moveSeat(board, waitingAt(board)[0] ?? 0, freeSeat(board), why));
  await undoes();
  await does(({ board }) => markAbsent(board, 7));
  await does(({ board }) => markPresent(board, 7));
  await does(({ board }) => startWave(board, at));
  await does(({ board }) => pauseClock(board, at));
  await does(({ board }) => resumeClock(board, at));
  await does(({ board }) => swapSeats(board, waitingAt(board)[0] ?? 0, waitingAt(board, 1)[0] ?? 0, why));
  await undoes();
  for (const no of waitingAt((await night()).board).slice(1))
    await does(({ board }) => markAbsent(board, no));
  await does(({ board }) => breakTable(board, waitingTable(board), why));
  await undoes();
  await does(({ board }) => endFor(board, waitingAt(board)[0] ?? 0, 'left', { at, note: 'Went home' }));
  await does(({ board }) =>
    endFor(board, waitingAt(board, 1)[0] ?? 0, 'disqualified', { at, note: 'Marked cards' }),
  );
  await playRound();
  await does(() => setAside('phone-1', startsAt, 'Nonsense'));
  await does(({ board }) => heal(board, [], { at }));
  await does(({ board }) => decideTie(board, 'r1', { order: [1, 2], how: 'A card was drawn' }));
  await does(({ board, secret }) => closeRound(board, secret, { at }));
  await does(({ board, secret }) => reopenRound(board, secret, { at, note: 'A count was missing' }));
  await does(({ board, secret }) => closeRound(board, secret, { at }));
  await does(drawNext);
  await does(({ board }) => {
    const [out] = board.rounds[0]?.through ?? [];
    const into = [...board.people.keys()].find((no) => !board.rounds[0]?.through.includes(no));
    return exchange(board, 'r1', {
      out: out ? [out] : [],
      in: into ? [into] : [],
      at,
      note: 'A count was wrong',
    });
  });
  await undoes();
  await does(({ board }) => exchange(board, 'r1', { out: [], in: [], at, note: '' }));
  for (
    let left = (await night()).board;
    left.rounds.at(-1)?.tables.length !== 1;
    left = (await night()).board
  ) {
    await playRound();
    await does(({ board, secret }) => closeRound(board, secret, { at }));
    await does(drawNext);
  }
  await playRound();
  await does(({ board, secret }) => closeRound(board, secret, { at }));
  await does(() => ({ kind: 'closing', note: '', patch: [{ path: 'closing', value: true }] }));
  const { board } = await night();
  expect([board.people.get(3)?.shown, board.people.get(5)?.shown]).toEqual(['', '']);
  expect(board.thrown.map(({ reason }) => reason)).toEqual([
    'The list changed',
    why.reason,
    'Reopened: Round 1',
  ]);
  expect([...done].toSorted()).toEqual([...stepKinds].toSorted());
}, 60_000);
