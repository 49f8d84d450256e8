import { expect, test } from 'vitest';
import indexFile from '../../../firestore.indexes.json';
import {
  type ChapterFilter,
  chapterLists,
  chapterQuery,
  noFilter,
} from '../../../src/domain/outreach/chapterLists.ts';

/*
 * A query with several equalities joins an index for each of them that ends in its order; so each needs one
 * index, and no other is of use. Every index is an entry that each write of a chapter writes too.
 */

const filters: Partial<ChapterFilter>[] = [
  {},
  { state: 'IN' },
  { conference: 'Big Ten Conference' },
  { status: 'in contact' },
  { reachable: 'no' },
  { owner: 'Ann' },
];

test('the lists of chapters have the indexes that their filters need, and no others', () => {
  const needed = chapterLists.flatMap((list) =>
    filters.flatMap((filter) => {
      const { where, orderedBy } = chapterQuery(list, { ...noFilter, ...filter }, '2026-11-22');
      return where
        .map(([field]) => field)
        .filter((field) => field !== orderedBy)
        .map((field) => `${field} ${orderedBy}`);
    }),
  );
  const there = indexFile.indexes
    .filter(({ collectionGroup }) => collectionGroup === 'fraternities')
    .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(' '));
  expect(there.toSorted()).toEqual([...new Set(needed)].toSorted());
});
