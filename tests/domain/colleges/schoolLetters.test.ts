import { expect, test } from 'vitest';
import { CAMPUSES } from '../../../sample/data/campuses.ts';
import { FEATURED, REMEMBERED } from '../../../sample/data/featured.ts';
import { collegeCalled } from '../../../sample/lists.ts';
import { schoolLetters } from '../../../src/domain/colleges/schoolLetters.ts';
import { otherSchools } from '../../../src/domain/find/schoolAliases.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';

const names = [...colleges.map(({ name }) => name), ...otherSchools.map(([name]) => name)];
const large = /^(Atlantic Coast|Southeastern|Big Ten|Big 12|Big East|Pac-12) Conference$/;

test('no listed school has the letters of one of a large conference, or of the sample', () => {
  const inSample = [
    ...CAMPUSES.map(({ college }) => college),
    ...[...FEATURED, ...REMEMBERED].map(({ campus }) => campus),
  ];
  const own = new Set([
    ...colleges.filter(({ conference }) => large.test(conference)).map(({ name }) => name),
    ...inSample.map((campus) => collegeCalled(campus, { colleges, fraternities }).name),
  ]);
  expect(own.size).toBeGreaterThan(80);
  const shared = [...own].flatMap((name) => {
    const twins = names.filter((other) => schoolLetters(other) === schoolLetters(name));
    return twins.length === 1 ? [] : [twins];
  });
  expect(shared).toEqual([]);
});

test('every listed school has two to four letters', () => {
  expect(names.filter((name) => !/^[\p{Lu}\d&]{2,4}$/u.test(schoolLetters(name)))).toEqual([]);
});

test.each([
  ['University of Southern California', 'USC'],
  ['University of South Carolina', 'SCAR'],
  ['Oklahoma State University', 'OKST'],
  ['Purdue University', 'PUR'],
  ['University of Nebraska–Lincoln', 'NEB'],
  ['State', 'STA'],
  ['', '?'],
  ['& - !', '?'],
])('the letters of %j are %j', (name, letters) => {
  expect(schoolLetters(name)).toBe(letters);
});
