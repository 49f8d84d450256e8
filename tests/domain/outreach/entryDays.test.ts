import { expect, test } from 'vitest';
import { entryDays } from '../../../src/domain/outreach/entryDays.ts';
import { readOutreachEntry } from '../../../src/domain/outreach/outreachEntry.ts';

const entry = (id: string, at: Date | null) => readOutreachEntry(id, { at });

test('entries of one day are together, in their order; those without a time have no day', () => {
  const log = [
    entry('c', new Date(2026, 0, 5, 18)),
    entry('b', new Date(2026, 0, 5, 9)),
    entry('a', new Date(2026, 0, 2, 23, 59)),
    entry('odd', null),
  ];
  const days = entryDays(log).map(([day, entries]) => [day, entries.map(({ id }) => id)]);
  expect(days).toEqual([
    ['2026-01-05', ['c', 'b']],
    ['2026-01-02', ['a']],
    ['', ['odd']],
  ]);
});
