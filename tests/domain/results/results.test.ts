import { expect, test } from 'vitest';
import { readResults } from '../../../src/domain/results/results.ts';
import { resultsDocument, someResults } from '../../support/documents/results.ts';

test('results are read as they were stored', () => {
  const results = someResults({
    changes: [{ at: 1_762_700_000_000, text: 'Places 2 and 3 were swapped.' }],
    version: 2,
    row: (at) => (at === 4 ? { name: '', school: '', schoolId: '', chapter: '', chapterId: '' } : {}),
  });
  expect(readResults('cup', resultsDocument(results)['results/cup'])).toEqual(results);
});

test.each([null, 7, { rows: [{}, 3, null], ids: 'x', schools: [1] }])('odd data is read: %j', (data) => {
  expect(() => readResults('cup', data)).not.toThrow();
});
