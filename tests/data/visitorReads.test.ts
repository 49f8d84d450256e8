import { afterAll, beforeEach, expect, test } from 'vitest';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { computeSeason } from '../../src/domain/season/computeSeason.ts';
import { readSeason, storedSeason } from '../../src/domain/season/season.ts';
import { usualRule } from '../../src/domain/season/seasonRule.ts';
import { aNight } from '../support/documents/boards.ts';
import { seasonDocuments } from '../support/documents/seasonRecords.ts';
import { nightsOf } from '../support/documents/seasons.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { fetchDocument } = await import('../../src/data/site/visitorReads.ts');
const { playersBeyond } = await import('../../src/site/season/standings/playersBeyond.ts');
const { board, documents } = await aNight({ players: 20, minutes: 30 });

afterAll(() => project.close());
beforeEach(() => project.clear());

test('a whole board is what was stored, in one read and without a sign-in', async () => {
  await project.seed(documents);
  const before = (await project.requests()).length;
  const { data, readAt } = await fetchDocument(['boards', 'cup']);
  expect(readBoard('cup', data)).toEqual(board);
  expect(Math.abs(readAt - Date.now())).toBeLessThan(60_000);
  expect((await project.requests()).slice(before)).toMatchObject([
    { method: 'batchGet', reads: 1, allowed: true },
  ]);
});

test('some fields of a board come alone, with a version that every write changes', async () => {
  await project.seed(documents);
  const mask = ['rev', 'open', 'every', 'counts.r1'];
  const first = await fetchDocument(['boards', 'cup'], mask);
  expect(Object.keys(first.data ?? {}).sort()).toEqual(['counts', 'every', 'open', 'rev']);
  expect(readBoard('cup', first.data).counts).toEqual(board.counts);
  expect((await fetchDocument(['boards', 'cup'], mask)).version).toBe(first.version);
  await project.seed({ 'boards/cup': { ...documents['boards/cup'], every: 45 } });
  expect((await fetchDocument(['boards', 'cup'], mask)).version).not.toBe(first.version);
});

test('an event without a board has none', async () => {
  expect(await fetchDocument(['boards', 'cup'])).toMatchObject({ data: null });
});

test('an address that names no document has none, and nothing is asked', async () => {
  const before = (await project.requests()).length;
  for (const id of ['', '.', '..', 'a/b', 'a/b/c', '__x__', 'x'.repeat(301)])
    expect(await fetchDocument(['boards', id])).toMatchObject({ data: null, version: '' });
  expect(await project.requests()).toHaveLength(before);
});

test('a search finds players beyond the first 200 by their shown names, ten at a time', async () => {
  const input = { season: '2026-27', results: nightsOf({ people: 400 }), rule: usualRule };
  const records = computeSeason({ ...input, aliases: new Map() });
  await project.seed(seasonDocuments(records));
  const standings = readSeason('2026-27', storedSeason(records.season));
  const beyond = [...records.players.values()].filter(({ place }) => place === null);
  const [one] = beyond;
  const before = (await project.requests()).length;
  // Each first name is that of 20 people, each whole name that of one.
  const found = await playersBeyond(standings, one?.name.toUpperCase() ?? '');
  expect(found).toMatchObject({ lines: [{ id: one?.id, name: one?.name }], more: false });
  expect(found.lines[0]?.place).toBeGreaterThan(200);
  expect((await project.requests()).slice(before)).toMatchObject([
    { method: 'runQuery', reads: 1, allowed: true },
  ]);
  const [first = ''] = one?.name.split(' ') ?? [];
  const namesakes = beyond.filter(({ name }) => name.startsWith(first));
  const many = await playersBeyond(standings, first);
  expect(many.more).toBe(namesakes.length >= 10);
  expect(many.lines).toHaveLength(Math.min(10, namesakes.length));
  expect(many.lines.map(({ place }) => place)).toEqual(
    many.lines.map(({ place }) => place).sort((a, b) => a - b),
  );
  for (const nobody of ['zebra', records.season.players[0]?.name ?? '', 'R. S.', 'x'])
    expect((await playersBeyond(standings, nobody)).lines).toEqual([]);
});
