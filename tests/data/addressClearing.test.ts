import { doc, type Firestore, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import { addressClearing } from '../../src/data/staff/trash/clearingAddresses.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import { readResults } from '../../src/domain/results/results.ts';
import { nightOver, withFirstTwoSwapped } from '../support/documents/nightOver.ts';
import { type Between, liteSeasonStore } from '../support/liteSeasonStore.ts';
import { quickClock } from '../support/quickClock.ts';
import { TestProject } from '../support/TestProject.ts';

/* The addresses of a past night are cleared under the rules, and a correction finds the same players. */

vi.setConfig({ testTimeout: 30_000 });

quickClock();

let project: TestProject;
let staff: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  staff = project.as('regular');
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.clear();
  await project.seed(await nightOver('cup'));
});

const today = '2027-05-01';
const clear = (tell = (_done: number, _of: number) => true, between: Between = {}, day = today) =>
  addressClearing(liteSeasonStore(staff, between))('cup', day, tell);
const publish = async (version: number) =>
  publishing(liteSeasonStore(staff), () => 'regular').publishBoard(
    'cup',
    { rev: Number((await project.stored('boards/cup'))?.rev), version },
    '',
  );
const resultsNow = async () => readResults('cup', await project.stored('results/cup'));
const folder = 'events/cup/participants';
async function people() {
  const ids = await project.idsIn(folder);
  return Promise.all(ids.map(async (id) => readParticipant(id, await project.stored(`${folder}/${id}`))));
}
const emails = async () => (await people()).flatMap(({ email }) => email || []);

test('a correction after clearing finds the same players, and their records keep the address', async () => {
  await publish(0);
  const before = await resultsNow();
  const all = await emails();
  const [first] = before.rows;
  const record = await project.stored(`players/${first?.player}`);
  const told: number[][] = [];
  await clear((done, of) => told.push([done, of]) > 0);
  expect(told).toEqual([
    [0, all.length],
    [all.length, all.length],
  ]);
  expect(await emails()).toEqual([]);
  expect((await people()).filter(({ player }) => /^[\w-]{16}$/.test(player))).toHaveLength(all.length);
  const board = await project.stored('boards/cup');
  await project.seed(withFirstTwoSwapped({ 'boards/cup': { ...board, updatedAt: new Date() } }, 'cup'));
  expect(await publish(1)).toBe(true);
  const after = await resultsNow();
  expect(after.version).toBe(2);
  expect(after.rows.map(({ player }) => player).sort()).toEqual(
    before.rows.map(({ player }) => player).sort(),
  );
  expect(after.rows[0]?.player).toBe(before.rows[1]?.player);
  expect(await project.stored(`players/${first?.player}`)).toEqual(record);
  // Again, there is nothing left to do.
  await clear();
});

test('not before its time, and not while the results are open', async () => {
  await publish(0);
  await expect(clear(undefined, {}, '2026-10-10')).rejects.toMatchObject({ kind: 'conflict' });
  await project.change('events/cup', { board: 'live' });
  await expect(clear()).rejects.toMatchObject({ kind: 'conflict' });
  expect((await emails()).length).toBeGreaterThan(0);
});

test('two at once write the same; an address that was corrected meanwhile stays; it stops when told', async () => {
  await publish(0);
  await clear(() => false);
  const [one] = await people();
  const path = `${folder}/${one?.id}`;
  const corrects = { commit: () => updateDoc(doc(staff, path), { email: 'new@college.example' }) };
  await expect(clear(undefined, corrects)).rejects.toMatchObject({ kind: 'conflict' });
  expect((await project.stored(path))?.email).toBe('new@college.example');
  const two = await Promise.allSettled([clear(), clear()]);
  expect(two.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await emails()).toEqual([]);
});

test('a night that nobody drew tables for is cleared too, without players when there is no season yet', async () => {
  await project.change('events/cup', { board: '' });
  await clear();
  expect(await emails()).toEqual([]);
  expect((await people()).every(({ player }) => player === '')).toBe(true);
});
