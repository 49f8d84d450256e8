import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '../../src/data/errors.ts';
import { PartlyDone } from '../../src/data/staff/season/partlyDone.ts';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import { seasonChanges } from '../../src/data/staff/season/seasonChanges.ts';
import { readHistoryEntry } from '../../src/domain/history/historyEntry.ts';
import { namedAs } from '../../src/domain/results/namedAs.ts';
import { type Results, readResults } from '../../src/domain/results/results.ts';
import { readPlayer, readSeasonSettings } from '../../src/domain/season/player.ts';
import { playerId } from '../../src/domain/season/playerId.ts';
import { readSeason } from '../../src/domain/season/season.ts';
import { usualRule } from '../../src/domain/season/seasonRule.ts';
import { type NightOver, nightOver, withFirstTwoSwapped } from '../support/documents/nightOver.ts';
import { type Between, liteSeasonStore } from '../support/liteSeasonStore.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * Publishing the places of a board, correcting them and taking them back, under the rules.
 */

// A publication is a hundred documents.
vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
let staff: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  staff = project.as('regular');
});
afterAll(() => project?.close());
beforeEach(() => project.clear());

const over = async (id: string, night?: NightOver) => project.seed(await nightOver(id, night));
const desk = (between: Between = {}) => publishing(liteSeasonStore(staff, between), () => 'regular');
const owner = () => seasonChanges(liteSeasonStore(project.as('super')));

const revOf = async (id: string) => Number((await project.stored(`boards/${id}`))?.rev);
type Said = { version?: number; line?: string; between?: Between | undefined };
const publish = async (id: string, { version = 0, line = '', between }: Said = {}) =>
  desk(between).publishBoard(id, { rev: await revOf(id), version }, line);

async function resultsOf(id: string): Promise<Results> {
  const data = await project.stored(`results/${id}`);
  if (!data) throw new Error(`There are no results of ${id}.`);
  return readResults(id, data);
}
const seasonNow = async (season = '2026-27') => readSeason(season, await project.stored(`seasons/${season}`));
const settings = async () => readSeasonSettings(await project.stored('settings/season'));
const idOf = async (email: string) => playerId((await settings()).secret, { email });
const nightsIn = async (season?: string) => (await seasonNow(season)).events.map(({ id }) => id).sort();

/** Exchanges the last counts of the first two at the final table, as a correction of its counts does. */
async function swapFirstTwo(id: string): Promise<void> {
  const board = await project.stored(`boards/${id}`);
  await project.seed(withFirstTwoSwapped({ [`boards/${id}`]: { ...board, updatedAt: new Date() } }, id));
}

describe('a first publication', () => {
  test('stores results, tournament, event, season, records and players together', async () => {
    await over('cup');
    expect(await publish('cup')).toBe(true);
    const results = await resultsOf('cup');
    expect(results).toMatchObject({
      season: '2026-27',
      version: 1,
      players: 12,
      source: 'board',
      changes: [],
    });
    expect(results.rows).toHaveLength(12);
    expect(results.rows[0]).toMatchObject({
      place: 1,
      name: 'Ann A.',
      player: await idOf('p1@college.example'),
      schoolId: 'purdue-university',
      chapterId: 'purdue-university--sigma-chi',
      points: 34.6,
    });
    expect(results.publishedAt).toBeInstanceOf(Date);
    expect(await project.stored('tournaments/cup')).toMatchObject({
      winner: 'Ann A.',
      runnerUp: 'Bo A.',
      status: 'completed',
      board: 'results',
    });
    expect(await project.stored('events/cup')).toMatchObject({ status: 'completed', board: 'results' });
    const season = await seasonNow();
    expect(season).toMatchObject({ rev: 1, seasons: ['2026-27'] });
    expect(season.players[0]).toMatchObject({ name: 'Ann A.', points: 34.6, wins: 1 });
    expect(season.schools.map(({ id }) => id).sort()).toEqual(['iowa', 'purdue-university']);
    const { player = '' } = results.rows[0] ?? {};
    expect(await project.stored(`seasons/2026-27/players/${player}`)).toMatchObject({ name: 'Ann A.' });
    expect(await project.stored('seasons/2026-27/schools/iowa')).toMatchObject({ played: 3 });
    expect(readPlayer(player, await project.stored(`players/${player}`))).toMatchObject({
      name: 'Ann Adler',
      email: 'p1@college.example',
    });
    expect(await settings()).toMatchObject({
      secret: expect.stringMatching(/^.{43}$/),
      seasons: ['2026-27'],
    });
  });

  test('published again as it stands changes nothing, as after an answer that was lost', async () => {
    await over('cup');
    const between: Between = {
      stored: async () => {
        throw new DataError('unreachable');
      },
    };
    await expect(publish('cup', { between })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await publish('cup')).toBe(false);
    expect(await resultsOf('cup')).toMatchObject({ version: 1 });
    expect(await seasonNow()).toMatchObject({ rev: 1 });
  });

  test('without a network in the middle nothing is stored', async () => {
    await over('cup');
    const between: Between = {
      checked: async () => {
        throw new DataError('unreachable');
      },
    };
    await expect(publish('cup', { between })).rejects.toMatchObject({ kind: 'unreachable' });
    for (const path of ['results/cup', 'tournaments/cup', 'seasons/2026-27', 'settings/season'])
      expect(await project.stored(path), path).toBeUndefined();
    expect(await project.stored('events/cup')).toMatchObject({ board: 'live' });
    expect(await publish('cup')).toBe(true);
  });

  test('an event without a day is refused', async () => {
    await over('cup', { event: { date: null, sortDate: '9999' } });
    await expect(publish('cup')).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('of a board that has changed since the director looked is refused', async () => {
    await over('cup');
    const rev = await revOf('cup');
    await expect(desk().publishBoard('cup', { rev: rev - 1, version: 0 }, '')).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  test('a field of seven has places and no points', async () => {
    await over('cup', { players: 7 });
    await publish('cup');
    const { rows, players } = await resultsOf('cup');
    expect(players).toBe(7);
    expect(rows.map(({ place, points }) => [place, points])).toEqual(rows.map(({ place }) => [place, 0]));
    expect((await seasonNow()).players.every(({ points }) => points === 0)).toBe(true);
    expect(await project.stored('tournaments/cup')).toMatchObject({ winner: 'Ann A.' });
  });

  test('keeps how a player is shown everywhere, whatever they said at that night', async () => {
    await over('one', { day: '2026-10-01' });
    await publish('one');
    const id = await idOf('p1@college.example');
    await owner().changeSeasons(async ({ resultsOf: of }) => ({
      players: new Map([[id, { shownAs: 'number' }]]),
      results: new Map([['one', await of('one')]]),
    }));
    expect((await resultsOf('one')).rows[0]).toMatchObject({ player: id, name: '' });
    await over('two');
    await publish('two');
    expect((await resultsOf('two')).rows[0]).toMatchObject({ player: id, name: '' });
    expect(await project.stored('tournaments/two')).toMatchObject({ winner: 'A player' });
    expect(JSON.stringify(await project.stored('seasons/2026-27'))).not.toContain('Ann A.');
  });

  test('no public document says an address, or who a participant is', async () => {
    await over('cup', { person: (at) => (at === 3 ? { name: 'kim@college.example', email: '' } : {}) });
    await publish('cup');
    const { rows } = await resultsOf('cup');
    const paths = [
      'results/cup',
      'tournaments/cup',
      'seasons/2026-27',
      ...rows.map(({ player }) => `seasons/2026-27/players/${player}`),
      ...['iowa', 'purdue-university'].map((id) => `seasons/2026-27/schools/${id}`),
    ];
    const stored = await Promise.all(paths.map((path) => project.stored(path)));
    expect(JSON.stringify(stored)).not.toMatch(/@|mail-|"p0\d\d"/);
  });
});

describe('a shorter name than at earlier nights', () => {
  /** A night at which whoever won is shown as `name`. */
  async function wonBy(name: string, id: string, day: string, between?: Between): Promise<void> {
    const documents = await nightOver(id, { day });
    const board = documents[`boards/${id}`] ?? {};
    const names = JSON.parse(JSON.stringify(board.names).replaceAll('Ann A.', name));
    await project.seed({ ...documents, [`boards/${id}`]: { ...board, names } });
    await publish(id, { between });
  }

  const nights = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'];
  const allWon = async () => {
    for (const [at, id] of nights.entries()) await wonBy('Ann Adler', id, `2026-10-0${at + 1}`);
  };
  const pathsOf = (id: string) => [`results/${id}`, `tournaments/${id}`, `boards/${id}`];
  /** Returns the public documents of some nights that name her in full. */
  const inFull = async (ids: readonly string[]) => {
    const found = await Promise.all(
      ids.flatMap(pathsOf).map(async (path) => [path, await project.stored(path)]),
    );
    return found.flatMap(([path, data]) => (JSON.stringify(data).includes('Ann Adler') ? [path] : []));
  };
  /** Has the commit with this number fail. */
  const failing = (number: number): Between => {
    let count = 0;
    return {
      commit: async () => {
        count += 1;
        if (count === number) throw new DataError('unreachable');
      },
    };
  };

  test('goes on where it broke off, and is published as it says', async () => {
    await allWon();
    // Seven boards, the publication, and the winners that one commit couldn't change.
    const error: unknown = await wonBy('Ann A.', 'short', '2026-10-09', failing(9)).catch((failed) => failed);
    if (!(error instanceof PartlyDone)) throw error;
    expect(error.kind).toBe('unreachable');
    expect((await resultsOf('short')).rows[0]).toMatchObject({ name: 'Ann A.' });
    expect((await inFull(nights)).length).toBeGreaterThan(0);
    await error.goOn();
    expect(await inFull(nights)).toEqual([]);
    expect(await publish('short')).toBe(false);
    expect(await resultsOf('short')).toMatchObject({ version: 1, changes: [] });
  });

  test('is published when every other board has it, and not before', async () => {
    await allWon();
    await expect(wonBy('Ann A.', 'short', '2026-10-09', failing(3))).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(await project.stored('results/short')).toBeUndefined();
    await publish('short');
    expect(await inFull([...nights, 'short'])).toEqual([]);
  });

  test('stands on the own board, too, of a night that says more', async () => {
    await wonBy('Ann A.', 'one', '2026-10-01');
    const error: unknown = await wonBy('Ann Adler', 'two', '2026-10-02', failing(2)).catch(
      (failed) => failed,
    );
    if (!(error instanceof PartlyDone)) throw error;
    expect(await inFull(['two'])).toEqual(['boards/two']);
    await error.goOn();
    expect(await inFull(['two'])).toEqual([]);
  });

  test('is theirs at those too, whatever they won there', async () => {
    await allWon();
    expect(await project.stored('tournaments/n1')).toMatchObject({ winner: 'Ann Adler' });
    await wonBy('Ann A.', 'short', '2026-10-09');
    const player = await idOf('p1@college.example');
    const paths = [
      ...[...nights, 'short'].flatMap(pathsOf),
      'seasons/2026-27',
      `seasons/2026-27/players/${player}`,
      ...['iowa', 'purdue-university'].map((id) => `seasons/2026-27/schools/${id}`),
    ];
    for (const path of paths) {
      const text = JSON.stringify(await project.stored(path));
      expect(text, path).not.toContain('Ann Adler');
      if (!path.endsWith('iowa')) expect(text, path).toContain('Ann A.');
    }
    expect(await resultsOf('n7')).toMatchObject({ version: 1, changes: [] });
  });

  test('stays theirs when a later night says more', async () => {
    await wonBy('Ann A.', 'one', '2026-10-01');
    await wonBy('Ann Adler', 'two', '2026-10-02');
    expect((await resultsOf('two')).rows[0]).toMatchObject({ name: 'Ann A.' });
    expect(await project.stored('tournaments/two')).toMatchObject({ winner: 'Ann A.' });
    expect(await publish('two')).toBe(false);
  });
});

describe('two publications at once', () => {
  test('of two nights: the second starts over, and the season has both', async () => {
    await over('one', { day: '2026-10-01' });
    await over('two');
    let first = true;
    const between: Between = {
      commit: async () => {
        if (first) {
          first = false;
          await publish('two');
        }
      },
    };
    expect(await publish('one', { between })).toBe(true);
    expect(await nightsIn()).toEqual(['one', 'two']);
    expect(await seasonNow()).toMatchObject({ rev: 2 });
    expect((await seasonNow()).players[0]).toMatchObject({ name: 'Ann A.', nights: 2, points: 69.2 });
    // Both had made a secret; the one that was stored first counts.
    const [one, two] = [await resultsOf('one'), await resultsOf('two')];
    expect(one.rows[0]?.player).toBe(two.rows[0]?.player);
  });

  test('really at once', async () => {
    for (const id of ['one', 'two', 'three']) await over(id);
    expect(await Promise.all(['one', 'two', 'three'].map((id) => publish(id)))).toEqual([true, true, true]);
    expect(await nightsIn()).toEqual(['one', 'three', 'two']);
    expect(await seasonNow()).toMatchObject({ rev: 3 });
  });

  test('of the same night: it is published once', async () => {
    await over('cup');
    let first = true;
    const between: Between = {
      commit: async () => {
        if (first) {
          first = false;
          await publish('cup');
        }
      },
    };
    expect(await publish('cup', { between })).toBe(false);
    expect(await resultsOf('cup')).toMatchObject({ version: 1 });
    expect(await seasonNow()).toMatchObject({ rev: 1 });
  });

  test('of two corrections of the same night: who comes second looks again', async () => {
    await over('cup');
    await publish('cup');
    await swapFirstTwo('cup');
    await publish('cup', { version: 1, line: 'A count at the final table.' });
    await swapFirstTwo('cup');
    await expect(publish('cup', { version: 1, line: 'Another count.' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect((await resultsOf('cup')).changes).toHaveLength(1);
  });

  test('a name is hidden although the night is corrected while it is looked for', async () => {
    await over('cup');
    await publish('cup');
    const id = await idOf('p1@college.example');
    await swapFirstTwo('cup');
    let corrected = false;
    const hide = seasonChanges(liteSeasonStore(staff)).changeSeasons(async ({ resultsWith }) => {
      const found = await resultsWith([id]);
      if (!corrected) await publish('cup', { version: 1, line: 'A count at the final table.' });
      corrected = true;
      const shown = found.map((night) => namedAs(night, ({ player }) => (player === id ? '' : undefined)));
      return {
        results: new Map(shown.map((night) => [night.eventId, night])),
        players: new Map([[id, { shownAs: 'number' }]]),
      };
    });
    expect(await hide).toBe(true);
    const { version, rows } = await resultsOf('cup');
    expect(version).toBe(2);
    expect(rows.find(({ player }) => player === id)).toMatchObject({ place: 2, name: '' });
  });

  test('a player who is joined meanwhile is one in what is published', async () => {
    await over('one', { day: '2026-10-01' });
    await publish('one');
    await over('two', { person: (at) => (at === 0 ? { email: 'ann@work.example' } : {}) });
    await publish('two');
    const [one, two] = [await idOf('p1@college.example'), await idOf('ann@work.example')];
    await over('three', { day: '2026-12-01' });
    let first = true;
    const between: Between = {
      commit: async () => {
        if (!first) return;
        first = false;
        await owner().changeSeasons(() => ({ players: new Map([[two, { aliasOf: one }]]) }));
      },
    };
    expect(await publish('three', { between })).toBe(true);
    const season = await seasonNow();
    expect(season.players[0]).toMatchObject({ id: one, nights: 3, wins: 3 });
    expect(season.players.some(({ id }) => id === two)).toBe(false);
    // Results keep the id that they were earned under, and its address leads to the one record.
    expect((await resultsOf('two')).rows[0]).toMatchObject({ player: two });
    expect(await project.stored(`seasons/2026-27/players/${one}`)).toMatchObject({ wins: 3 });
    expect(await project.stored(`seasons/2026-27/players/${two}`)).toEqual({ of: one });
    await owner().changeSeasons(() => ({ players: new Map([[two, { aliasOf: '' }]]) }));
    expect((await seasonNow()).players.find(({ id }) => id === two)).toMatchObject({ nights: 1, wins: 1 });
  });
});

describe('a correction', () => {
  test('that changes the champion changes all that says who won', async () => {
    await over('cup');
    await publish('cup');
    const [was, second] = (await resultsOf('cup')).rows;
    await swapFirstTwo('cup');
    expect(await publish('cup', { version: 1, line: 'A count at the final table.' })).toBe(true);
    const results = await resultsOf('cup');
    expect(results).toMatchObject({
      version: 2,
      changes: [{ at: expect.any(Number), text: 'A count at the final table.' }],
    });
    expect(results.rows[0]).toMatchObject({ player: second?.player, place: 1 });
    expect(await project.stored('tournaments/cup')).toMatchObject({ winner: 'Bo A.', runnerUp: 'Ann A.' });
    const season = await seasonNow();
    expect(season.events[0]).toMatchObject({ winner: 'Bo A.', winnerId: second?.player });
    expect(season.players.find(({ id }) => id === was?.player)).toMatchObject({ wins: 0, place: 2 });
    expect(await project.stored(`seasons/2026-27/players/${was?.player}`)).toMatchObject({ wins: 0 });
  });

  test('of an event that is moved over the end of a season changes both', async () => {
    await over('other', { day: '2026-05-01' });
    await publish('other');
    await over('cup', { day: '2026-07-31' });
    await publish('cup');
    expect(await nightsIn('2025-26')).toEqual(['cup', 'other']);
    await updateDoc(doc(project.as('super'), 'events/cup'), moved('2026-08-01'));
    expect(await publish('cup', { version: 1 })).toBe(true);
    expect(await nightsIn('2025-26')).toEqual(['other']);
    expect(await nightsIn('2026-27')).toEqual(['cup']);
    expect(await resultsOf('cup')).toMatchObject({
      season: '2026-27',
      version: 2,
      changes: [{ at: expect.any(Number), text: 'The results were corrected.' }],
    });
    expect((await settings()).seasons).toEqual(['2026-27', '2025-26']);
    const { player } = (await resultsOf('cup')).rows[0] ?? {};
    expect(await project.stored(`seasons/2026-27/players/${player}`)).toMatchObject({ wins: 1 });
    // And back: the season keeps its revision, and nobody has a record in it.
    await updateDoc(doc(project.as('super'), 'events/cup'), moved('2026-07-31'));
    await publish('cup', { version: 2 });
    expect(await seasonNow('2026-27')).toMatchObject({ rev: 2, events: [], players: [] });
    expect(await project.stored(`seasons/2026-27/players/${player}`)).toBeUndefined();
    expect((await settings()).seasons).toEqual(['2025-26']);
  });

  test('a school that no event and no list names any more keeps its results', async () => {
    await over('cup', {
      person: (at) => (at === 0 ? { collegeId: 'gone', collegeName: 'Gone College' } : {}),
    });
    await publish('cup');
    await deleteDoc(doc(staff, 'events/cup/participants/p001'));
    await over('two', {
      day: '2026-12-01',
      person: (at) => (at === 0 ? { email: 'x@college.example' } : {}),
    });
    await publish('two');
    expect((await seasonNow()).schools.find(({ id }) => id === 'gone')).toMatchObject({
      name: 'Gone College',
      nights: 1,
      points: 34.6,
    });
    expect(await project.stored('seasons/2026-27/schools/gone')).toMatchObject({ name: 'Gone College' });
  });
});

/** Returns the fields of an event that is moved to another day. */
function moved(date: string) {
  return { date, sortDate: `${date}T19:00`, updatedAt: serverTimestamp() };
}

describe('taking back', () => {
  test('removes results, tournament and records, and the board is live again', async () => {
    await over('cup');
    await publish('cup');
    const { player } = (await resultsOf('cup')).rows[0] ?? {};
    expect(await desk().takeBack('cup')).toBe(true);
    for (const path of ['results/cup', 'tournaments/cup', `seasons/2026-27/players/${player}`])
      expect(await project.stored(path), path).toBeUndefined();
    expect(await project.stored('events/cup')).toMatchObject({ board: 'live', status: 'completed' });
    expect(await seasonNow()).toMatchObject({ rev: 2, events: [], players: [], schools: [] });
    expect(await desk().takeBack('cup')).toBe(false);
    expect(await publish('cup')).toBe(true);
    expect(await resultsOf('cup')).toMatchObject({ version: 1 });
  });

  test('before a deletion can be repeated, and the event can be deleted then', async () => {
    await over('cup');
    await publish('cup');
    const event = doc(staff, 'events/cup');
    await expect(deleteDoc(event)).rejects.toMatchObject({ code: 'permission-denied' });
    await desk().removeResults('cup');
    await desk().removeResults('cup');
    await expect(deleteDoc(doc(staff, 'boards/cup'))).rejects.toMatchObject({ code: 'permission-denied' });
    const batch = writeBatch(staff);
    batch.delete(doc(staff, 'boards/cup'));
    batch.delete(event);
    await batch.commit();
    expect(await nightsIn()).toEqual([]);
  });
});

test('computing again writes what is missing and deletes what belongs to nobody', async () => {
  await over('cup');
  await publish('cup');
  const before = await seasonNow();
  const { player } = (await resultsOf('cup')).rows[0] ?? {};
  await deleteDoc(doc(staff, `seasons/2026-27/players/${player}`));
  const left = (await project.stored('seasons/2026-27/schools/iowa')) ?? {};
  await project.seed({ 'seasons/2026-27/schools/nobody': JSON.parse(JSON.stringify(left)) });
  await owner().computeAgain('2026-27');
  expect(await project.stored(`seasons/2026-27/players/${player}`)).toMatchObject({ name: 'Ann A.' });
  expect(await project.stored('seasons/2026-27/schools/nobody')).toBeUndefined();
  expect(await project.stored('seasons/2026-27/schools/iowa')).toEqual(left);
  expect(await seasonNow()).toEqual({ ...before, rev: 2, computedAt: expect.any(Date) });
});

test('a rule that changes is told by History, once', async () => {
  const store = liteSeasonStore(project.as('super'), {}, 'super');
  const rules = new Map([['2026-27', { ...usualRule, players: 5 }]]);
  await seasonChanges(store).changeSeasons(() => ({ rules }));
  await seasonChanges(store).changeSeasons(() => ({ rules }));
  const told = await project.listed('history/season:2026-27/changes');
  expect(told.map((data) => readHistoryEntry('', data).changes)).toEqual([
    [{ field: 'players', from: 4, to: 5 }],
  ]);
});
