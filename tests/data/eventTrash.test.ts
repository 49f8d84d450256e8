import { doc, type Firestore, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { DataError } from '../../src/data/errors.ts';
import { naming } from '../../src/data/staff/season/naming.ts';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import { emptying } from '../../src/data/staff/trash/emptying.ts';
import { eventTrash } from '../../src/data/staff/trash/eventTrash.ts';
import { readHistoryEntry } from '../../src/domain/history/historyEntry.ts';
import { readPlayer } from '../../src/domain/season/player.ts';
import { type NightOver, nightOver } from '../support/documents/nightOver.ts';
import { key, passKey, season, sent } from '../support/documents/samples.ts';
import { type Between, liteSeasonStore } from '../support/liteSeasonStore.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * Deleting an event and restoring it, under the rules: afterwards it is what it was before.
 */

vi.setConfig({ testTimeout: 60_000 });

let project: TestProject;
let staff: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  staff = project.as('regular');
});
afterAll(() => project?.close());
beforeEach(() => project.clear());

const trash = (between: Between = {}, database = staff) =>
  eventTrash(liteSeasonStore(database, between), () => 'regular', writer);
const writer = async () => ({ by: 'Dana', level: 'regular' });
const head = 'trash/event~cup';
const now = serverTimestamp();

const keyOf = (at: number) => `cup-pass_0123456789-A${at}`;
/** Returns an event with everything that may belong to one. */
async function wholeEvent(
  night: NightOver = {},
  passes = 2,
): Promise<Record<string, Record<string, Stored>>> {
  const { 'events/e1/private/staff': part, 'events/e1/private/search': search } = season;
  const documents = await nightOver('cup', night);
  return {
    ...documents,
    'events/cup/imports/i1': { ...sent.importsOfPeople, at: new Date() },
    'events/cup/private/staff': part ?? {},
    'events/cup/private/search': search ?? {},
    [`events/cup/unlocks/${key}`]: { googleFormUrl: null },
    'events/cup/private/desk': { last: 'ticket-ticket-ticket-1' },
    'events/cup/tickets/ticket-ticket-ticket-1': { state: 'in', at: new Date(0), sealed: '' },
    'events/cup/crew/phone-1': { ...season['events/e1/crew/crew'], pass: keyOf(0), made: 3, last: 's3' },
    ...Object.fromEntries(
      Array.from({ length: passes }, (_, at) => [
        `events/cup/passes/${keyOf(at)}`,
        { ...season[`events/e1/passes/${passKey}`], devices: at },
      ]),
    ),
  };
}

const collections = [
  'events',
  'tournaments',
  'results',
  'trash',
  ...['private', 'participants', 'tickets', 'imports', 'unlocks', 'passes', 'crew', 'slips', 'steps'].map(
    (name) => `events/cup/${name}`,
  ),
  ...['parts', 'unlocks', 'passes'].map((name) => `${head}/${name}`),
  'seasons',
  'seasons/2026-27/players',
  'seasons/2026-27/schools',
  'seasons/2026-27/chapters',
  'players',
];

/** Returns what History says of the event, oldest first. */
const told = async () =>
  (await project.listed('history/event:cup/changes'))
    .map((data) => readHistoryEntry('', data))
    .toSorted((one, other) => Number(one.at) - Number(other.at))
    .map(({ by, level, act }) => [by, level, act]);

/** Returns everything that is stored, beside History. The revision of a season counts on. */
async function everything(): Promise<Record<string, unknown>> {
  const found = await Promise.all(
    collections.map(async (path) => {
      const ids = await project.idsIn(path);
      const documents = await project.listed(path);
      return ids.map((id, at) => [`${path}/${id}`, documents[at]] as const);
    }),
  );
  const board = await project.stored('boards/cup');
  const all = Object.fromEntries([...found.flat(), ...(board ? [['boards/cup', board]] : [])]);
  const { rev: _, computedAt: _at, ...standings } = all['seasons/2026-27'] ?? {};
  return { ...all, ...(all['seasons/2026-27'] && { 'seasons/2026-27': standings }) };
}

const publish = async (id: string) => {
  const rev = Number((await project.stored(`boards/${id}`))?.rev);
  await publishing(liteSeasonStore(staff), () => 'regular').publishBoard(id, { rev, version: 0 }, '');
};
const kind = (wanted: string) => expect.objectContaining({ kind: wanted });

describe('an event that is restored', () => {
  test('is as it was, with 200 people, their night, its results and what they gave', async () => {
    await project.seed(await nightOver('other', { day: '2026-11-20' }));
    await project.seed(await wholeEvent({ players: 200 }, 9));
    await publish('other');
    await publish('cup');
    const before = await everything();
    expect(Object.keys(before).length).toBeGreaterThan(700);
    await trash().trashEvent('cup');
    const gone = await everything();
    for (const path of ['events/cup', 'boards/cup', 'tournaments/cup', 'results/cup'])
      expect(gone[path]).toBeUndefined();
    expect(JSON.stringify(gone['seasons/2026-27'])).not.toContain('Cup cup');
    expect(gone[head]).toMatchObject({ kind: 'event', title: 'Cup cup', by: 'Dana', emptied: false });
    await trash().restoreEvent('cup');
    expect(await everything()).toEqual(before);
    expect(await told()).toEqual([
      ['Dana', 'regular', 'delete'],
      ['Dana', 'regular', 'restore'],
    ]);
  });

  test('without a night, a form or anything else is as it was', async () => {
    await project.seed({ 'events/cup': { ...season['events/e1'], title: 'Cup' } });
    const before = await everything();
    await trash().trashEvent('cup');
    await trash().restoreEvent('cup');
    expect(await everything()).toEqual(before);
  });

  test('of an older installation is as it was, whatever it holds', async () => {
    await project.seed({
      'events/cup': {
        college: 'Purdue',
        dateScheduled: '3/14/2026',
        entryFee: '$25',
        participants: [{ name: 'Ann' }],
      },
      'tournaments/cup': { title: 'Cup', date: 'TBD', prize: 3 },
    });
    const before = await everything();
    await trash().trashEvent('cup');
    await trash().restoreEvent('cup');
    expect(await everything()).toEqual(before);
  });

  test('without results may show a name that was hidden since, and says so', async () => {
    await project.seed(await wholeEvent());
    await trash().trashEvent('cup');
    expect(await trash().restoreEvent('cup')).toBe(true);
  });

  test('hides who asked meanwhile not to be named', async () => {
    await project.seed(await wholeEvent());
    await publish('cup');
    const { ids = [] } = (await project.stored('results/cup')) ?? {};
    await trash().trashEvent('cup');
    const id = String(ids[0]);
    const player = readPlayer(id, await project.stored(`players/${id}`));
    await naming(liteSeasonStore(staff), () => 'regular').showPlayerAs([player], 'number');
    expect(await trash().restoreEvent('cup')).toBe(false);
    const after = JSON.stringify([await project.stored('results/cup'), await project.stored('boards/cup')]);
    expect(after).not.toContain('Ann A.');
  });
});

describe('somebody else', () => {
  test('who edits the event meanwhile loses nothing', async () => {
    await project.seed(await wholeEvent());
    const edit = () => updateDoc(doc(staff, 'events/cup'), { title: 'Aces', updatedAt: now });
    let edits = 0;
    await trash({ commit: async () => (edits++ === 0 ? edit() : undefined) }).trashEvent('cup');
    await trash().restoreEvent('cup');
    expect(await project.stored('events/cup')).toMatchObject({ title: 'Aces' });
  });

  test('who restores it at the same time changes nothing', async () => {
    await project.seed(await wholeEvent());
    await publish('cup');
    const before = await everything();
    await trash().trashEvent('cup');
    const both = await Promise.allSettled([trash().restoreEvent('cup'), trash().restoreEvent('cup')]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await everything()).toEqual(before);
    await expect(trash().restoreEvent('cup')).rejects.toEqual(kind('missing'));
  });

  test('who has made another event of its id keeps it', async () => {
    await project.seed(await wholeEvent());
    await trash().trashEvent('cup');
    await project.seed({ 'events/cup': { ...season['events/e1'], title: 'Another' } });
    await expect(trash().restoreEvent('cup')).rejects.toEqual(kind('conflict'));
    expect(await project.stored('events/cup')).toMatchObject({ title: 'Another' });
  });
});

test('a connection that breaks before or after any commit loses nothing, and another try finishes', async () => {
  for (const at of ['commit', 'stored'] as const) {
    await project.clear();
    await project.seed(await wholeEvent({}, 6));
    const before = await everything();
    for (const act of ['trashEvent', 'restoreEvent'] as const) {
      for (let works = 0, done = false; !done; works += 1) {
        let left = works;
        const breaking = async () => {
          if (left-- === 0) throw new DataError('unreachable');
        };
        done = await trash({ [at]: breaking })
          [act]('cup')
          .then(
            () => true,
            (error) => error instanceof DataError && error.kind === 'missing',
          );
        const { 'events/cup': event, [`${head}/parts/event`]: part } = await everything();
        expect([event, part].filter((found) => found !== undefined)).toHaveLength(1);
      }
    }
    expect(await everything()).toEqual(before);
  }
});

describe('what nobody sees', () => {
  test('is what lies in the trash, and what opened the event', async () => {
    await project.seed(await wholeEvent());
    await trash().trashEvent('cup');
    for (const role of ['anyone', 'betr', 'anonymous', 'crew', 'expired'] as const) {
      const database = project.as(role);
      for (const path of [
        head,
        `${head}/parts/event`,
        `${head}/passes/${keyOf(0)}`,
        `${head}/unlocks/${key}`,
      ])
        await expect(getDoc(doc(database, path))).rejects.toThrow();
      for (const path of [
        'events/cup',
        `events/cup/passes/${keyOf(0)}`,
        `events/cup/unlocks/${key}`,
        'boards/cup',
      ])
        expect((await getDoc(doc(database, path))).exists()).toBe(false);
    }
    await expect(
      getDoc(doc(project.withToken('phone-1', { sub: 'phone-1' }), 'events/cup/participants/p001')),
    ).rejects.toThrow();
  });
});

describe('the trash is emptied', () => {
  const empty = (database: Firestore) =>
    emptying(liteSeasonStore(database)).emptyOne({ id: 'event~cup', kind: 'event' });

  const older = { 'history/event:cup/changes/h1': { ...sent.history, at: new Date() } };

  test('by a super admin: nothing is left', async () => {
    await project.seed({ ...(await wholeEvent()), ...older });
    await trash().trashEvent('cup');
    await expect(empty(staff)).rejects.toEqual(kind('refused'));
    await empty(project.as('super'));
    expect([await everything(), await told()]).toEqual([{}, []]);
    await expect(trash().restoreEvent('cup')).rejects.toEqual(kind('missing'));
  });

  test('but takes nothing of an event that was restored meanwhile', async () => {
    await project.seed(await wholeEvent());
    const before = await everything();
    for (const at of ['list', 'commit'] as const) {
      await trash().trashEvent('cup');
      let restored = false;
      const between = async () => {
        if (!restored) await trash().restoreEvent('cup');
        restored = true;
      };
      const late = emptying(liteSeasonStore(project.as('super'), { [at]: between }));
      await late.emptyOne({ id: 'event~cup', kind: 'event' }).catch(() => {});
      expect(await everything()).toEqual(before);
    }
    await empty(project.as('super'));
    expect(await everything()).toEqual(before);
  });

  test('by anybody after 30 days, when nobody restores it any more', async () => {
    await project.seed({ ...(await wholeEvent()), ...older });
    await trash().trashEvent('cup');
    await project.change(head, { deletedAt: new Date(Date.now() - 31 * 86_400_000) });
    await expect(trash().restoreEvent('cup')).rejects.toEqual(kind('refused'));
    await empty(staff);
    expect([await everything(), await told()]).toEqual([{}, []]);
  });
});
