import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { patched } from '../../../src/domain/night/board/boardPatch.ts';
import { checkDraw } from '../../../src/domain/night/drawing/checkDraw.ts';
import type { Act } from '../../../src/domain/night/steps/act.ts';
import { exchange } from '../../../src/domain/night/steps/corrections.ts';
import {
  breakTable,
  markAbsent,
  moveSeat,
  seatLate,
  swapSeats,
} from '../../../src/domain/night/steps/seatMoves.ts';
import { aNight } from '../../support/documents/boards.ts';

const person = (at: number) => (at === 4 ? { table: 2 } : at === 9 ? { apart: ['p021'] } : {});
const night = await aNight({ players: 36, minutes: Number.POSITIVE_INFINITY, absent: 1, person });
const { board: over } = night;
const { data, board: drawn } = await aNight({ players: 36, minutes: -1, person });

/** The board after some acts of the director, each of what the one before left. */
async function boardAfter(...acts: ((board: Board, data: object) => Act | Promise<Act>)[]): Promise<Board> {
  let now = data;
  for (const act of acts) now = patched(now, (await act(readBoard('cup', now), now)).patch);
  return readBoard('cup', now);
}

async function checked(board: Board, number = 1) {
  const round = board.rounds.find((one) => one.number === number);
  if (!round) throw new Error(`Round ${number} is not drawn`);
  return checkDraw(board, round);
}

const reason = { reason: 'Wheelchair', at: 1 };
const seatOf = (board: Board, table: number, seat: number) =>
  board.rounds[0]?.tables[table - 1]?.seats[seat - 1] ?? 0;

describe('a draw that anybody makes again', () => {
  test('is the same in every round of a whole night', async () => {
    expect(over.rounds.length).toBeGreaterThan(2);
    for (const round of over.rounds) {
      const check = await checkDraw(over, round);
      expect(check).toMatchObject({ sameList: true, wrong: [], buttons: [] });
      expect(check.same).toBe(true);
    }
  });

  test("its promise is the seed's SHA-256, as openssl says", async () => {
    const { promise, round } = await checked(drawn);
    const said = execFileSync('openssl', ['dgst', '-sha256', '-r'], { input: round.proof.seed });
    expect(said.toString().slice(0, 64)).toBe(promise);
  });

  test("is the same after the host's moves, which it counts", async () => {
    const board = await boardAfter(
      (now) => markAbsent(now, seatOf(now, 3, 2)),
      (now) => swapSeats(now, seatOf(now, 1, 1), seatOf(now, 2, 2), reason),
      (now) => breakTable(now, 3, reason),
      (now) => swapSeats(now, seatOf(now, 1, 1), seatOf(now, 5, 3), reason),
    );
    const check = await checked(board);
    expect(check.same).toBe(true);
    expect(check.moves).toBe(board.rounds[0]?.moves.length);
    expect(check.moves).toBeGreaterThan(6);
  });

  test('is the same with somebody who came late, and after a move to a free seat', async () => {
    const secret = { seed: '', key: '', numbers: {}, plan: {}, startsAt: 0 };
    const late = (no: number) => ({ no, shown: 'Zoe Z.', school: 'Iowa', chapter: 'New one' });
    const board = await boardAfter(
      (now, stored) =>
        seatLate({ board: now, data: { ...stored } }, secret, { id: 'late', tag: '', person: late, at: 1 }),
      (now) => {
        const table = now.rounds[0]?.tables.find(
          ({ seats }) => seats.length < now.plan.seats || seats.includes(0),
        );
        const free = table && [...table.seats, 0].indexOf(0) + 1;
        const other = now.rounds[0]?.tables.find(({ number }) => number !== table?.number);
        return moveSeat(now, other?.seats[0] ?? 0, { table: table?.number ?? 0, seat: free ?? 0 }, reason);
      },
    );
    expect(board.people.size).toBe(37);
    expect((await checked(board)).same).toBe(true);
  });

  test('is the same after a correction exchanged who went on from the round before', async () => {
    const [before, round] = over.rounds;
    if (!before || !round) throw new Error('There is no second round');
    const next = { ...round, state: 'drawn' as const, wave: 0, through: [] };
    const board = { ...over, rounds: [before, next], open: next.key };
    const [out = 0] = before.through;
    const [into = 0] = [...over.people.keys()].filter(
      (no) => !before.through.includes(no) && !over.gone.has(no),
    );
    const act = exchange(board, before.key, { out: [out], in: [into], at: 1, note: '' });
    // The seats as the round was drawn are on this board.
    const stored = patched(night.data, [{ path: `rounds.${next.key}.moves`, value: [] }]);
    const exchanged = readBoard('cup', patched(stored, act.patch));
    expect(exchanged.rounds[1]?.moves).toHaveLength(2);
    expect((await checked(exchanged, 2)).same).toBe(true);
  });

  test.each([
    ['a seat', { path: 'rounds.r1.tables.t1.seats', value: 'swapped' }, 'wrong'],
    ['a button', { path: 'rounds.r1.tables.t2.button', value: 9 }, 'buttons'],
    ['the seed', { path: 'rounds.r1.proof.seed', value: '00'.repeat(32) }, 'wrong'],
    ['the cards', { path: 'rounds.r1.proof.cards', value: 'AS AH AD' }, 'wrong'],
  ] as const)('is not the same when %s was tampered with', async (_, setting, found) => {
    const [one, two, ...rest] = drawn.rounds[0]?.tables[0]?.seats ?? [];
    const value = setting.value === 'swapped' ? [two, one, ...rest] : setting.value;
    const check = await checked(readBoard('cup', patched(data, [{ path: setting.path, value }])));
    expect(check[found]).not.toEqual([]);
    expect(check.same).toBe(false);
  });

  test('names the seats that differ', async () => {
    const [one = 0, two = 0, ...rest] = drawn.rounds[0]?.tables[0]?.seats ?? [];
    const setting = { path: 'rounds.r1.tables.t1.seats', value: [two, one, ...rest] };
    expect((await checked(readBoard('cup', patched(data, [setting])))).wrong).toEqual([
      { table: 1, seat: 1, should: one, is: two },
      { table: 1, seat: 2, should: two, is: one },
    ]);
  });

  test('is the same whatever people are called, and says that the names are others', async () => {
    const renamed = readBoard('cup', patched(data, [{ path: 'names.3', value: 'Somebody else' }]));
    expect(await checked(renamed)).toMatchObject({ same: true, sameList: true, sameNames: false, wrong: [] });
    expect(await checked(drawn)).toMatchObject({ sameNames: true, samePlaces: true, sortedCards: true });
  });

  test.each([
    ['a school', { path: 'people.3.s', value: -1 }, 'sameList'],
    ['the plan', { path: 'rounds.r1.proof.plan.tables', value: 2 }, 'sameList'],
    ['where a table plays', { path: 'rounds.r1.tables.t1.at', value: 9 }, 'samePlaces'],
    ['the order of the cards', { path: 'rounds.r1.proof.cards', value: '9H 2C 2C' }, 'sortedCards'],
  ] as const)('is not the same when %s was changed', async (_, setting, found) => {
    const check = await checked(readBoard('cup', patched(data, [setting])));
    expect(check[found]).toBe(false);
    expect(check.same).toBe(false);
  });

  test('is not the same when a fixed seat or a move was changed', async () => {
    expect((await checked({ ...drawn, fixed: [] })).same).toBe(false);
    const moved = await boardAfter((now) => swapSeats(now, seatOf(now, 1, 1), seatOf(now, 2, 2), reason));
    const silent = { ...moved, rounds: moved.rounds.map((round) => ({ ...round, moves: [] })) };
    expect((await checked(silent)).wrong).toHaveLength(2);
  });

  test('is not the same for a board that makes no sense, which throws nothing', async () => {
    const empty = { ...drawn, people: new Map() };
    expect((await checked(empty)).same).toBe(false);
  });
});
