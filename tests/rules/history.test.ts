import {
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { season, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * An entry of History is written once, with the moment and the level that are so, and never said differently.
 */

const project = await seededProject(season);
const path = 'history/event:e1/changes/h1';
const at = (path: string) => doc(project.as('super'), path);
const create = (fields: object) => setDoc(at(path), { ...sent.history, ...fields });

test.each([
  ['by', ''],
  ['by', 'x'.repeat(200)],
  ['act', 'create'],
  ['act', 'delete'],
  ['act', 'restore'],
])('%s may be %j', async (field, value) => {
  await create({ [field]: value });
});

test('what was deleted has an entry without fields', async () => {
  await create({ act: 'delete', fields: [], from: [], to: [] });
});

test('an entry may be as long as it gets', async () => {
  const text = ['x'.repeat(20_000)];
  await create({ fields: ['description'], from: text, to: text });
});

const many = (count: number, value = '') => Array.from({ length: count }, () => value);

test.each([
  ['by', 'x'.repeat(201)],
  ['by', 1],
  ['by', null],
  ['level', 'regular'],
  ['level', ''],
  ['at', Timestamp.fromMillis(0)],
  ['at', Timestamp.fromMillis(Date.now() + 60_000)],
  ['at', 'today'],
  ['act', 'undo'],
  ['act', null],
  ['fields', ['title']],
  ['fields', ['title', 'entry fee']],
  ['fields', ['title', '<b>']],
  ['fields', ['title', 'x'.repeat(41)]],
  ['fields', ['title', '']],
  ['fields', 'title'],
  ['from', ['']],
  ['from', ['', 'x'.repeat(20_001)]],
  ['to', many(3)],
  ['to', ['', 'x'.repeat(20_001)]],
  ['to', null],
  ['act', 'Nonsense'],
  ['fields', ['x'.repeat(41), 'title']],
  ...['ip', ...foreignFields].map((field): [string, string] => [field, '127.0.0.1']),
])('%s is not %j', async (field, value) => {
  await refused(create({ [field]: value }));
});

test('no more than 60 fields', async () => {
  const of = (count: number) => ({ fields: many(count, 'x'), from: many(count), to: many(count) });
  await create(of(60));
  await refused(setDoc(at('history/event:e1/changes/h2'), { ...sent.history, ...of(61) }));
});

test.each(Object.keys(sent.history))('%s is not missing', async (field) => {
  const { [field]: _, ...rest }: Record<string, unknown> = sent.history;
  await refused(setDoc(at(path), rest));
});

test('nobody says it differently, says it again, or takes it back', async () => {
  await create({});
  await refused(create({}));
  await refused(create({ by: 'Lee' }));
  await refused(updateDoc(at(path), { by: 'Lee' }));
  await refused(updateDoc(at(path), { at: serverTimestamp() }));
  await refused(updateDoc(at(path), { to: deleteField() }));
  await refused(deleteDoc(at(path)));
  expect(await project.stored(path)).toMatchObject({ by: 'Dana' });
});

test('a history goes with its record, once that lies in no trash', async () => {
  const records = [
    ['event:e1', 'events/e1', 'event~e1'],
    ['request:r1', 'tournamentRequests/r1', 'request~r1'],
    [
      'chapter:purdue-university:f1',
      'colleges/purdue-university/fraternities/f1',
      'chapter~purdue-university~f1',
    ],
  ] as const;
  const told = { ...sent.history, at: new Date() };
  for (const [record, path, trashId] of records) {
    const entry = `history/${record}/changes/h1`;
    const inTrash = { [`trash/${trashId}`]: { ...sent.trash, deletedAt: new Date() } };
    await project.clear();
    await project.seed({ [entry]: told, [path]: season[path] ?? {} });
    await refused(deleteDoc(at(entry)), record);
    await project.clear();
    await project.seed({ [entry]: told, ...inTrash });
    await refused(deleteDoc(at(entry)), record);
    await project.change(`trash/${trashId}`, { emptied: true });
    for (const role of ['anyone', 'betr', 'crew', 'expired'] as const)
      await refused(deleteDoc(doc(project.as(role), entry)), role);
    if (record.startsWith('chapter')) await refused(deleteDoc(doc(project.as('regular'), entry)));
    await deleteDoc(at(entry));
    await project.clear();
    await project.seed({ [entry]: told });
    await deleteDoc(doc(project.as(record.startsWith('chapter') ? 'super' : 'regular'), entry));
  }
  for (const record of [
    'college:gone',
    'settings:salesPipeline',
    'template:gone',
    'other:x',
    'Nonsense:a:b',
  ]) {
    const entry = `history/${record}/changes/h1`;
    await project.seed({ [entry]: told });
    await refused(deleteDoc(at(entry)), record);
  }
});

test('a change that was told once is refused the second time, whole', async () => {
  const both = (title: string) => {
    const batch = writeBatch(project.as('super'));
    batch.update(at('events/e1'), { title, updatedAt: serverTimestamp() });
    batch.set(at(path), sent.history);
    return batch.commit();
  };
  await both('Fall Open');
  await refused(both('Winter Open'));
  expect(await project.stored('events/e1')).toMatchObject({ title: 'Fall Open' });
});

test('nobody reads all histories at once', async () => {
  for (const role of ['anyone', 'betr', 'crew', 'regular'] as const)
    await refused(getDocs(query(collectionGroup(project.as(role), 'changes'), limit(1))));
});

test('regular staff know the records that are theirs by their whole names', async () => {
  for (const record of [
    'otherevent:e1',
    'college:x:event:e1',
    'settings:salesPipelines',
    'settings:outreach',
  ])
    await refused(getDoc(doc(project.as('regular'), `history/${record}/changes/h1`)), record);
  for (const record of ['event:e1', 'request:r1', 'settings:salesPipeline'])
    await getDoc(doc(project.as('regular'), `history/${record}/changes/h1`));
});

test('a level is that of the account', async () => {
  await refused(setDoc(doc(project.as('betr'), path), { ...sent.history, level: '' }));
  const regular = doc(project.as('regular'), path);
  await refused(setDoc(regular, sent.history));
  await setDoc(regular, { ...sent.history, level: 'regular' });
});
