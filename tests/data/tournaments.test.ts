import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortKey } from '../../src/domain/time/parse.ts';
import { season } from '../support/documents/samples.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { tournamentsByType } = await import('../../src/data/site/tournaments.ts');

afterAll(() => project.close());
beforeAll(async () => {
  const days = Array.from({ length: 30 }, (_, at) => `2026-04-${String(at + 1).padStart(2, '0')}`);
  for (const status of ['completed', 'upcoming']) {
    const list = days.map((date) => [
      `tournaments/${status}-${date}`,
      { ...season['tournaments/t1'], status, date, sortDate: sortKey(date, '') },
    ]);
    await project.seed(Object.fromEntries(list));
  }
});

async function all(type?: 'previous' | 'upcoming' | 'scheduled') {
  const ids: string[] = [];
  let page = await tournamentsByType(type);
  ids.push(...page.items.map(({ id }) => id));
  while (page.next) {
    page = await tournamentsByType(type, page.next);
    ids.push(...page.items.map(({ id }) => id));
  }
  return ids;
}

test('previous ones are the completed, newest first', async () => {
  const ids = await all('previous');
  expect(ids).toHaveLength(30);
  expect([ids[0], ids[29]]).toEqual(['completed-2026-04-30', 'completed-2026-04-01']);
});

test('upcoming ones come soonest first, scheduled ones may be none', async () => {
  const ids = await all('upcoming');
  expect([ids[0], ids[29]]).toEqual(['upcoming-2026-04-01', 'upcoming-2026-04-30']);
  expect(await all('scheduled')).toEqual([]);
});

test('without a type all are there once', async () => {
  expect(new Set(await all()).size).toBe(60);
});
