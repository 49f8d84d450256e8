import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '../../src/data/errors.ts';
import { naming } from '../../src/data/staff/season/naming.ts';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import type { SeasonStore } from '../../src/data/staff/season/seasonStore.ts';
import { joining } from '../../src/data/staff/season/staffJoining.ts';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { readDrawSecret } from '../../src/domain/night/board/drawSecret.ts';
import { checkDraw } from '../../src/domain/night/drawing/checkDraw.ts';
import { type Player, readPlayer, readSeasonSettings } from '../../src/domain/season/player.ts';
import { playerId } from '../../src/domain/season/playerId.ts';
import { readSeason } from '../../src/domain/season/season.ts';
import { type NightOver, nightOver } from '../support/documents/nightOver.ts';
import { type Between, liteSeasonStore } from '../support/liteSeasonStore.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * People of a season under the rules: hidden everywhere, joined from two email addresses, and separated.
 */

// A night is a hundred documents.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let project: TestProject;
let staff: Firestore;
let owner: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  [staff, owner] = [project.as('regular'), project.as('super')];
});
afterAll(() => project?.close());
beforeEach(() => project.clear());

const namer = (store: SeasonStore = liteSeasonStore(staff)) => naming(store, () => 'regular');
const joiner = (between: Between = {}) => joining(liteSeasonStore(owner, between));

async function over(id: string, night: NightOver = {}): Promise<void> {
  await project.seed(await nightOver(id, night));
}

async function publish(id: string): Promise<void> {
  const rev = Number((await project.stored(`boards/${id}`))?.rev);
  await publishing(liteSeasonStore(staff), () => 'regular').publishBoard(id, { rev, version: 0 }, '');
}

async function idOf(email: string): Promise<string> {
  const { secret } = readSeasonSettings(await project.stored('settings/season'));
  return playerId(secret, { email });
}

async function recordOf(email: string): Promise<Player> {
  const id = await idOf(email);
  return readPlayer(id, await project.stored(`players/${id}`));
}

const seasonNow = async (season = '2026-27') => readSeason(season, await project.stored(`seasons/${season}`));

/** Returns every document that anyone may read, by path. */
async function publicDocuments(): Promise<Map<string, Record<string, unknown>>> {
  const all = new Map<string, Record<string, unknown>>();
  const add = async (path: string) => {
    const { docs } = await getDocs(collection(owner, path));
    for (const item of docs) all.set(item.ref.path, item.data());
    return docs.map(({ id }) => id);
  };
  const events = await add('events');
  await add('tournaments');
  await add('results');
  for (const season of await add('seasons'))
    for (const part of ['players', 'schools', 'chapters']) await add(`seasons/${season}/${part}`);
  for (const id of events) {
    const board = await getDoc(doc(owner, 'boards', id));
    if (board.exists()) all.set(board.ref.path, board.data());
  }
  return all;
}

/** Returns the paths of public documents that hold a text. */
async function publicWith(text: string): Promise<string[]> {
  const all = await publicDocuments();
  return [...all].flatMap(([path, data]) => (JSON.stringify(data).includes(text) ? [path] : [])).sort();
}

/** Returns the public documents but for what counts, dates or lists their publications. */
async function comparable(): Promise<Record<string, unknown>> {
  const all = [...(await publicDocuments())].filter(([path]) => !path.startsWith('boards/'));
  return Object.fromEntries(
    all.map(([path, { rev: _, computedAt: _at, updatedAt: _on, seasons: _all, ...data }]) => [path, data]),
  );
}

describe('a name that is hidden', () => {
  const ann = 'p1@college.example';

  /** Ann won a night, one in an earlier season, and plays a third one, which isn't published. */
  beforeEach(async () => {
    await over('one', { day: '2026-10-02' });
    await over('two', { day: '2026-07-30' });
    await publish('one');
    await publish('two');
    await over('three', { players: 9 });
  });

  test('is in no public document after three nights, nor is who she is', async () => {
    const before = await publicWith('Ann A.');
    expect(before).toEqual(
      expect.arrayContaining([
        'boards/one',
        'boards/three',
        'results/two',
        'tournaments/one',
        'seasons/2025-26',
      ]),
    );
    const player = await recordOf(ann);
    const { boards, results } = await namer().namePlaces([player]);
    expect(boards.map(({ eventId }) => eventId).sort()).toEqual(['one', 'three', 'two']);
    expect(results).toHaveLength(2);
    expect(await namer().showPlayerAs([player], 'number')).toEqual({ left: [] });
    for (const text of ['Ann A.', 'Ann Adler', ann, 'p001']) expect(await publicWith(text), text).toEqual([]);
    expect(await project.stored('tournaments/one')).toMatchObject({ winner: 'A player', runnerUp: 'Bo A.' });
    // Others and her points stay.
    const season = await seasonNow();
    expect(season.players[0]).toMatchObject({ id: player.id, name: '', points: 34.6 });
    expect(await publicWith('Bo A.')).toContain('boards/three');
  });

  test('goes from the board of a night that she was sent out of, where she has no place', async () => {
    const { 'boards/four': board = {}, ...rest } = await nightOver('four');
    const { numbers } = readDrawSecret(rest['events/four/private/draw']);
    const [no] = Object.keys(numbers).filter((one) => numbers[one] === 'p001');
    await project.seed({ ...rest, 'boards/four': { ...board, gone: { [no ?? '']: 'disqualified' } } });
    await publish('four');
    expect(await publicWith('Ann A.')).toContain('boards/four');
    expect(await publicWith('Ann A.')).not.toContain('results/four');
    await namer().showPlayerAs([await recordOf(ann)], 'number');
    expect(await publicWith('Ann A.')).toEqual([]);
  });

  test('leaves the draws as they were, for anyone to make again', async () => {
    await namer().showPlayerAs([await recordOf(ann)], 'number');
    const board = readBoard('one', await project.stored('boards/one'));
    for (const round of board.rounds) expect((await checkDraw(board, round)).same).toBe(true);
  });

  test('hidden again, nothing is written', async () => {
    const player = await recordOf(ann);
    await namer().showPlayerAs([player], 'number');
    const before = await publicDocuments();
    expect(await namer().showPlayerAs([player], 'number')).toEqual({ left: [] });
    expect(await publicDocuments()).toEqual(before);
  });

  test('is shown again as she said at each night', async () => {
    const before = await comparable();
    const player = await recordOf(ann);
    await namer().showPlayerAs([player], 'number');
    expect(await comparable()).not.toEqual(before);
    await namer().showPlayerAs([{ ...player, shownAs: 'number' }], '');
    expect(await comparable()).toEqual(before);
    expect(await publicWith('Ann A.')).toEqual(
      expect.arrayContaining(['boards/one', 'boards/two', 'boards/three']),
    );
  });

  test('shown again, is the shortest that she said in a season, on boards too', async () => {
    await over('full', { day: '2026-10-09', person: (at) => (at === 0 ? { shownAs: 'full' } : {}) });
    await publish('full');
    const player = await recordOf(ann);
    await namer().showPlayerAs([player], 'number');
    await namer().showPlayerAs([{ ...player, shownAs: 'number' }], '');
    expect(await publicWith('Ann Adler')).toEqual([]);
    expect(await publicWith('Ann A.')).toEqual(
      expect.arrayContaining(['boards/full', 'results/full', 'results/one', 'tournaments/full']),
    );
  });

  test('stays on a board that could not be written, says so, and goes when it is done again', async () => {
    const store = liteSeasonStore(staff);
    let isDown = true;
    const lame: SeasonStore = {
      ...store,
      commit: async (check, writes) => {
        if (isDown && writes.some(({ path }) => path === 'boards/two')) throw new DataError('unreachable');
        await store.commit(check, writes);
      },
    };
    const player = await recordOf(ann);
    const { left } = await namer(lame).showPlayerAs([player], 'number');
    expect(left).toMatchObject([{ eventId: 'two', title: 'Cup two' }]);
    expect(await publicWith('Ann A.')).toEqual(['boards/two']);
    isDown = false;
    expect(await namer(lame).showPlayerAs([player], 'number')).toEqual({ left: [] });
    expect(await publicWith('Ann A.')).toEqual([]);
  });

  test('is hidden on a board although its director does something meanwhile', async () => {
    const player = await recordOf(ann);
    let acted = 0;
    const store = liteSeasonStore(staff);
    const busy: SeasonStore = {
      ...store,
      commit: async (check, writes) => {
        if (acted === 0 && writes.some(({ path }) => path === 'boards/three')) {
          acted += 1;
          const data = (await project.stored('boards/three')) ?? {};
          await project.seed({
            'boards/three': {
              ...data,
              updatedAt: new Date(),
              rev: data.rev + 1,
              token: 'another',
              hold: true,
            },
          });
        }
        await store.commit(check, writes);
      },
    };
    expect(await namer(busy).showPlayerAs([player], 'number')).toEqual({ left: [] });
    expect(await project.stored('boards/three')).toMatchObject({ hold: true });
    expect(await publicWith('Ann A.')).toEqual([]);
  });
});

describe('a player with two email addresses', () => {
  const [school, home] = ['p1@college.example', 'ann@home.example'];

  beforeEach(async () => {
    await over('one', { day: '2026-10-02' });
    await over('two', {
      day: '2026-10-09',
      person: (at) => (at === 0 ? { email: home } : {}),
    });
    await publish('one');
    await publish('two');
  });

  test('is one once a super admin joins them, and two again as before', async () => {
    const [kept, other] = [await recordOf(school), await recordOf(home)];
    const before = await comparable();
    const plan = await joiner().plannedJoin(kept, other);
    expect(plan.effects).toMatchObject([
      {
        season: '2026-27',
        kept: { points: 34.6 },
        other: { points: 34.6 },
        joined: { place: 1, points: 69.2, nights: 2 },
      },
    ]);
    await joiner().changeAliases(plan.change);
    const { players } = await seasonNow();
    expect(players[0]).toMatchObject({
      id: kept.id,
      points: 69.2,
      nights: 2,
      place: plan.effects[0]?.joined?.place,
    });
    expect(players.map(({ id }) => id)).not.toContain(other.id);
    // Links from the other night's results lead to the one record.
    expect(await project.stored(`seasons/2026-27/players/${other.id}`)).toEqual({ of: kept.id });
    await joiner().changeAliases(new Map([[other.id, { aliasOf: '' }]]));
    expect(await comparable()).toEqual(before);
    expect(await recordOf(home)).toEqual(other);
  });

  test('is not joined by a regular admin', async () => {
    const [kept, other] = [await recordOf(school), await recordOf(home)];
    const change = new Map([[other.id, { aliasOf: kept.id }]]);
    await expect(joining(liteSeasonStore(staff)).changeAliases(change)).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(await recordOf(home)).toEqual(other);
  });

  test('is joined although somebody publishes at that moment, with that night counted', async () => {
    await over('three', { day: '2026-10-16' });
    const [kept, other] = [await recordOf(school), await recordOf(home)];
    let published = 0;
    const between: Between = {
      commit: async () => {
        published += 1;
        if (published === 1) await publish('three');
      },
    };
    await joiner(between).changeAliases(new Map([[other.id, { aliasOf: kept.id }]]));
    expect(published).toBe(2);
    const { players, events } = await seasonNow();
    expect(events.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
    expect(players[0]).toMatchObject({ id: kept.id, nights: 3, points: 103.8 });
  });

  test('is hidden with both once they are joined', async () => {
    const [kept, other] = [await recordOf(school), await recordOf(home)];
    await joiner().changeAliases(new Map([[other.id, { aliasOf: kept.id }]]));
    const joined = { ...other, aliasOf: kept.id };
    expect(await namer().showPlayerAs([kept, joined], 'number')).toEqual({ left: [] });
    expect(await publicWith('Ann A.')).toEqual([]);
    await joiner().changeAliases(new Map([[other.id, { aliasOf: '' }]]));
    expect(await publicWith('Ann A.')).toEqual([]);
    expect((await recordOf(home)).shownAs).toBe('number');
  });
});
