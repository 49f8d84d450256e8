import type { Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '../../src/data/errors.ts';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import { typedNight } from '../../src/domain/cross/typedNight.ts';
import { knownNames } from '../../src/domain/participants/knownNames.ts';
import { type Participant, readParticipant } from '../../src/domain/participants/participant.ts';
import { type Results, readResults } from '../../src/domain/results/results.ts';
import { publishedRows } from '../../src/domain/results/typed/publishedRows.ts';
import { readPlacings } from '../../src/domain/results/typed/readPlacings.ts';
import { edited, type TypedRow } from '../../src/domain/results/typed/typedList.ts';
import { placingFacts, understand } from '../../src/domain/results/typed/understand.ts';
import { readPlayer } from '../../src/domain/season/player.ts';
import { readSeason } from '../../src/domain/season/season.ts';
import { anEvent } from '../support/documents/events.ts';
import { nightOver } from '../support/documents/nightOver.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * Places that were typed, published and corrected under the rules.
 */

vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
let staff: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  staff = project.as('regular');
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.clear();
  await project.seed(anEvent('old', { title: 'Old Cup', date: '2026-09-04', sortDate: '2026-09-04T19:00' }));
});

const names = knownNames([]);
const paper = '1. Ann Adler – Alabama, Sigma Nu\n2. Bo Ray, Purdue\nT3 Cy Fox\nT3 Cy Fox';

type Typed = { rows?: TypedRow[]; people?: readonly Participant[]; version?: number; line?: string };

/** Publishes a list as the form does. */
async function publish(eventId: string, { rows, people = [], version = 0, line = '' }: Typed = {}) {
  const facts = placingFacts({ people, own: [], names });
  const list = { text: '', rows: rows ?? readPlacings(paper, facts).rows, players: '40' };
  return publishing(liteSeasonStore(staff), () => 'regular').publishNight(
    eventId,
    { version },
    line,
    async (event, secret) => {
      const night = await typedNight(event, understand(list, facts), secret);
      if (!night) throw new DataError('invalid');
      return night;
    },
  );
}

async function resultsOf(id: string): Promise<Results> {
  const data = await project.stored(`results/${id}`);
  if (!data) throw new Error(`There are no results of ${id}.`);
  return readResults(id, data);
}
const seasonNow = async () => readSeason('2026-27', await project.stored('seasons/2026-27'));
const ids = ({ rows }: Results) => rows.map(({ player }) => player);

describe('typed places', () => {
  test('are stored with the tournament, the standings and the whole names for staff', async () => {
    expect(await publish('old')).toBe(true);
    const results = await resultsOf('old');
    expect(results).toMatchObject({ source: 'typed', version: 1, players: 40, day: '2026-09-04' });
    expect(results.rows.map(({ name, place, points }) => [name, place, points])).toEqual([
      ['Ann A.', 1, 63.2],
      ['Bo R.', 2, 44.7],
      ['Cy F.', 3, 36.5],
      ['Cy F.', 3, 36.5],
    ]);
    expect(new Set(ids(results)).size).toBe(4);
    expect(await project.stored('tournaments/old')).toMatchObject({ winner: 'Ann A.', runnerUp: 'Bo R.' });
    expect(await project.stored('events/old')).toMatchObject({ status: 'completed', board: 'results' });
    const season = await seasonNow();
    expect(season.players[0]).toMatchObject({ name: 'Ann A.', points: 63.2 });
    expect(season.schools.map(({ id }) => id).sort()).toEqual(['purdue-university', 'university-of-alabama']);
    expect(season.chapters.map(({ id }) => id)).toEqual(['university-of-alabama--sigma-nu']);
    const { player = '' } = results.rows[0] ?? {};
    expect(readPlayer(player, await project.stored(`players/${player}`)).name).toBe('Ann Adler');
  });

  test('taken back and typed again have the same ids', async () => {
    await publish('old');
    const first = ids(await resultsOf('old'));
    await publishing(liteSeasonStore(staff), () => 'regular').takeBack('old');
    expect(await project.stored('results/old')).toBeUndefined();
    expect(await publish('old')).toBe(true);
    expect(ids(await resultsOf('old'))).toEqual(first);
  });

  test('are corrected with a public line: another champion, a name spelled right, the same ids', async () => {
    await publish('old');
    const before = await resultsOf('old');
    const known = before.rows.map(({ player }, at) => ({
      id: player,
      name: ['Ann Adler', 'Bo Ray', 'Cy Fox', 'Cy Fox'][at] ?? '',
      email: '',
    }));
    const { rows } = publishedRows(before, known);
    const [ann, bo, ...others] = edited(rows, 0, { name: 'Anna Adler' });
    if (!ann || !bo) throw new Error('Nobody is on the list.');
    expect(await publish('old', { rows: [bo, ann, ...others], version: 1, line: 'The first two.' })).toBe(
      true,
    );
    const after = await resultsOf('old');
    expect(after).toMatchObject({ version: 2, changes: [{ text: 'The first two.' }] });
    expect(after.rows.slice(0, 2).map(({ name }) => name)).toEqual(['Bo R.', 'Anna A.']);
    expect(ids(after).toSorted()).toEqual(ids(before).toSorted());
    expect(await project.stored('tournaments/old')).toMatchObject({ winner: 'Bo R.', runnerUp: 'Anna A.' });
    expect((await seasonNow()).players[0]?.name).toBe('Bo R.');
    await expect(publish('old', { version: 1 })).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('of somebody on the list of participants count for the same player as at other nights', async () => {
    await project.seed(await nightOver('cup'));
    const desk = publishing(liteSeasonStore(staff), () => 'regular');
    const rev = Number((await project.stored('boards/cup'))?.rev);
    await desk.publishBoard('cup', { rev, version: 0 }, '');
    const ann = readParticipant('p1', { name: 'Ann Adler', email: 'P1@college.example' });
    await publish('old', { people: [ann] });
    const [cup, old] = [await resultsOf('cup'), await resultsOf('old')];
    expect(old.rows[0]?.player).toBe(cup.rows[0]?.player);
    expect((await seasonNow()).players[0]).toMatchObject({ nights: 2, wins: 2, points: 97.8 });
  });

  test('show a player as they want to be shown everywhere', async () => {
    await publish('old');
    const { player = '' } = (await resultsOf('old')).rows[0] ?? {};
    const record = await project.stored(`players/${player}`);
    await project.seed({ [`players/${player}`]: { ...record, shownAs: 'number' } });
    expect(await publish('old', { version: 1 })).toBe(true);
    expect((await resultsOf('old')).rows[0]?.name).toBe('');
    expect(await project.stored('tournaments/old')).toMatchObject({ winner: 'A player' });
  });

  test('replace those of the tables when that is decided', async () => {
    await project.seed(await nightOver('cup'));
    const desk = publishing(liteSeasonStore(staff), () => 'regular');
    const rev = Number((await project.stored('boards/cup'))?.rev);
    await desk.publishBoard('cup', { rev, version: 0 }, '');
    await publish('cup', { version: 1, line: 'The places of the paper stand.' });
    expect(await resultsOf('cup')).toMatchObject({ source: 'typed', version: 2, players: 40 });
    expect((await seasonNow()).events).toHaveLength(1);
  });
});
