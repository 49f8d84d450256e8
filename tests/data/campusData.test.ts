import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

let project: TestProject;
type Loads = typeof import('../../src/data/betr/campusData.ts');
let loadCampusDataFrom: Loads['loadCampusDataFrom'];
let loadChaptersFrom: Loads['loadChaptersFrom'];

beforeAll(async () => {
  project = await TestProject.open();
  pointAppAt(project.id);
  ({ loadCampusDataFrom, loadChaptersFrom } = await import('../../src/data/betr/campusData.ts'));
});
beforeEach(() => project.clear());
afterAll(() => project.close());

test('every college comes with its fraternities, also one whose own document is gone', async () => {
  await project.seed({
    'colleges/purdue-university': { name: 'Purdue University', coordinates: { x: 10, y: 20 } },
    'colleges/purdue-university/fraternities/b': { name: 'B', status: 'in contact' },
    'colleges/purdue-university/fraternities/a': { name: 'A' },
    'colleges/towson-university': { name: 'Towson University' },
    'colleges/gone/fraternities/a': { name: 'A' },
    'events/e/fraternities/a': { name: 'not of a college' },
  });
  const { colleges, readTo } = await loadCampusDataFrom(project.headersOf('betr'));
  expect(readTo).toBeNull();
  expect(colleges.map(({ id, name, fraternities }) => [id, name, fraternities.map((one) => one.id)])).toEqual(
    [
      ['purdue-university', 'Purdue University', ['a', 'b']],
      ['towson-university', 'Towson University', []],
      ['gone', 'gone', ['a']],
    ],
  );
  expect(colleges[0]?.coordinates).toEqual({ x: 10, y: 20 });
});

test('more than a page is read page by page, each document once', async () => {
  const fields: Record<string, Stored> = { name: 'A', status: 'outreached' };
  const many = Array.from({ length: 1_203 }, (_, at) => `colleges/c${at % 7}/fraternities/f${at}`);
  await project.seed(Object.fromEntries(many.map((path) => [path, fields])));
  const before = await project.requests();
  const { colleges } = await loadCampusDataFrom(project.headersOf('betr'));
  expect(colleges).toHaveLength(7);
  expect(new Set(colleges.flatMap(({ fraternities }) => fraternities.map(({ id }) => id))).size).toBe(1_203);
  const asked = (await project.requests()).slice(before.length);
  // An empty answer counts as one read.
  expect(asked.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(1_204);
  expect(asked).toHaveLength(4);
});

test('beyond the limits a college that was not read is left out, instead of one without fraternities', async () => {
  const many = ['a', 'b', 'c', 'd'].flatMap((id) => [
    [`colleges/${id}`, { name: id.toUpperCase() }],
    ...(id === 'b' ? [] : [1, 2, 3].map((at) => [`colleges/${id}/fraternities/f${at}`, { name: 'F' }])),
  ]);
  await project.seed(Object.fromEntries(many));
  const { colleges, readTo } = await loadCampusDataFrom(project.headersOf('betr'), {
    colleges: 10,
    fraternities: 5,
  });
  expect(colleges.map(({ id, fraternities }) => [id, fraternities.length])).toEqual([
    ['a', 3],
    ['b', 0],
    ['c', 2],
  ]);
  expect(readTo).toBe('C');
  const few = await loadCampusDataFrom(project.headersOf('betr'), { colleges: 2, fraternities: 50 });
  expect([few.colleges.map(({ id }) => id), few.readTo]).toEqual([['a', 'b'], 'B']);
});

test('who may not read is refused', async () => {
  await project.seed({ 'colleges/c/fraternities/f': { name: 'A' } });
  await expect(loadCampusDataFrom(project.headersOf('anyone'))).rejects.toMatchObject({ kind: 'refused' });
});

test('the chapters of one college are read alone, a hundred at most', async () => {
  const many = Array.from({ length: 130 }, (_, at) => `colleges/a/fraternities/f${at}`);
  await project.seed(
    Object.fromEntries([...many, 'colleges/b/fraternities/other'].map((path) => [path, { name: 'A' }])),
  );
  const before = (await project.requests()).length;
  const chapters = await loadChaptersFrom(project.headersOf('betr'), 'a');
  expect(chapters).toHaveLength(100);
  expect(chapters.every(({ id }) => id.startsWith('f'))).toBe(true);
  const asked = (await project.requests()).slice(before);
  expect(asked.reduce((sum, { reads }) => sum + reads, 0)).toBe(100);
  await expect(loadChaptersFrom(project.headersOf('anyone'), 'a')).rejects.toMatchObject({ kind: 'refused' });
});
