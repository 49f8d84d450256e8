import { afterAll, beforeEach, expect, test } from 'vitest';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { aNight } from '../support/documents/boards.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { fetchDocument } = await import('../../src/data/site/visitorReads.ts');
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
