import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, test, vi } from 'vitest';
import { DataError } from '../../src/data/errors.ts';
import { emptying } from '../../src/data/staff/trash/emptying.ts';
import { smallTrash } from '../../src/data/staff/trash/smallTrash.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { mergedField, storedChanges } from '../../src/domain/history/historyEntry.ts';
import { recordIn } from '../../src/domain/trash/trashEntry.ts';
import { season, sent } from '../support/documents/samples.ts';
import { type Between, liteSeasonStore } from '../support/liteSeasonStore.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * Deleting requests, pipeline cards and chapters and restoring them, under the rules.
 */

vi.setConfig({ testTimeout: 30_000 });

const college = 'colleges/purdue-university';
const chapter = `${college}/fraternities/f1`;
const project = await seededProject({ ...season, 'salesPipeline/old': { status: 'new', contact: 'Kim' } });
const desk = (role: 'regular' | 'super', between: Between = {}) =>
  smallTrash(liteSeasonStore(project.as(role), between), async () => ({ by: 'Dana', level: role }));

const collections = [
  'tournamentRequests',
  'salesPipeline',
  'colleges',
  `${college}/fraternities`,
  `${chapter}/outreach`,
  'trash',
  ...['request~r1', 'card~s1', 'card~old'].map((id) => `trash/${id}/parts`),
  ...['parts', 'log'].map((name) => `trash/chapter~purdue-university~f1/${name}`),
];
async function everything() {
  const found = await Promise.all(
    collections.map(async (path) => [path, await project.idsIn(path), await project.listed(path)] as const),
  );
  return Object.fromEntries(found.map(([path, ids, documents]) => [path, { ids, documents }]));
}

const { trashChapter } = desk('super');
const seen = async () => readFraternity('f1', await project.stored(chapter));
const kind = (wanted: string) => expect.objectContaining({ kind: wanted });

const things = {
  request: { id: 'request~r1', path: 'tournamentRequests/r1', role: 'super' },
  card: { id: 'card~s1', path: 'salesPipeline/s1', role: 'regular' },
  olderCard: { id: 'card~old', path: 'salesPipeline/old', role: 'regular' },
  chapter: { id: 'chapter~purdue-university~f1', path: chapter, role: 'super' },
} as const;
type Name = keyof typeof things;
const kindOf = (name: Name) => (name === 'olderCard' ? 'card' : name);

async function deleted(name: Name, between: Between = {}): Promise<void> {
  const { role, path } = things[name];
  const { trashSome, trashChapter } = desk(role, between);
  const id = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'chapter') await trashChapter('purdue-university', await seen());
  else await trashSome(name === 'request' ? 'request' : 'card', [{ id, title: 'A title' }]);
}
const restored = (name: Name, role = things[name].role, between: Between = {}) =>
  desk(role, between).restoreSmall({ id: things[name].id, kind: kindOf(name) });

describe.each(Object.keys(things) as Name[])('%s', (name) => {
  test('is as it was when it is restored', async () => {
    const before = await everything();
    await deleted(name);
    expect(await project.stored(things[name].path)).toBeUndefined();
    const { id } = things[name];
    expect(await project.stored(`trash/${id}`)).toMatchObject({ by: 'Dana' });
    await restored(name);
    expect(await everything()).toEqual(before);
    const told = await project.listed(`history/${recordIn(id) || 'none'}/changes`);
    const acts = told.map(({ by, act }) => [by, act]).toSorted();
    expect(acts).toEqual(
      recordIn(id)
        ? [
            ['Dana', 'delete'],
            ['Dana', 'restore'],
          ]
        : [],
    );
  });

  test('is restored once, whoever else does it at the same time', async () => {
    const before = await everything();
    await deleted(name);
    const both = await Promise.allSettled([restored(name), restored(name)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    await expect(restored(name)).rejects.toEqual(kind('missing'));
    expect(await everything()).toEqual(before);
  });

  test('stays or goes as a whole when the connection breaks', async () => {
    const before = await everything();
    for (const at of ['checked', 'stored'] as const) {
      const breaking = { [at]: () => Promise.reject(new DataError('unreachable')) };
      await expect(deleted(name, breaking)).rejects.toEqual(kind('unreachable'));
      await deleted(name).catch(() => {});
      await expect(restored(name, things[name].role, breaking)).rejects.toEqual(kind('unreachable'));
      await restored(name).catch(() => {});
      expect(await everything()).toEqual(before);
    }
  });

  test('is not restored over another one in its place, nor after 30 days', async () => {
    await deleted(name);
    await project.seed({ [things[name].path]: { name: 'Another' } });
    await expect(restored(name)).rejects.toEqual(kind('conflict'));
    await project.clear();
    await project.seed(season);
    if (name === 'olderCard') return;
    await deleted(name);
    await project.change(`trash/${things[name].id}`, { deletedAt: new Date(Date.now() - 31 * 86_400_000) });
    await expect(restored(name)).rejects.toEqual(kind('missing'));
  });
});

test('a hundred requests go at once, and what was edited meanwhile goes as it is', async () => {
  const some = Array.from({ length: 100 }, (_, at) => `q${at}`);
  await project.seed(
    Object.fromEntries(some.map((id) => [`tournamentRequests/${id}`, season['tournamentRequests/r1'] ?? {}])),
  );
  await desk('super').trashSome(
    'request',
    some.map((id) => ({ id, title: id })),
  );
  expect(await project.idsIn('tournamentRequests')).toEqual(['r1']);
  let edits = 0;
  const edit = async () => {
    if (edits++ === 0)
      await updateDoc(doc(project.as('regular'), 'salesPipeline/s1'), {
        status: 'confirmed',
        updatedAt: new Date(),
      }).catch(() => {});
  };
  await deleted('card', { checked: edit });
  await restored('card');
});

test('a chapter that a colleague has changed since stays', async () => {
  const before = await seen();
  await project.change(chapter, { owner: 'Kim' });
  await expect(trashChapter('purdue-university', before)).rejects.toEqual(kind('conflict'));
  expect(await project.stored(chapter)).toMatchObject({ owner: 'Kim' });
});

test('of a chapter that was added and deleted again only the latest can be restored', async () => {
  const first = await project.stored(chapter);
  await deleted('chapter');
  await project.seed({ [chapter]: { ...season[chapter], owner: 'Kim' } });
  await project.change(college, { fraternityCount: 1 });
  await deleted('chapter');
  await restored('chapter');
  expect(await project.stored(chapter)).toEqual({ ...first, owner: 'Kim' });
  expect(await project.idsIn(`${chapter}/outreach`)).toEqual([]);
});

test('a chapter goes for good with the histories of those that a merge brought into it', async () => {
  const told = (record: string, came: string[]) => ({
    [`history/${record}/changes/h1`]: {
      ...sent.history,
      ...storedChanges(came.map((from) => ({ field: mergedField, from, to: 'Pike' }))),
      at: new Date(),
    },
  });
  const [record, moved, moved2, again] = [
    'chapter:purdue-university:f1',
    'chapter:old:f1',
    'chapter:older:f1',
    'chapter:purdue-university:f9',
  ] as const;
  await project.seed({
    ...told(record, [moved, again]),
    ...told(moved, [moved2]),
    ...told(moved2, []),
    ...told(again, []),
    [`${college}/fraternities/f9`]: season[chapter] ?? {},
  });
  await deleted('chapter');
  await emptying(liteSeasonStore(project.as('super'))).emptyOne({ id: things.chapter.id, kind: 'chapter' });
  for (const [one, left] of [
    [record, 0],
    [moved, 0],
    [moved2, 0],
    [again, 1],
  ] as const)
    expect(await project.idsIn(`history/${one}/changes`), one).toHaveLength(left);
});

test('each role sees what it may delete, and nobody makes up what comes back', async () => {
  for (const name of Object.keys(things) as Name[]) await deleted(name);
  const listed = (role: 'regular' | 'super', kinds: string[]) =>
    getDocs(
      query(
        collection(project.as(role), 'trash'),
        where('kind', 'in', kinds),
        orderBy('deletedAt', 'desc'),
        limit(51),
      ),
    );
  expect((await listed('super', ['event', 'request', 'chapter', 'card'])).size).toBe(4);
  expect((await listed('regular', ['event', 'card'])).size).toBe(2);
  await refused(listed('regular', ['event', 'request']));
  for (const role of ['anyone', 'betr', 'regular', 'expired', 'anonymous', 'crew'] as const) {
    const at = (path: string) => getDoc(doc(project.as(role), path));
    for (const path of [
      'trash/request~r1',
      'trash/request~r1/parts/request',
      'trash/chapter~purdue-university~f1/parts/chapter',
      'trash/chapter~purdue-university~f1/log/o1',
      ...(role === 'regular' ? [] : ['trash/card~s1', 'trash/card~s1/parts/card']),
    ])
      await refused(at(path));
  }
  await expect(restored('request', 'super')).resolves.toBeUndefined();
  await expect(desk('regular').restoreSmall({ id: things.chapter.id, kind: 'chapter' })).rejects.toEqual(
    kind('refused'),
  );
  await expect(desk('regular').trashSome('request', [{ id: 'r1', title: '' }])).rejects.toEqual(
    kind('refused'),
  );
});
