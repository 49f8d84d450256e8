import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collegeDirectory, sharesTile } from '../../../src/domain/colleges/collegeDirectory.ts';
import { schoolLetters } from '../../../src/domain/colleges/schoolLetters.ts';
import { otherSchools } from '../../../src/domain/find/schoolAliases.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';

const names = [...colleges.map(({ name }) => name), ...otherSchools.map(([name]) => name)];

test('no two schools of the lists share their letters', () => {
  const schools = [...new Set(names)];
  const letters = schools.map(schoolLetters);
  expect(schools.filter((_, at) => letters.indexOf(letters[at] ?? '') !== at)).toEqual([]);
  expect(names.length).toBeGreaterThan(370);
});

test('every listed school has two to four letters', () => {
  expect(names.filter((name) => !/^[\p{Lu}\d]{2,4}$/u.test(schoolLetters(name)))).toEqual([]);
});

test('any text has at least one letter and not many', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const length = [...schoolLetters(text)].length;
      return length >= 1 && length <= 8;
    }),
  );
});

test('a school that another one shares its letters with is told at once', () => {
  const directory = collegeDirectory(colleges, []);
  expect(directory.filter(({ name }) => sharesTile(name, directory))).toEqual([]);
  expect(sharesTile('Southern Ursuline College', directory)).toBeUndefined();
  expect(sharesTile('Ohio Southern University', directory)?.name).toBe('Ohio State University');
  expect(sharesTile('Purdue  university', directory)).toBeUndefined();
});

test.each([
  ['University of Southern California', 'USC'],
  ['University of South Carolina', 'SCAR'],
  ['Oklahoma State University', 'OKST'],
  ['Purdue University', 'PUR'],
  ['University of Nebraska–Lincoln', 'UNL'],
  ["St. John's University", 'SJU'],
  ['St. John’s University', 'SJU'],
  ['Texas A&M University', 'TAMU'],
  ['University of California, Los Angeles', 'UCLA'],
  ['Massachusetts Institute of Technology', 'MIT'],
  ['Boston University', 'BU'],
  ['Boston College', 'BC'],
  ['State', 'STA'],
  ['University', 'UNI'],
  ['', '?'],
  ['& - !', '?'],
])('the letters of %j are %j', (name, expected) => {
  expect(schoolLetters(name)).toBe(expected);
});
