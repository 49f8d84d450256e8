import { expect, test, vi } from 'vitest';
import type { Plan } from '../../src/data/staff/changes/planned.ts';
import { changePlan } from '../../src/data/staff/chapters/chapterPlans.ts';
import { serverNow, updating, type Write } from '../../src/domain/changes/change.ts';
import { randomId } from '../../src/domain/changes/randomId.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { type HistoryEntry, readHistoryEntry } from '../../src/domain/history/historyEntry.ts';
import { entryWrite, toldOf } from '../../src/domain/history/historyWrites.ts';
import { carryOut } from '../support/carryOut.ts';
import { commitChange } from '../support/commitChange.ts';
import { season } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * History, under the rules, of two people at one record at once, and of one who was offline for an hour.
 */

const event = 'events/e1';
const chapter = 'colleges/purdue-university/fraternities/f1';
const project = await seededProject({ ...season, [event]: { ...season[event], entryFee: 20 } });
const database = (who: string) =>
  project.withToken(who, { sub: who, level: 'super', auth_time: Math.floor(Date.now() / 1000) - 60 });

/** Returns the writes of a change with the entries that tell of it, by what `look` reads. */
async function told(by: string, writes: readonly Write[], look: (path: string) => Promise<unknown>) {
  const all = toldOf(writes);
  const paths = all.flatMap((one) => one.writes.map(({ path }) => path));
  const before = new Map(await Promise.all(paths.map(async (path) => [path, await look(path)] as const)));
  const writer = { by, level: 'super', isCertain: true };
  return [...writes, ...all.flatMap((one) => entryWrite(randomId(), one, before, writer) ?? [])];
}

const act = (by: string, plan: Plan, meanwhile?: () => Promise<void>) =>
  carryOut(database(by), async (look) => told(by, await plan(look), look), meanwhile);
const feeTo =
  (entryFee: number): Plan =>
  async () => [updating(event, { entryFee, updatedAt: serverNow })];

/** Returns the history of a record, oldest first. */
async function historyOf(record: string): Promise<HistoryEntry[]> {
  const found = await project.listed(`history/${record}/changes`);
  return found
    .map((data) => readHistoryEntry('', data))
    .toSorted((one, other) => Number(one.at) - Number(other.at));
}
const said = (entries: readonly HistoryEntry[]) =>
  entries.map(({ by, changes }) => [by, ...changes.map(({ from, to }) => [from, to])]);
const feeNow = async () => (await project.stored(event))?.entryFee;

test('two who change one field at once are told in the order in which it was so', async () => {
  await act('bo', feeTo(30), () => act('ann', feeTo(25)));
  const entries = await historyOf('event:e1');
  expect(said(entries)).toEqual([
    ['ann', [20, 25]],
    ['bo', [25, 30]],
  ]);
  expect(await feeNow()).toBe(30);
});

test('of two who change a chapter at once, whoever is refused is not told either', async () => {
  const stored = await project.stored(chapter);
  const seen = { collegeId: 'purdue-university', fraternity: readFraternity('f1', stored) };
  const owner = (name: string) => changePlan([seen], { owner: name });
  await expect(act('bo', owner('Bo'), () => act('ann', owner('Kim')))).rejects.toMatchObject({
    kind: 'conflict',
  });
  expect((await historyOf('chapter:purdue-university:f1')).map(({ by }) => by)).toEqual(['ann']);
  expect(await project.stored(chapter)).toMatchObject({ owner: 'Kim' });
});

test('what waited for an hour comes with its entries, as it was known then, at the moment of the server', async () => {
  const began = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: began - 3_600_000 });
  const copy = await project.stored(event);
  const plain = async (writes: readonly Write[]) => told('bo', writes, async () => copy);
  // As the outbox keeps them: plain values that outlive the page.
  const waiting = structuredClone([
    await plain(await feeTo(25)(async () => copy)),
    await plain([updating(event, { location: 'The barn', updatedAt: serverNow })]),
  ]);
  vi.useRealTimers();
  await act('ann', feeTo(30));
  for (const writes of waiting) await commitChange(database('bo'), { writes });
  const entries = await historyOf('event:e1');
  expect(said(entries)).toEqual([
    ['ann', [20, 30]],
    ['bo', [20, 25]],
    ['bo', [copy?.location, 'The barn']],
  ]);
  for (const { at } of entries) expect(Number(at)).toBeGreaterThan(began - 60_000);
  expect(await project.stored(event)).toMatchObject({ entryFee: 25, location: 'The barn' });
  // What has reached the server already isn't done a second time, nor told.
  await act('ann', feeTo(35));
  for (const writes of waiting) await refused(commitChange(database('bo'), { writes }));
  expect(await feeNow()).toBe(35);
  expect(await historyOf('event:e1')).toHaveLength(4);
});
