import { expect, test } from 'vitest';
import { shortSchoolName } from '../../../src/domain/colleges/shortSchoolName.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';

test('every listed school has a short name of its own, which is the one of the list', () => {
  const short = colleges.map(({ name }) => shortSchoolName(name));
  expect(new Set(short).size).toBe(colleges.length);
  const other = colleges.filter(({ shortName }, place) => short[place] !== shortName);
  // As a line of a table, 'California' is the state.
  expect(other.map(({ name }) => [name, shortSchoolName(name)])).toEqual([
    ['University of California, Berkeley', 'Cal'],
  ]);
});

test.each([
  ['University of Oregon', 'Oregon'],
  ['Florida State University', 'Florida State'],
  ['The Ohio State University', 'Ohio State'],
  ['New York University', 'NYU'],
  ['Johns Hopkins University', 'Johns Hopkins'],
  ['University of Houston-Downtown', 'Houston-Downtown'],
  // Without more knowledge, it could be another school's short name.
  ['Georgia College', 'Georgia College'],
  ['Washington University in St. Louis', 'Washington University in St. Louis'],
  ['Indiana University of Pennsylvania', 'Indiana University of Pennsylvania'],
  ['NC State', 'NC State'],
  ['University', 'University'],
  ['(.*', '(.*'],
  ['', ''],
])('%s is %s', (name, short) => {
  expect(shortSchoolName(name)).toBe(short);
});
