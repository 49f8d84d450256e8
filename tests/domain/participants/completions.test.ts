import { expect, test } from 'vitest';
import { completions } from '../../../src/domain/participants/completions.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';

const butler = { collegeId: 'butler-university', collegeName: 'Butler University' };
const chapter = { chapterId: 'butler-university--sigma-chi', chapterName: 'Sigma Chi' };
const said = (fields: object) => ({ name: 'Ann', email: '', ...butler, ...chapter, ...fields });
const filled = (fields: object, stored: object) =>
  completions([said(fields)], [readParticipant('a', { name: 'Ann', ...stored })])[0]?.change;

test.each([
  ['a school and a chapter', {}, {}, { ...butler, ...chapter }],
  ['the chapter of the same school', {}, butler, chapter],
  ['nothing that is there', {}, { ...butler, chapterName: 'Pike' }, undefined],
  ['no chapter of another school', {}, { collegeName: 'Purdue University' }, undefined],
  ['less of the name', { shownAs: 'number' }, { ...butler, ...chapter }, { shownAs: 'number' }],
  ['not more of the name', { shownAs: 'full' }, { ...butler, ...chapter }, undefined],
  [
    'not what was asked already',
    { shownAs: 'number' },
    { ...butler, ...chapter, shownAs: 'full' },
    undefined,
  ],
])('an import fills in %s', (_, row, stored, change) => {
  expect(filled(row, stored)).toEqual(change);
});

test('somebody is found by their first address, else by their name; the first row counts', () => {
  const listed = [
    readParticipant('mail-ann@x.edu', { name: 'Ann Lee', email: 'lee@x.edu' }),
    readParticipant('b', { name: 'Bo' }),
  ];
  const rows = [
    said({ name: 'Annie', email: 'ANN@x.edu' }),
    said({ name: ' bo' }),
    said({ name: 'Bo', chapterId: 'x', chapterName: 'Other' }),
    said({ name: 'Cy' }),
  ];
  const found = completions(rows, listed);
  expect(found.map(({ id }) => id)).toEqual(['mail-ann@x.edu', 'b']);
  expect(found[1]?.change.chapterName).toBe('Sigma Chi');
});

test('whose address was cleared is found by name', () => {
  const [found] = completions(
    [said({ email: 'ann@x.edu' })],
    [readParticipant('t', { name: 'Ann', player: 'abcdefghijklmnop' })],
  );
  expect(found).toMatchObject({ id: 't', change: chapter });
});
