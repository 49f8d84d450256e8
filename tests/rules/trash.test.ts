import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventTrash } from '../../src/data/staff/trash/eventTrash.ts';
import { nightOver } from '../support/documents/nightOver.ts';
import { passKey, season, sent } from '../support/documents/samples.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * Nobody makes up what comes back from the trash, keeps it longer, or empties it who may not.
 */

vi.setConfig({ testTimeout: 30_000 });

const pass = { ...season[`events/e1/passes/${passKey}`] };
const project = await seededProject({
  ...season,
  ...(await nightOver('cup', { players: 8 })),
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
    ['a name that is long', { by: 'x'.repeat(201) }],
    ['a name that is none', { by: 1 }],
    ['any other field', { note: 'Ann' }],
  ])('has not %s', async (_, more) => {
    await refused(setDoc(doc(staff(), head), { ...sent.trash, ...more }));
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
    await project.change(head, { deletedAt: new Date(), emptied: true });
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

describe('what lies there', () => {
  beforeEach(() => trash().trashEvent('cup'));

  test('is changed by nobody, and kept longer by nobody', async () => {
    await refused(updateDoc(doc(staff(), head), { deletedAt: now }));
    await refused(setDoc(doc(staff(), head), sent.trash));
    await refused(updateDoc(doc(staff(), head), { title: 'Another' }));
    await refused(updateDoc(doc(project.as('super'), part('event')), { title: 'Another' }));
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
