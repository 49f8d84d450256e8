import { expect, test } from 'vitest';
import { storedSize } from '../../bench/parts/storedSize.ts';
import { seasonFigures } from '../../bench/season/seasonFigures.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';

const size = { nights: 60, players: 2_000, schools: 80, fraternities: 4 };
const figures = seasonFigures(size, { colleges, fraternities });

test('the size of a document is that of the example in Firestore’s own pages', () => {
  const fields = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(storedSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
});

test('a season of 60 nights and 2,000 players fits its documents, and a night its commit', () => {
  expect(figures.season.stored).toBeLessThan(200_000);
  expect(figures.season.gzip).toBeLessThan(50_000);
  expect(figures.results.stored).toBeLessThan(40_000);
  for (const kind of ['player', 'school', 'chapter'] as const)
    expect(figures[kind].stored).toBeLessThan(15_000);
  // A commit may hold 10 MiB.
  expect(figures.publication).toBeLessThan(4_000_000);
});
