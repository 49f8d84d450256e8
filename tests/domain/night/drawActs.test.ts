import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { closedList } from '../../../src/domain/night/draw/closedList.ts';
import { draw } from '../../../src/domain/night/draw/draw.ts';
import { boundHash, listText, namesText, sha256 } from '../../../src/domain/night/draw/drawList.ts';
import { drawInput, listOf, playersOf } from '../../../src/domain/night/drawing/drawInput.ts';
import { type NightPlan, presetPlan } from '../../../src/domain/night/format/nightPlan.ts';
import { type Act, actChange } from '../../../src/domain/night/steps/act.ts';
import { changePlan } from '../../../src/domain/night/steps/changePlan.ts';
import { closeList } from '../../../src/domain/night/steps/closeList.ts';
import { drawRound, nextRound } from '../../../src/domain/night/steps/drawRound.ts';
import { Refusal } from '../../../src/domain/night/steps/refusal.ts';
import {
  breakTable,
  markAbsent,
  markPresent,
  moveSeat,
  placeOf,
  seatLate,
  swapSeats,
} from '../../../src/domain/night/steps/seatMoves.ts';
import { throwDraw } from '../../../src/domain/night/steps/throwDraw.ts';
import { startWave } from '../../../src/domain/night/steps/waves.ts';
import { aPlayer } from '../../support/documents/boards.ts';

type Night = { board: Board; data: BoardData; secret: DrawSecret };

const at = Date.parse('2026-11-07T00:00:00Z');
const startsAt = at + 3_600_000;
const event = { title: 'Cup', day: '2026-11-06', place: 'Union' };
const tags = new Map<string, string>();

/** A night after an act, as the database has it. */
function after(night: Night | null, act: Act): Night {
  const [boardWrite] = actChange('cup', night?.data ?? null, act, { by: 'staff', at }).writes;
  expect(boardWrite?.path).toBe('boards/cup');
  const rev = (night?.board.rev ?? 0) + 1;
  const data = { ...patched(night?.data ?? {}, act.patch), rev };
  // As it comes back: nothing undefined, no list in a list.
  const stored = JSON.parse(JSON.stringify(data));
  return {
    data: stored,
    board: readBoard('cup', stored),
    secret: act.secret ? readDrawSecret(act.secret) : (night?.secret ?? readDrawSecret({})),
  };
}

async function closed(players: number, plan: Partial<NightPlan> = {}, person: Person = () => ({})) {
  const people = Array.from({ length: players }, (_, index) => aPlayer(index, person(index)));
  const whole = { ...presetPlan('standard'), ...plan };
  const list = closedList(people, whole.seats);
  return after(null, await closeList({ event, list, tags, plan: whole, startsAt, at }, null, null));
}
type Person = NonNullable<Parameters<typeof aPlayer>[1]> extends infer P ? (index: number) => P : never;

const drawing = { cards: '2C 7S KD', event: undefined, at };
async function drawn(...given: Parameters<typeof closed>): Promise<Night> {
  const night = await closed(...given);
  return after(night, await drawRound(night.board, night.secret, drawing));
}

const seated = ({ board }: Night) => board.rounds.at(-1)?.tables.flatMap(({ seats }) => seats) ?? [];
const refusal = async (act: () => Act | Promise<Act>) => {
  try {
    await act();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'done';
};
const reason = { reason: 'Wheelchair', at };

const promisedOf = ({ people, fixed, apart, plan }: Board) => ({
  players: [...people.values()],
  fixed,
  apart,
  plan,
});

test('closing promises a draw of the published list', async () => {
  const { board, secret, data } = await closed(20, {}, (index) =>
    index === 3 ? { table: 2, seat: 'last', apart: ['p005'] } : {},
  );
  expect(board.promise).toEqual({
    hash: await sha256(secret.seed),
    list: await sha256(listText(promisedOf(board))),
    names: await sha256(namesText([...board.people.values()])),
    at,
  });
  expect(board.fixed).toEqual([{ no: expect.any(Number), table: 2, seat: 7 }]);
  expect(board.apart).toHaveLength(1);
  expect(Object.values(secret.numbers)).toContain('p004');
  expect(JSON.stringify(data)).not.toContain('p004');
});

test('closing again shows the seed that was promised', async () => {
  const first = await closed(20);
  const list = closedList(
    Array.from({ length: 22 }, (_, index) => aPlayer(index)),
    7,
  );
  const closing = { event, list, tags, plan: first.board.plan, startsAt, at };
  const second = after(first, await closeList(closing, first.board, first.secret));
  expect(second.board.people.size).toBe(22);
  expect(second.board.thrown).toMatchObject([
    { seed: first.secret.seed, round: 1, cards: '', reason: 'The list changed' },
  ]);
  expect(second.board.promise?.hash).not.toBe(first.board.promise?.hash);
  const third = after(second, await closeList(closing, second.board, second.secret));
  expect(third.board.thrown.map(({ seed }) => seed)).toEqual([first.secret.seed, second.secret.seed]);
});

test('three people are too few', async () => {
  const list = closedList([aPlayer(0), aPlayer(1), aPlayer(2)], 7);
  const closing = { event, list, tags, plan: presetPlan('standard'), startsAt, at };
  expect(await refusal(() => closeList(closing, null, null))).toBe('A night needs 4 players at least.');
});

test('a draw can be made again from what is public, whatever happens to seats later', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 4, max: 45 }),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      async (players, tables, pinned) => {
        const person = (index: number) => (pinned && index === 0 ? { table: tables } : {});
        const night = await drawn(players, { tables }, person);
        const again = async ({ board }: Night) => {
          const [round] = board.rounds;
          if (!round) return [];
          const { seed, cards, list } = round.proof;
          expect(await sha256(listText({ ...promisedOf(board), players: listOf(board, 1) }))).toBe(list);
          const found = await draw(drawInput(board, 1, round.tables), {
            seed,
            listHash: list,
            cards,
            round: 1,
          });
          return found.map(({ seats }) => seats);
        };
        const seats = night.board.rounds[0]?.tables.map((table) => table.seats);
        expect(await again(night)).toEqual(seats);
        expect([...seated(night)].sort((one, two) => one - two)).toEqual([...night.board.people.keys()]);
        const late = await seatLate(night, night.secret, {
          id: 'late',
          tag: '',
          person: (no) => ({ no, shown: 'Zed Z.', school: 'Ohio', chapter: '' }),
          at,
        }).catch(() => null);
        if (late) expect(await again(after(night, late))).toEqual(seats);
      },
    ),
    { numRuns: 15 },
  );
});

test('a fixed table is the real one, and is in use before others', async () => {
  const { board } = await drawn(14, { tables: 6, skip: [3] }, (index) => (index === 0 ? { table: 7 } : {}));
  const [no] = [...board.fixed.map((fixed) => fixed.no)];
  const round = board.rounds[0];
  expect(round?.tables.map(({ at: real }) => real)).toEqual([1, 7]);
  expect(round && placeOf(round, no ?? 0)?.table).toBe(2);
});

test('more people than seats at a fixed table are refused in words', async () => {
  const night = await closed(14, { tables: 2 }, (index) => (index < 8 ? { table: 2 } : {}));
  expect(await refusal(() => drawRound(night.board, night.secret, drawing))).toBe(
    'More people have a fixed place at table 2 than it has seats. Change that in the list.',
  );
});

test('nobody draws with a seed that was not promised', async () => {
  const night = await closed(12);
  expect(await refusal(() => drawRound(night.board, { ...night.secret, seed: 'ff' }, drawing))).toContain(
    "doesn't have the seed",
  );
});

test('a draw says when its waves begin and how many go on', async () => {
  const { board } = await drawn(48, { tables: 4 });
  const [round] = board.rounds;
  expect(round).toMatchObject({ name: 'Round 1', state: 'drawn', wave: 0, rule: { k: 2 } });
  expect(round?.tables.map(({ wave, at: real }) => `${wave}/${real}`)).toEqual([
    '1/1',
    '1/2',
    '1/3',
    '1/4',
    '2/1',
    '2/2',
    '2/3',
  ]);
  const [one, two] = round?.waves ?? [];
  expect(one?.startsAt).toBe(startsAt);
  expect((two?.startsAt ?? 0) - startsAt).toBeGreaterThan(10 * 60_000);
  expect(board.promise).toBeNull();
  expect(board.open).toBe('r1');
});

test('who comes late moves nobody, and gets the next number', async () => {
  const night = await drawn(20);
  const person = (no: number) => ({ no, shown: 'Zed Z.', school: 'Ohio', chapter: 'Sigma Chi' });
  const late = after(night, await seatLate(night, night.secret, { id: 'zed', tag: '', person, at }));
  const bound = await boundHash(night.secret.key, 21, 'zed');
  expect(late.board.people.get(21)).toEqual({ ...person(21), bound });
  expect(bound).toMatch(/^[0-9a-f]{16}$/);
  expect(late.secret.numbers['21']).toBe('zed');
  const before = night.board.rounds[0];
  const now = late.board.rounds[0];
  for (const no of night.board.people.keys())
    expect(now && placeOf(now, no)).toEqual(before && placeOf(before, no));
  expect(now && placeOf(now, 21)).toBeTruthy();
  expect(now?.moves).toEqual([
    { no: 21, kind: 'late', from: null, to: now && placeOf(now, 21), at, note: '' },
  ]);
});

test('the names of schools keep their places when another one comes', async () => {
  const night = await drawn(20);
  const person = (no: number) => ({ no, shown: 'Zed', school: 'Alabama', chapter: '' });
  const { board } = after(night, await seatLate(night, night.secret, { id: 'zed', tag: '', person, at }));
  for (const [no, known] of night.board.people) expect(board.people.get(no)).toEqual(known);
});

test('a no-show gives the seat away when no other is free', async () => {
  const full = await drawn(14);
  const person = (no: number) => ({ no, shown: 'Zed', school: '', chapter: '' });
  const seat = (night: Night) => seatLate(night, night.secret, { id: 'zed', tag: '', person, at });
  expect(await refusal(() => seat(full))).toBe("No seat is free in a wave that hasn't begun.");
  const absent = after(full, markAbsent(full.board, 5));
  const place = full.board.rounds[0] && placeOf(full.board.rounds[0], 5);
  const late = after(absent, await seat(absent));
  expect(late.board.rounds[0] && placeOf(late.board.rounds[0], 15)).toEqual(place);
  expect(await refusal(() => markPresent(late.board, 5))).toBe('Their seat was given to someone else.');
  expect(after(absent, markPresent(absent.board, 5)).board.gone.size).toBe(0);
});

test('nothing moves at a table whose wave has begun', async () => {
  const night = await drawn(14, { tables: 1 });
  const begun = after(night, startWave(night.board, at));
  const round = begun.board.rounds[0];
  const [one = 0, two = 0] = round?.tables.map(({ seats }) => seats[0] ?? 0) ?? [];
  const text = "Table 1, wave 1: its wave has begun. Seats there can't change anymore.";
  expect(await refusal(() => swapSeats(begun.board, one, two, reason))).toBe(text);
  expect(await refusal(() => breakTable(begun.board, 1, reason))).toBe(text);
  expect(await refusal(() => moveSeat(begun.board, two, { table: 1, seat: 7 }, reason))).toBe(text);
});

test('two people swap, somebody moves, and nobody else does', async () => {
  const night = await drawn(13);
  const [first, second] = night.board.rounds[0]?.tables ?? [];
  const [one = 0, two = 0] = [first?.seats[0], second?.seats[2]];
  const swapped = after(night, swapSeats(night.board, one, two, reason));
  expect(swapped.board.rounds[0]?.tables[0]?.seats[0]).toBe(two);
  expect(swapped.board.rounds[0]?.tables[1]?.seats[2]).toBe(one);
  expect([...seated(swapped)].sort()).toEqual([...seated(night)].sort());
  const small = first?.seats.length === 6 ? 1 : 2;
  const [mover = 0] = night.board.rounds[0]?.tables[2 - small]?.seats ?? [];
  const moved = after(night, moveSeat(night.board, mover, { table: small, seat: 7 }, reason));
  expect(moved.board.rounds[0] && placeOf(moved.board.rounds[0], mover)).toEqual({ table: small, seat: 7 });
  expect(JSON.stringify(moved.data)).not.toContain('Wheelchair');
});

test('a broken table moves only its people, and as many go on', async () => {
  const night = await drawn(22);
  const round = night.board.rounds[0];
  const small = round?.tables.find(({ seats }) => seats.length === 5);
  const absent = (small?.seats ?? [])
    .slice(2)
    .reduce((now, no) => after(now, markAbsent(now.board, no)), night);
  const broken = after(absent, await breakTable(absent.board, small?.number ?? 0, reason));
  const now = broken.board.rounds[0];
  for (const no of night.board.people.keys()) {
    const same = JSON.stringify(now && placeOf(now, no)) === JSON.stringify(round && placeOf(round, no));
    expect(same).toBe(!small?.seats.includes(no));
  }
  expect(now?.tables.find(({ number }) => number === small?.number)?.seats.some(Boolean)).toBe(false);
  expect(now?.moves.map(({ kind }) => kind)).toEqual(['broken', 'broken']);
  expect(now?.others).toBe((round?.others ?? 0) + (round?.rule.k ?? 0));
  // All the others are needed for their own people.
  const text = `The other tables have no room for the people of table ${small?.number}.`;
  expect(await refusal(() => breakTable(night.board, small?.number ?? 0, reason))).toBe(text);
});

test('a draw that is thrown away stays known, and its no-shows leave the list', async () => {
  const night = await drawn(20);
  const absent = after(night, markAbsent(night.board, 5));
  const thrown = after(absent, await throwDraw(absent.board, absent.secret, { reason: 'Wrong list', at }));
  expect(thrown.board).toMatchObject({ open: '', rounds: [] });
  expect(thrown.board.people.has(5)).toBe(false);
  expect(thrown.secret.numbers['5']).toBeUndefined();
  const [first] = thrown.board.thrown;
  expect(first).toMatchObject({
    seed: night.board.rounds[0]?.proof.seed,
    reason: 'Wrong list',
    cards: '2C 7S KD',
  });
  expect(thrown.board.promise?.hash).toBe(await sha256(thrown.secret.seed));
  const again = after(thrown, await drawRound(thrown.board, thrown.secret, drawing));
  expect(seated(again)).toHaveLength(19);
});

test('a draw with counts stays', async () => {
  const night = await drawn(14);
  const counted = after(night, {
    kind: 'heal',
    note: '',
    patch: [{ path: 'counts.r1.t1', value: { at, s1: { hand: 8, chips: 2000, out: false } } }],
  });
  expect(await refusal(() => throwDraw(counted.board, counted.secret, { reason: 'No', at }))).toBe(
    "There are counts already. Round 1 can't be drawn again.",
  );
});

/** A drawn night whose first round is closed with these people. */
async function closedRound(night: Night, through: readonly number[]): Promise<Night> {
  const { promise } = await closed(4).then(({ board }) => board);
  const list = await sha256(listText(promisedOf(night.board)));
  const seed = 'ab';
  return after(
    { ...night, secret: { ...night.secret, seed } },
    {
      kind: 'close-round',
      note: '',
      patch: [
        { path: 'open', value: '' },
        { path: 'rounds.r1.state', value: 'closed' },
        { path: 'rounds.r1.through', value: through },
        { path: 'promise', value: { ...promise, hash: await sha256(seed), list } },
      ],
      secret: { ...night.secret, seed },
    },
  );
}

test('the next round is drawn from those who went on', async () => {
  const night = await drawn(21);
  const through = night.board.rounds[0]?.tables.flatMap(({ seats }) => seats.slice(0, 4)) ?? [];
  const next = await closedRound(night, through);
  expect(playersOf(next.board, 2).map(({ no }) => no)).toEqual([...through].sort((one, two) => one - two));
  const second = after(next, await drawRound(next.board, next.secret, { ...drawing, cards: '' }));
  expect(second.board.rounds[1]).toMatchObject({ name: 'Semi-finals', proof: { cards: '' } });
  expect([...seated(second)].sort()).toEqual([...through].sort());
});

test('however few went on, they are the final table', async () => {
  const next = await closedRound(await drawn(14), [3, 8]);
  expect(nextRound(next.board)).toEqual({ number: 2, rounds: 2 });
  const final = after(next, await drawRound(next.board, next.secret, drawing));
  expect(final.board.rounds[1]).toMatchObject({ name: 'Final table', rule: { length: { hands: 30 } } });
  expect([...seated(final)].sort()).toEqual([3, 8]);
});

test('a plan changes what is not drawn yet', async () => {
  const night = await drawn(48);
  const plan = { ...night.board.plan, tables: 9, rounds: night.board.plan.rounds.map(() => presetRule) };
  const typed = { plan, startsAt: at, until: '23:00' };
  const changed = after(night, await changePlan(night.board, night.secret, typed, at));
  expect(changed.board.plan.tables).toBe(9);
  expect(changed.board.plan.rounds[1]).toEqual(presetRule);
  expect(changed.board.plan.rounds[0]?.length).toEqual(night.board.rounds[0]?.rule.length);
  expect(changed.board.startsAt).toBe(startsAt);
  expect(changed.secret.plan).toMatchObject({ until: '23:00', tables: 9 });
});
const presetRule = { length: { minutes: 20 }, cuts: [], k: 1, want: 6 };
