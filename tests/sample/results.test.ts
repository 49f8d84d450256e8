import { beforeAll, describe, expect, test } from 'vitest';
import { sampleDocuments } from '../../sample/sample.ts';
import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';
import { pointsOf } from '../../src/domain/results/points.ts';
import { type Results, readResults } from '../../src/domain/results/results.ts';
import { computeSeason } from '../../src/domain/season/computeSeason.ts';
import { type Player, readPlayer, readSeasonSettings } from '../../src/domain/season/player.ts';
import { playerId } from '../../src/domain/season/playerId.ts';
import { aliasesOf } from '../../src/domain/season/publish/publishedPeople.ts';
import { recordWrites } from '../../src/domain/season/recordWrites.ts';
import { readSeason, type Season } from '../../src/domain/season/season.ts';
import { seasonOf } from '../../src/domain/time/seasonNames.ts';

const LISTS = { colleges, fraternities };
const OPTIONS = { today: '2026-11-21', seed: 21, events: 64 };
/** An unlock key is made to take time. */
const SLOW = 60_000;

let documents: StoredDocument[] = [];
let published: Results[] = [];
let seasons: Season[] = [];
let players: Player[] = [];
beforeAll(async () => {
  documents = await sampleDocuments(OPTIONS, LISTS);
  published = resultsIn(documents);
  seasons = inCollection('seasons').map((document) => readSeason(idOf(document), document.fields));
  players = inCollection('players').map((document) => readPlayer(idOf(document), document.fields));
}, SLOW);

const idOf = ({ path }: StoredDocument) => path.split('/').at(-1) ?? '';
const inCollection = (name: string, among = documents) =>
  among.filter(({ path }) => path.startsWith(`${name}/`) && path.split('/').length === 2);
const resultsIn = (among: StoredDocument[]) =>
  inCollection('results', among).map((document) => readResults(idOf(document), document.fields));
const of = (season: string) => published.filter((results) => results.season === season);
const fieldsOf = (path: string) => documents.find((document) => document.path === path)?.fields;
const rows = () => published.flatMap((results) => results.rows);

describe('the results of the sample', () => {
  test('24 nights of this season and a few of the one before have results', () => {
    expect(of('2026-27')).toHaveLength(24);
    expect(of('2025-26')).toHaveLength(4);
    const fields = of('2026-27').map((results) => results.players);
    expect(Math.min(...fields)).toBe(7);
    expect(fields.filter((field) => field < 8)).toHaveLength(1);
    expect(Math.max(...fields)).toBeGreaterThan(75);
    expect(new Set(published.map(({ source }) => source))).toEqual(new Set(['board', 'typed']));
  });

  test('each is what its event and its tournament say', () => {
    for (const { eventId, day, season, rows: placed } of published) {
      expect(season).toBe(seasonOf(day));
      expect(fieldsOf(`events/${eventId}`)).toMatchObject({
        date: day,
        status: 'completed',
        board: 'results',
      });
      const [winner, runnerUp] = placed.map(({ name }) => name);
      expect(fieldsOf(`tournaments/${eventId}`)).toMatchObject({ winner, runnerUp, board: 'results' });
    }
  });

  test('nobody has two places, and whoever has an address is the same player at each night', async () => {
    const { secret } = readSeasonSettings(fieldsOf('settings/season'));
    const emails = new Map(players.map(({ id, email }) => [id, email]));
    for (const { players: field, rows: placed } of published) {
      expect(new Set(placed.map(({ player }) => player)).size).toBe(placed.length);
      expect(placed.length).toBeLessThanOrEqual(field);
      for (const row of placed) expect(row.points).toBe(pointsOf(row.place, field));
    }
    for (const { player } of rows().slice(0, 40))
      expect(await playerId(secret, { email: emails.get(player) ?? '' })).toBe(player);
  });

  test('one was corrected, with a line that says so', () => {
    const [corrected, ...others] = published.filter(({ version }) => version > 1);
    expect(others).toEqual([]);
    expect(corrected).toMatchObject({ version: 2, changes: [{ text: expect.stringMatching(/place/) }] });
  });

  test('people are shown as they agreed, at home at several chapters, and a few at no school', () => {
    const names = rows().map(({ name }) => name);
    expect(names).toContain('');
    expect(names.some((name) => /^\p{Lu}\. \p{Lu}\.$/u.test(name))).toBe(true);
    expect(names.some((name) => /^\p{Lu}\p{L}+ \p{Lu}\.$/u.test(name))).toBe(true);
    expect(names.some((name) => /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(name))).toBe(true);
    expect(rows().filter(({ schoolId }) => schoolId === '').length).toBeGreaterThan(3);
    const chapters = new Map<string, Set<string>>();
    for (const { schoolId, chapterId } of rows())
      if (chapterId) chapters.set(schoolId, (chapters.get(schoolId) ?? new Set()).add(chapterId));
    expect([...chapters.values()].filter((own) => own.size > 3).length).toBeGreaterThan(4);
  });
});

describe('the standings of the sample', () => {
  test('say what the results give, in every record', () => {
    const known = new Map(players.map((player) => [player.id, player]));
    for (const { season, rule, rev: _, computedAt: _at, seasons: named, ...standings } of seasons) {
      expect(named).toEqual(['2026-27', '2025-26']);
      const again = computeSeason({ season, rule, results: of(season), aliases: aliasesOf(known) });
      expect({ season, rule, ...standings }).toEqual(again.season);
      const records = new Map(
        recordWrites(season, null, again).map((write) => [write.path, 'fields' in write ? write.fields : {}]),
      );
      const stored = documents.filter(({ path }) => new RegExp(`^seasons/${season}/\\w+/`).test(path));
      expect(new Map(stored.map(({ path, fields }) => [path, fields]))).toEqual(records);
    }
  });

  test('have regulars, whose best results count, and people who came once', () => {
    const [season] = seasons.filter((one) => one.season === '2026-27');
    const nights = season?.players.map((player) => player.nights) ?? [];
    expect(nights.filter((count) => count > 3).length).toBeGreaterThan(3);
    expect(nights.filter((count) => count > 1).length).toBeGreaterThan(40);
    expect(nights.filter((count) => count === 1).length).toBeGreaterThan(40);
    expect(season?.players.some(({ results }) => results.some(({ counts }) => !counts))).toBe(true);
    expect(season?.schools.length).toBeGreaterThan(12);
    expect(season?.chapters.length).toBeGreaterThan(30);
  });

  test('somebody with two addresses is joined', () => {
    const joined = players.filter(({ aliasOf }) => aliasOf !== '');
    expect(joined.length).toBeGreaterThan(0);
    for (const { name, email, aliasOf } of joined) {
      const first = players.find(({ id }) => id === aliasOf);
      expect(first).toMatchObject({ name, aliasOf: '' });
      expect(first?.email).not.toBe(email);
    }
  });

  test('no document that everybody may read holds an address or the id of a participant', () => {
    const everybody = /^(events|boards|tournaments|results)\/[^/]+$|^seasons\//;
    const emails = documents
      .filter(({ path }) => path.includes('/participants/'))
      .map(({ fields }) => String(fields.email));
    const open = documents.filter(({ path }) => everybody.test(path));
    const text = open.map(({ fields }) => JSON.stringify(fields)).join('\n');
    expect(open.length).toBeGreaterThan(800);
    // Among the words with an @ alone: to look for each address in all of it takes seconds.
    const addresses = text.split(/["\s]+/).filter((word) => word.includes('@'));
    expect(emails.every((email) => /^[^"\s]+@[^"\s]+$/.test(email))).toBe(true);
    expect(emails.filter((email) => addresses.some((word) => word.includes(email)))).toEqual([]);
    expect(text).not.toMatch(/"p\d{3}"/);
    const ofSeason = open.filter(({ path }) => /^(results|seasons)\//.test(path));
    expect(ofSeason.filter(({ fields }) => JSON.stringify(fields).includes('@'))).toEqual([]);
  });
});

test.each(['2026-09-06', '2027-07-31'])(
  'on %s every night that is over has its results, but the newest one',
  async (today) => {
    const found = await sampleDocuments({ ...OPTIONS, today }, LISTS);
    const results = resultsIn(found);
    expect(results).toHaveLength(28);
    expect(results.filter(({ day, season }) => day >= today || season !== seasonOf(day))).toEqual([]);
    expect(new Set(inCollection('seasons', found).map(idOf))).toEqual(
      new Set(results.map(({ season }) => season)),
    );
  },
  SLOW,
);
