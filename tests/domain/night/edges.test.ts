import { describe, expect, test } from 'vitest';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { type Counted, firstOf, type SeatCount, standing } from '../../../src/domain/night/board/standing.ts';
import { storedCount } from '../../../src/domain/night/board/tableCount.ts';
import { goingOn, nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { foldSlips, type Slip } from '../../../src/domain/night/counts/slips.ts';
import { presetPlan } from '../../../src/domain/night/format/nightPlan.ts';
import { whereabouts } from '../../../src/domain/night/live/whereabouts.ts';
import { timetable } from '../../../src/domain/night/plan/timetable.ts';
import { closeRound } from '../../../src/domain/night/steps/closeRound.ts';
import { drawRound } from '../../../src/domain/night/steps/drawRound.ts';
import { markAbsent } from '../../../src/domain/night/steps/seatMoves.ts';
import { foldBoard } from '../../../src/domain/night/watch/boardFold.ts';
import { aNight } from '../../support/documents/boards.ts';

const hour = 3_600_000;

/** Returns a board with these counts in a round, by table and seat. */
function counted(
  data: BoardData,
  counts: Record<string, Record<string, SeatCount>>,
  round = 'r1',
): BoardData {
  const patch = Object.entries(counts).flatMap(([table, seats]) =>
    Object.entries(seats).map(([seat, count]) => ({
      path: `counts.${round}.${table}.${seat}`,
      value: storedCount(count),
    })),
  );
  return patched(data, patch);
}

/** Counts everybody of the last round after its last hand, the earlier seats with more. */
function allCounted(board: Board): Record<string, Record<string, SeatCount>> {
  const round = board.rounds.at(-1);
  return Object.fromEntries(
    (round?.tables ?? []).map((table) => [
      table.key,
      Object.fromEntries(
        table.seats.map((no, at) => [
          `s${at + 1}`,
          { hand: 30, chips: 9_000 - 1_000 * at + 25 * no, out: false },
        ]),
      ),
    ]),
  );
}

const slip = (at: number, seats: Slip['seats'], more: Partial<Slip> = {}): Slip => ({
  id: `slip ${at}`,
  round: 'r1',
  table: 't1',
  by: 'phone',
  at,
  seats,
  seen: {},
  note: '',
  ...more,
});

describe('people who do not come', () => {
  test('half of them: the night goes on with the others, and nobody absent has a place', async () => {
    let { board, data } = await aNight({ players: 28, minutes: -10 });
    const { documents } = await aNight({ players: 28, minutes: -10 });
    const [first] = board.rounds[0]?.tables ?? [];
    const others = [...board.people.keys()].filter((no) => !first?.seats.includes(no));
    const absent = [...(first?.seats ?? []), ...others.slice(0, 7)];
    for (const no of absent) {
      data = patched(data, markAbsent(board, no).patch);
      board = readBoard('cup', data);
    }
    data = counted(data, allCounted(board));
    board = readBoard('cup', data);
    const round = board.rounds[0];
    if (!round) throw new Error('No round.');
    const found = goingOn(board, round);
    // As many go on as were to, though nobody sits at one table.
    expect(found.through).toHaveLength(10);
    expect(found.through.filter(({ no }) => absent.includes(no))).toEqual([]);
    const secret = readDrawSecret(documents['events/cup/private/draw']);
    const closing = await closeRound(board, secret, { at: 1 });
    data = patched(data, closing.patch);
    board = readBoard('cup', data);
    const next = await drawRound(board, closing.secret ?? null, { cards: '', event: {}, at: 2 });
    board = readBoard('cup', patched(data, next.patch));
    expect(board.rounds[1]?.tables.flatMap(({ seats }) => seats)).toHaveLength(10);
    const placed = nightPlaces(board).map(({ no }) => no);
    expect(placed).toHaveLength(14);
    expect(placed.filter((no) => absent.includes(no))).toEqual([]);
  });

  test('all of the others: who is left is the champion', async () => {
    const { data } = await aNight({ players: 6, minutes: -10 });
    let board = readBoard('cup', data);
    let left = data;
    for (const no of [2, 3, 4, 5, 6]) {
      left = patched(left, markAbsent(board, no).patch);
      board = readBoard('cup', left);
    }
    expect(nightPlaces(board).map(({ no, place }) => [no, place])).toEqual([[1, 1]]);
  });
});

describe('the final table', () => {
  const final = async (counts: Record<string, SeatCount>) => {
    const { data } = await aNight({ players: 5, minutes: -10 });
    return readBoard('cup', counted(data, { t1: counts }));
  };
  const named = (board: Board) => {
    const seats = board.rounds[0]?.tables[0]?.seats ?? [];
    return nightPlaces(board).map(({ no, place }) => [`s${seats.indexOf(no) + 1}`, place]);
  };

  test('two leave: they are out with what they had, behind all who stayed', async () => {
    const board = await final({
      s1: { hand: 30, chips: 500, out: false },
      s2: { hand: 8, chips: 9_000, out: true },
      s3: { hand: 30, chips: 700, out: false },
      s4: { hand: 8, chips: 4_000, out: true },
      s5: { hand: 16, chips: 0, out: true, had: 100 },
    });
    expect(named(board)).toEqual([
      ['s3', 1],
      ['s1', 2],
      ['s5', 3],
      ['s2', 4],
      ['s4', 5],
    ]);
  });

  test('all broke in one hand: by what they had before it, equals share', async () => {
    const broke = (had: number) => ({ hand: 27, chips: 0, out: true, had });
    const board = await final({
      s1: broke(300),
      s2: broke(800),
      s3: broke(300),
      s4: broke(50),
      s5: broke(0),
    });
    expect(named(board).map(([, place]) => place)).toEqual([1, 2, 2, 4, 5]);
    expect(named(board)[0]).toEqual(['s2', 1]);
    const [round] = board.rounds;
    const champion = round && goingOn(board, round).through[0]?.no;
    expect(champion).toBe(board.rounds[0]?.tables[0]?.seats[1]);
  });
});

describe('ties', () => {
  const person = (no: number, chips: number, ...playOffs: number[]): Counted => ({
    no,
    count: { hand: 30, chips, out: false, playOffs },
  });

  test('of three for second: a play-off between all of them, and another between those who tie again', () => {
    const line = (...people: Counted[]) => firstOf(standing([person(1, 900), ...people]), 2);
    expect(line(person(2, 500), person(3, 500), person(4, 500)).tie).toMatchObject({ open: 1 });
    const again = line(person(2, 500, 100), person(3, 500, 100), person(4, 500, 0));
    expect(again.tie?.people.map(({ no }) => no)).toEqual([2, 3]);
    const decided = line(person(2, 500, 100, 25), person(3, 500, 100, 50), person(4, 500, 0));
    expect(decided).toMatchObject({ first: [{ no: 1 }, { no: 3 }], tie: null });
  });
});

describe('phones', () => {
  const now = Date.parse('2026-11-07T02:00:00Z');

  test('whose clock is an hour fast or slow count hand after hand all the same', () => {
    for (const wrong of [-hour, hour]) {
      const slips = [8, 16, 30].map((hand, at) =>
        slip(now + at * 600_000 + wrong, { s1: { hand, chips: hand * 100, out: false } }),
      );
      expect(foldSlips(slips.toReversed())).toMatchObject({
        seats: { s1: { hand: 30, chips: 3_000 } },
        contradictions: [],
      });
    }
  });

  test('that count at two tables are no contradiction', async () => {
    const { board } = await aNight({ players: 14, minutes: -10 });
    const seats = { s1: { hand: 8, chips: 2_000, out: false } };
    const other = { s1: { hand: 8, chips: 4_000, out: false } };
    const slips = [slip(now, seats), slip(now + 1, other, { id: 'other', table: 't2' })];
    const { questions, differences } = foldBoard(board, slips, new Map());
    expect(questions).toEqual([]);
    expect(differences.map(({ table }) => table.key)).toEqual(['t1', 't2']);
  });
});

describe('midnight within the night', () => {
  const startsAt = Date.parse('2026-11-07T03:00:00Z');

  test('waves go on behind it', () => {
    const { rounds, endsAt } = timetable(96, presetPlan('standard'), startsAt);
    const waves = rounds.flatMap((round) => round.waves.map((wave) => wave.startsAt));
    expect(waves).toEqual([...waves].sort((one, two) => one - two));
    expect(endsAt - startsAt).toBeGreaterThan(5 * hour);
  });

  test('a seat behind it is said by its clock', async () => {
    const startsAt = new Date(2026, 10, 6, 23, 30).getTime();
    const { board } = await aNight({ players: 28, minutes: -10, startsAt, plan: { tables: 2 } });
    const late = board.rounds[0]?.tables.find(({ wave }) => wave === 2)?.seats[0] ?? 0;
    expect(whereabouts(board, late)).toMatchObject({
      headline: expect.stringMatching(/wave 2/),
      detail: expect.stringMatching(/^About 12:\d\d AM$/),
    });
  });
});
