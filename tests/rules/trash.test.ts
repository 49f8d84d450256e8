import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventTrash } from '../../src/data/staff/trash/eventTrash.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { nightOver } from '../support/documents/nightOver.ts';
import { publishedNight, sentSeason } from '../support/documents/published.ts';
import { key, passKey, season, sent } from '../support/documents/samples.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import type { Role } from '../support/TestProject.ts';

/*
 * Nobody makes up what comes back from the trash, keeps it longer, or empties it who may not.
 */

vi.setConfig({ testTimeout: 30_000 });

const pass = { ...season[`events/e1/passes/${passKey}`] };
const night = await nightOver('cup', { players: 8 });
const project = await seededProject({
  ...season,
  ...night,
  [`events/cup/passes/${passKey}`]: pass,
});
const staff = () => project.as('regular');
const trash = () =>
  eventTrash(
    liteSeasonStore(staff()),
    () => 'regular',
    async () => ({ by: 'Dana', level: 'regular' }),
  );
const now = serverTimestamp();
const head = 'trash/event~cup';
const part = (name: string) => `${head}/parts/${name}`;
type Writes = Record<string, object | null>;

function write(database: Firestore, writes: Writes): Promise<void> {
  const batch = writeBatch(database);
  for (const [path, data] of Object.entries(writes)) {
    if (data) batch.set(doc(database, path), data);
    else batch.delete(doc(database, path));
  }
  return batch.commit();
}
const stored = async (path: string) => ({ ...(await project.stored(path)) });

describe('what goes in', () => {
  const leaving = async (more: Writes = {}): Promise<Writes> => ({
    [head]: sent.trash,
    [part('event')]: await stored('events/cup'),
    [part('board')]: await stored('boards/cup'),
    'events/cup': null,
    'boards/cup': null,
    ...more,
  });

  test('is what stands', async () => {
    await write(staff(), await leaving());
  });

  test.each([
    ['an event that says something else', 'event', { title: 'Another' }],
    ['a board with another count', 'board', { counts: {} }],
    ['an event with a secret', 'event', { registrationPassword: 'aces' }],
  ])('is not %s', async (_, name, more) => {
    const writes = await leaving();
    await refused(write(staff(), { ...writes, [part(name)]: { ...writes[part(name)], ...more } }));
  });

  test('is not a copy of what stays, of which the older one could come back', async () => {
    await refused(write(staff(), { [head]: sent.trash, [part('event')]: await stored('events/cup') }));
    await refused(write(staff(), { [`${head}/passes/${passKey}`]: { ...pass, devices: 0, full: true } }));
  });

  test.each([
    ['a time of its own', { deletedAt: new Date('2027-01-01') }],
    ['another kind', { kind: 'card' }],
    ['a kind that there is not', { kind: 'college' }],
    ['a long title', { title: 'x'.repeat(501) }],
    ['a title that is none', { title: null }],
    ['eleven pictures', { pictures: Array.from({ length: 11 }, () => '/a.jpg') }],
    ['a picture for a list', { pictures: '/a.jpg' }],
    ['its end', { emptied: true }],
    ...['note', ...foreignFields].map((field): [string, object] => [`a field ${field}`, { [field]: 'Ann' }]),
    ['a name that is long', { by: 'x'.repeat(201) }],
    ['a name that is none', { by: 1 }],
  ])('has not %s', async (_, more) => {
    await refused(setDoc(doc(staff(), head), { ...sent.trash, ...more }));
  });

  test('has a title and ten pictures at most, and a kind that there is', async () => {
    const pictures = Array.from({ length: 10 }, () => '/a.jpg');
    await setDoc(doc(staff(), head), { ...sent.trash, title: 'x'.repeat(500), pictures });
    const boss = project.as('super');
    for (const kind of ['Nonsense', 'college', ''])
      await refused(setDoc(doc(boss, `trash/${kind}~e1`), { ...sent.trash, kind }), kind);
    for (const kind of ['event', 'card', 'request', 'chapter'])
      await setDoc(doc(boss, `trash/${kind}~e1`), { ...sent.trash, kind });
    await refused(getDoc(doc(staff(), 'trash/Nonsense~e1')));
    await getDoc(doc(boss, 'trash/Nonsense~e1'));
  });

  test('is each part as it stood, under its own name', async () => {
    const boss = project.as('super');
    const [search, card] = [sent.search, await stored('salesPipeline/s1')];
    await project.seed({ 'tournaments/cup': { ...season['tournaments/t1'] } });
    const tournament = await stored('tournaments/cup');
    const results = await stored('results/cup');
    const parts: [string, object][] = [
      [part('search'), { ...search, admin: true }],
      [part('search'), { ...search, tokens: 'spr' }],
      [part('private'), search],
      [part('card'), card],
      [part('tournament'), tournament],
      [part('results'), results],
      ['trash/card~s1/parts/card', card],
      ['trash/request~r1/parts/card', card],
      ['trash/chapter~purdue-university~f1/parts/event', card],
    ];
    for (const [path, data] of parts) await refused(setDoc(doc(boss, path), data), path);
    await setDoc(doc(boss, part('search')), search);
    for (const [path, data, from] of [
      [part('tournament'), tournament, 'tournaments/cup'],
      ['trash/card~s1/parts/card', card, 'salesPipeline/s1'],
    ] as const) {
      await refused(write(boss, { [path]: { ...data, title: 'Another' }, [from]: null }), path);
      await write(boss, { [path]: data, [from]: null });
    }
    await setDoc(doc(boss, 'trash/request~r1/parts/request'), card);
    await setDoc(doc(boss, 'trash/chapter~purdue-university~f1/parts/chapter'), card);
  });

  test('names nobody when an older page deletes it', async () => {
    const { by: _, ...unnamed } = sent.trash;
    await write(staff(), await leaving({ [head]: unnamed }));
  });

  test('is of visitors, crew and Betr nothing, and of regular staff no request and no chapter', async () => {
    const card = {
      'trash/card~s1': { ...sent.trash, kind: 'card' },
      'trash/card~s1/parts/card': await stored('salesPipeline/s1'),
      'salesPipeline/s1': null,
    };
    for (const role of ['anyone', 'betr', 'anonymous', 'crew', 'expired'] as const)
      for (const writes of [await leaving(), card, { [head]: sent.trash }])
        await refused(write(project.as(role), writes));
    for (const kind of ['request', 'chapter'])
      await refused(write(staff(), { [`trash/${kind}~r1`]: { ...sent.trash, kind } }));
    await write(staff(), card);
  });
});

describe('what comes out', () => {
  let event: Record<string, unknown>;
  let board: Record<string, unknown>;
  const back = (more: Writes = {}): Writes => ({
    'events/cup': event,
    'boards/cup': board,
    [part('event')]: null,
    [part('board')]: null,
    [head]: null,
    ...more,
  });
  beforeEach(async () => {
    [event, board] = [await stored('events/cup'), await stored('boards/cup')];
    await trash().trashEvent('cup');
  });

  test('is what went in', async () => {
    await write(
      staff(),
      back({ [`events/cup/passes/${passKey}`]: pass, [`${head}/passes/${passKey}`]: null }),
    );
    expect(await stored('events/cup')).toEqual(event);
  });

  test('is not changed on the way, leaves the trash, and comes whole', async () => {
    await refused(write(staff(), back({ 'events/cup': { ...event, title: 'Another' } })));
    await refused(write(staff(), back({ 'boards/cup': { ...board, thrown: [], counts: {} } })));
    await refused(
      write(staff(), back({ [`events/cup/passes/${passKey}`]: { ...pass, devices: 0, full: true } })),
    );
    await refused(write(staff(), { 'events/cup': event }));
    await refused(write(staff(), { 'boards/cup': board, [part('board')]: null, [head]: null }));
  });

  test('is nothing of which the last days are over, or that is being emptied', async () => {
    await project.change(head, { deletedAt: new Date(Date.now() - 30 * 86_400_000 - 1000) });
    await refused(write(staff(), back()));
    await project.change(head, { deletedAt: new Date(Date.now() - 29.9 * 86_400_000), emptied: true });
    await refused(write(project.as('super'), back()));
    await project.change(head, { emptied: false });
    await write(staff(), back());
  });

  test('comes back for whoever may delete it', async () => {
    for (const role of ['anyone', 'betr', 'anonymous', 'crew', 'expired'] as const)
      await refused(write(project.as(role), back()));
    await write(project.as('super'), back());
  });
});

describe('where something stands', () => {
  const strangers = ['anyone', 'betr', 'anonymous', 'crew', 'expired'] as const;

  test('nothing comes back over it', async () => {
    await project.seed({
      [head]: { ...sent.trash, deletedAt: new Date() },
      [part('event')]: { ...night['events/cup'], title: 'Older' },
      [part('board')]: { ...night['boards/cup'], title: 'Older' },
    });
    for (const [name, path] of [
      ['event', 'events/cup'],
      ['board', 'boards/cup'],
    ] as const)
      await refused(write(staff(), { [path]: await stored(part(name)), [head]: null }), name);
    const path = `events/e1/passes/${passKey}`;
    await project.seed({ [`trash/event~e1/passes/${passKey}`]: { ...pass, devices: 7 } });
    await refused(setDoc(doc(staff(), path), { ...pass, devices: 7 }));
    await refused(setDoc(doc(staff(), `trash/event~e1/passes/${passKey}`), pass));
    await deleteDoc(doc(staff(), path));
    for (const role of strangers)
      await refused(setDoc(doc(project.as(role), path), { ...pass, devices: 7 }), role);
    await setDoc(doc(staff(), path), { ...pass, devices: 7 });
  });

  test('staff clear what is left of it in the trash', async () => {
    const left = [
      'trash/event~e1',
      'trash/event~e1/parts/event',
      `trash/event~e1/unlocks/${key}`,
      'trash/card~s1',
    ];
    const head = { ...sent.trash, deletedAt: new Date() };
    await project.seed(Object.fromEntries(left.map((path) => [path, head])));
    for (const path of left) {
      for (const role of strangers) await refused(deleteDoc(doc(project.as(role), path)), `${role} ${path}`);
      await deleteDoc(doc(staff(), path));
    }
    await project.seed({ 'trash/card~gone': head, 'trash/event~gone': head });
    for (const path of ['trash/card~gone', 'trash/event~gone']) await refused(deleteDoc(doc(staff(), path)));
  });

  test('what opens it, and a log, come in as they are elsewhere', async () => {
    for (const [path, data, wrong] of [
      [`${head}/unlocks/${key}`, sent.unlocks, { googleFormUrl: 'x' }],
      ['trash/chapter~purdue-university~f1/log/o2', sent.outreach, { ...sent.outreach, role: 'x' }],
    ] as const) {
      await refused(setDoc(doc(project.as('super'), path), wrong), path);
      await setDoc(doc(project.as('super'), path), data);
    }
  });

  test('a part has one name', async () => {
    const [event, card] = [await stored('events/cup'), await stored('salesPipeline/s1')];
    const leaving = (name: string): Writes => ({
      [head]: sent.trash,
      [part(name)]: event,
      'events/cup': null,
    });
    const board: Writes = { [part('board')]: await stored('boards/cup'), 'boards/cup': null };
    await refused(write(staff(), { ...leaving('other'), ...board }));
    await write(staff(), { ...leaving('event'), ...board });
    const sold = (name: string): Writes => ({
      [`trash/card~s1/parts/${name}`]: card,
      'salesPipeline/s1': null,
    });
    await refused(write(staff(), sold('other')));
    await write(staff(), sold('card'));
  });

  test('staff list what they may restore', async () => {
    const list = (role: Role, ...kinds: string[]) =>
      getDocs(query(collection(project.as(role), 'trash'), where('kind', 'in', kinds)));
    for (const kinds of [['event'], ['card'], ['event', 'card']]) {
      await list('regular', ...kinds);
      for (const role of strangers) await refused(list(role, ...kinds), role);
    }
    for (const kind of ['request', 'chapter', 'Nonsense']) {
      await refused(list('regular', 'event', kind), kind);
      await list('super', 'event', kind);
    }
  });
});

describe('results that come back', () => {
  const { 'results/r1': lying, ...around } = publishedNight;
  const path = 'trash/event~r1';
  const inTrash = {
    [path]: { ...sent.trash, deletedAt: new Date() },
    [`${path}/parts/results`]: { ...lying },
  };
  const back = async (changes: object = {}): Promise<Writes> => ({
    'results/r1': { ...(await stored(`${path}/parts/results`)), ...changes },
    'seasons/2025-26': { ...sentSeason.seasons, rev: 2 },
    [`${path}/parts/results`]: null,
    [path]: null,
  });
  beforeEach(() => project.seed({ ...around, ...inTrash }));

  test.each([
    ['another place', { place: 'Elsewhere' }],
    ['another field', { Nonsense: 'x' }],
    ['an address for a name', { names: ['Ann L.', 'bo@college.example'] }],
    ['a name less', { names: ['Ann L.'] }],
    ['a name more', { names: ['Ann L.', 'Bo K.', 'Cy'] }],
  ])('have not %s', async (_, changes) => {
    await refused(write(staff(), await back(changes)));
    await write(staff(), await back({ names: ['Ann L.', 'No. 22'] }));
  });

  test.each([path, 'seasons/2025-26'])('come with what %s says', async (missing) => {
    const { [missing]: _, ...rest } = await back();
    await refused(write(staff(), rest));
    await write(staff(), await back());
  });

  test('come with their event, or after it', async () => {
    await project.clear();
    const { 'events/r1': event, ...others } = around;
    await project.seed({ ...others, ...inTrash });
    await refused(write(project.as('super'), await back()));
    await project.seed({ 'events/r1': { ...event } });
    await write(project.as('super'), await back());
  });
});

describe('what lies there', () => {
  beforeEach(() => trash().trashEvent('cup'));

  test('is changed by nobody, and kept longer by nobody', async () => {
    await refused(updateDoc(doc(staff(), head), { deletedAt: now }));
    await refused(setDoc(doc(staff(), head), sent.trash));
    await refused(updateDoc(doc(staff(), head), { title: 'Another' }));
    await refused(updateDoc(doc(project.as('super'), part('event')), { title: 'Another' }));
  });

  test('is emptied by staff after thirty days, of what they may delete', async () => {
    const days = (many: number) => new Date(Date.now() - many * 86_400_000);
    await project.seed({ 'trash/request~r1': { ...sent.trash, kind: 'request', deletedAt: days(31) } });
    await project.change(head, { deletedAt: days(29.9) });
    await refused(deleteDoc(doc(staff(), part('board'))));
    await project.change(head, { deletedAt: days(30.1) });
    for (const role of ['anyone', 'betr', 'anonymous', 'crew', 'expired'] as const) {
      await refused(deleteDoc(doc(project.as(role), part('board'))), role);
      await refused(updateDoc(doc(project.as(role), head), { emptied: true }), role);
    }
    await refused(updateDoc(doc(staff(), 'trash/request~r1'), { emptied: true }));
    await refused(updateDoc(doc(staff(), head), { emptied: true, title: 'Another' }));
    await refused(updateDoc(doc(staff(), head), { emptied: 'yes' }));
    await updateDoc(doc(staff(), head), { emptied: true });
    for (const path of [part('board'), part('event'), `${head}/passes/${passKey}`, head])
      await deleteDoc(doc(staff(), path));
  });

  test('is emptied by super admins only', async () => {
    for (const path of [head, part('event'), part('board'), `${head}/passes/${passKey}`])
      await refused(deleteDoc(doc(staff(), path)));
    await refused(updateDoc(doc(staff(), head), { emptied: true }));
    await updateDoc(doc(project.as('super'), head), { emptied: true });
    await refused(updateDoc(doc(project.as('super'), head), { emptied: false }));
  });

  test('keeps its log as long as the board may come back', async () => {
    const [step = ''] = await project.idsIn('events/cup/steps');
    const log = (database: Firestore) => deleteDoc(doc(database, `events/cup/steps/${step}`));
    await refused(log(staff()));
    await refused(log(project.as('super')));
    await refused(updateDoc(doc(staff(), 'events/cup/private/draw'), { seed: 'another' }));
    await deleteDoc(doc(project.as('super'), part('board')));
    await log(staff());
  });
});
