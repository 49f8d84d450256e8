import fc from 'fast-check';
import { collection, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { writtenText } from '../../src/domain/crew/writtenText.ts';
import { readBoard } from '../../src/domain/night/board/board.ts';
import type { SeatCount } from '../../src/domain/night/board/standing.ts';
import { slipFate } from '../../src/domain/night/captain/ownSlips.ts';
import { foldSlips, readSlip } from '../../src/domain/night/counts/slips.ts';
import { foldBoard } from '../../src/domain/night/watch/boardFold.ts';
import { aPass, cupKey } from '../support/crew.ts';
import { captainBoardData } from '../support/documents/captainBoard.ts';
import { anEvent } from '../support/documents/events.ts';
import { NightPhone } from '../support/nightPhone.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * The faults of a night: phones that are offline, reloaded, closed, removed, that contradict each other or
 * have a wrong clock. Whatever happens, every count is in a slip or on its phone, and the board is what the
 * slips say.
 */

// A night is a hundred requests.
vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
beforeAll(async () => {
  project = await TestProject.open();
});
afterAll(() => project?.close());

const tableCount = 8;
const names = Array.from({ length: tableCount }, (_, at) => `t${at + 1}`);
const uidOf = (table: string) => `phone-${table}`;

beforeEach(async () => {
  await project.clear();
  const tables = Object.fromEntries(
    names.map((name, at): [string, Stored] => [
      name,
      { at: at + 1, wave: 1, seats: [1, 2, 3, 4].map((seat) => at * 4 + seat), button: 1 },
    ]),
  );
  const people = Object.fromEntries(
    Array.from({ length: 4 * tableCount }, (_, at): [string, Stored] => [
      `${at + 1}`,
      { n: '', s: -1, c: -1 },
    ]),
  );
  const now = new Date();
  const member = { pass: cupKey, name: 'Kim', removed: false, joinedAt: now, seenAt: now };
  await project.seed({
    ...anEvent('cup'),
    ...aPass({ scopes: ['tables'] }),
    ...Object.fromEntries([...names, 'other'].map((name) => [`events/cup/crew/${uidOf(name)}`, member])),
    'boards/cup': captainBoardData({ people }, { tables }),
  });
});

const board = async () => readBoard('cup', await project.stored('boards/cup'));
const slips = async () =>
  (await getDocs(collection(project.as('regular'), 'events/cup/slips'))).docs.map((found) =>
    readSlip(found.id, found.data()),
  );
const remove = (uid: string) =>
  updateDoc(doc(project.as('regular'), `events/cup/crew/${uid}`), { removed: true });

const stack = (hand: number, chips: number, out = false): SeatCount => ({ hand, chips, out });
/** The stacks of a table after a hand; the one at seat `out` is the lowest and out. */
const stacks = (hand: number, seats: readonly number[], out: number) =>
  Object.fromEntries(
    seats.map((seat) => [`s${seat}`, stack(hand, seat === out ? 50 : hand * 100 + seat * 25, seat === out)]),
  );

async function phoneAt(table: string, options = {}): Promise<NightPhone> {
  const phone = new NightPhone(project, uidOf(table), options);
  await phone.look();
  return phone;
}

/** Fails unless the board says what the slips say, and nothing is left to decide. */
async function expectFolded(): Promise<void> {
  const [now, all] = [await board(), await slips()];
  expect(foldBoard(now, all, new Map())).toEqual({ differences: [], questions: [] });
  for (const table of names) {
    const { seats } = foldSlips(all.filter((slip) => slip.table === table));
    expect(now.counts.r1?.[table]?.seats ?? {}).toEqual(seats);
  }
}

const orders = fc.sample(fc.shuffledSubarray(names, { minLength: tableCount }), { numRuns: 3, seed: 15 });

test.each(orders.map((order) => ({ order })))(
  'eight phones offline for two counts come back in the order $order: nothing is lost',
  async ({ order }) => {
    const phones = new Map(
      await Promise.all(names.map(async (name) => [name, await phoneAt(name)] as const)),
    );
    for (const [table, phone] of phones) {
      phone.count(table, stacks(8, [1, 2, 3, 4], 4));
      phone.count(table, stacks(16, [1, 2, 3], 3));
      await phone.waiting();
    }
    // One was reloaded, the tab of another was closed: what the browser keeps is all they have.
    for (const table of ['t3', 't5'])
      phones.set(table, new NightPhone(project, uidOf(table), { kept: phones.get(table)?.kept }));
    await remove(uidOf('t7'));

    for (const table of order) await phones.get(table)?.sync();

    const all = await slips();
    for (const table of names.filter((name) => name !== 't7')) {
      expect(all.filter((slip) => slip.table === table)).toHaveLength(2);
      expect(await phones.get(table)?.waiting()).toEqual([]);
    }
    // Whoever was removed still has both on the screen, to be read out.
    const shown = (await phones.get('t7')?.waiting())
      ?.map(({ change }) => writtenText(change))
      .filter(Boolean);
    expect(shown).toEqual([
      'seat 1: 825, seat 2: 850, seat 3: 875, seat 4: 50 out',
      'seat 1: 1,625, seat 2: 1,650, seat 3: 50 out',
    ]);
    expect(all.some(({ table }) => table === 't7')).toBe(false);
    expect(Object.keys((await board()).counts.r1 ?? {})).toHaveLength(tableCount - 1);
    await expectFolded();
  },
);

describe('two phones at one table', () => {
  test('that say something else: one question, nothing is overwritten, and the answer is on the board', async () => {
    const [first, second] = [await phoneAt('t1'), await phoneAt('other', { ahead: 60_000 })];
    first.count('t1', { s1: stack(8, 3000), s2: stack(8, 400) });
    const other = second.count('t1', { s1: stack(8, 2900), s2: stack(8, 400) });
    await first.sync();
    await second.sync();

    expect(await first.waiting()).toEqual([]);
    expect(await second.waiting()).toEqual([]);
    expect((await board()).counts.r1?.t1?.seats.s1).toEqual(stack(8, 3000));
    expect(foldBoard(await board(), await slips(), new Map()).questions).toHaveLength(1);
    expect(slipFate(first.board, first.slips[0] ?? other).kind).toBe('shown');
    expect(slipFate(second.board, other)).toEqual({
      kind: 'disputed',
      disputes: [{ seat: 's1', mine: stack(8, 2900), theirs: stack(8, 3000) }],
    });

    second.count('t1', { s1: stack(8, 2900) });
    await second.sync();
    expect((await board()).counts.r1?.t1?.seats.s1).toEqual(stack(8, 2900));
    expect(await slips()).toHaveLength(3);
    await expectFolded();
  });

  test('that count its two halves both stand', async () => {
    const [first, second] = [await phoneAt('t1'), await phoneAt('other')];
    first.count('t1', { s1: stack(8, 3000), s2: stack(8, 400) });
    await first.sync();
    await second.look();
    second.count('t1', { s3: stack(8, 900), s4: stack(8, 1200) });
    await second.sync();
    expect(Object.keys((await board()).counts.r1?.t1?.seats ?? {})).toEqual(['s1', 's2', 's3', 's4']);
    await expectFolded();
  });

  test('one of which comes back after a later hand was counted: silently right', async () => {
    const [late, quick] = [await phoneAt('t1'), await phoneAt('other', { ahead: 60_000 })];
    const old = late.count('t1', stacks(8, [1, 2, 3, 4], 0));
    quick.count('t1', stacks(16, [1, 2, 3, 4], 0));
    await quick.sync();
    await late.sync();
    expect(await late.waiting()).toEqual([]);
    expect(slipFate(late.board, old).kind).toBe('shown');
    expect(await slips()).toHaveLength(2);
    await expectFolded();
  });

  test('one of whose clocks is an hour ahead: the count that stayed behind goes again and is shown', async () => {
    const ahead = await phoneAt('other', { ahead: 3_600_000 });
    const phone = await phoneAt('t1');
    ahead.count('t1', { s1: stack(8, 3000) });
    const mine = phone.count('t1', { s1: stack(16, 3500) });
    await ahead.sync();
    await phone.sync();
    // By the clocks the later hand is older, so that the board can't take it; it is in the log.
    expect(slipFate(phone.board, mine).kind).toBe('behind');
    phone.count('t1', mine.seats, { s1: stack(8, 3000) });
    await phone.sync();
    expect((await board()).counts.r1?.t1?.seats.s1).toEqual(stack(16, 3500));
    await expectFolded();
    // And from then on without anything special.
    phone.count('t1', { s1: stack(24, 100) });
    await phone.sync();
    expect((await board()).counts.r1?.t1?.seats.s1).toEqual(stack(24, 100));
    await expectFolded();
  });
});

test('one phone at two tables counts both', async () => {
  const phone = await phoneAt('t1');
  phone.count('t1', stacks(8, [1, 2, 3, 4], 4));
  phone.count('t2', stacks(8, [1, 2, 3, 4], 1));
  await phone.sync();
  expect(Object.keys((await board()).counts.r1 ?? {})).toEqual(['t1', 't2']);
  await expectFolded();
});

test('a count of a round that was closed meanwhile goes to the director, and the board stays', async () => {
  const phone = await phoneAt('t1');
  const slip = phone.count('t1', stacks(30, [1, 2, 3, 4], 0));
  await project.seed({ 'boards/cup': captainBoardData({ open: '' }, { state: 'closed' }) });
  await phone.sync();
  expect(await phone.waiting()).toEqual([]);
  expect(slipFate(phone.board, slip).kind).toBe('late');
  expect(await slips()).toHaveLength(1);
  expect((await board()).counts).toEqual({});
});

test('a slip whose answer was lost is sent again without harm', async () => {
  const phone = await phoneAt('t1');
  phone.count('t1', stacks(8, [1, 2, 3, 4], 4));
  await phone.waiting();
  const left = new Map(phone.kept);
  await phone.sync();
  const again = new NightPhone(project, uidOf('t1'), { kept: left });
  expect(await again.waiting()).toHaveLength(2);
  await again.sync();
  expect(await again.waiting()).toEqual([]);
  expect(await slips()).toHaveLength(1);
  await expectFolded();
});
