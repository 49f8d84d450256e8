import { expect, test } from 'vitest';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import type { Results } from '../../../src/domain/results/results.ts';
import { publication } from '../../../src/domain/season/publish/publication.ts';
import { someResults } from '../../support/documents/results.ts';

const event = readEvent('one', { title: 'Spring Open', date: '2026-11-06' });
const before = someResults({ eventId: 'one', players: 8, placed: 3 });
const published = (results: Results, line = '') =>
  publication({
    event,
    results,
    players: new Map(),
    before,
    known: new Map(),
    season: [before],
    line,
    at: 7,
  })?.results?.get('one');

const swapped = {
  ...before,
  rows: before.rows.map((row, at) => ({ ...row, place: [2, 1, 3][at] ?? row.place })),
};

test('a correction of places has its public line, whether or not somebody wrote one', () => {
  expect(published(swapped)).toMatchObject({ changes: [{ at: 7, text: 'The results were corrected.' }] });
  expect(published(swapped, 'Places 1 and 2 were swapped.')?.changes).toEqual([
    { at: 7, text: 'Places 1 and 2 were swapped.' },
  ]);
  expect(published({ ...before, players: 9 })?.changes).toHaveLength(1);
});

test('a correction of names or of the title has none', () => {
  const renamed = { ...before, rows: before.rows.map((row) => ({ ...row, name: 'A. L.' })) };
  expect(published(renamed)?.changes).toEqual([]);
  expect(published({ ...before, title: 'Fall Open' })?.changes).toEqual([]);
  expect(published(before)).toBeUndefined();
});
