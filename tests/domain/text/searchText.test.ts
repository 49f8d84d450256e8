import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collegeWords } from '../../../src/domain/colleges/collegeWords.ts';
import { collegeShortNames } from '../../../src/domain/lists/collegeShortNames.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { matchesSearch } from '../../../src/domain/text/searchText.ts';

const texts = ['Spring Open', 'San José State', 'Phi Gamma Delta'];

test.each([
  ['', true],
  ['  ', true],
  ['open', true],
  ['JOSE', true],
  ['josé  gam', true],
  ['delta spring', true],
  ['open autumn', false],
  ['openphi', false],
])('%j finds the event: %s', (search, found) => {
  expect(matchesSearch(search, ...texts)).toBe(found);
});

const called = (search: string) =>
  colleges
    .filter(({ name, state }) => matchesSearch(search, collegeWords({ name, state })))
    .map(({ name }) => name);

test.each([
  ['st johns', 'St. John’s University'],
  ["st. john's", 'St. John’s University'],
  ['saint josephs', 'Saint Joseph’s University'],
  ['st louis', 'Saint Louis University'],
  ['mount st marys', 'Mount St. Mary’s University'],
])('%j finds %s and no other college', (search, name) => {
  expect(called(search).map((one) => one.replace("'", '’'))).toEqual([name]);
});

test.each([
  ['saint marys', "Saint Mary's College of California"],
  ['ole miss', 'University of Mississippi'],
  ['umass', 'University of Massachusetts Lowell'],
  ['texas am', 'Texas A&M University'],
  ['texas', 'Rice University'],
  ['ohio st', 'Ohio State University'],
  ['ohio st univ', 'Ohio State University'],
])('%j finds %s', (search, name) => {
  expect(called(search)).toContain(name);
});

test('a short name that the name of a college does not hold is in the small table, and nothing else', () => {
  const hidden = colleges.filter(({ name, shortName }) => !matchesSearch(shortName, name));
  expect([...collegeShortNames]).toEqual(hidden.map(({ id, shortName }) => [id, shortName]));
});

test('letters are found in any case, also the sigma that ends a word', () => {
  for (const search of ['ΦΣ', 'φσ', 'φς', 'Σ'])
    expect(matchesSearch(search, 'Phi Sigma Kappa', 'ΦΣΚ')).toBe(true);
  expect(matchesSearch('ΦΒΣ', 'ΦΒΣ')).toBe(true);
});

test('every text is found by any part of itself, in any case', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
      const part = text.slice(from % (text.length + 1)).slice(0, length % 20);
      expect(matchesSearch(part.toUpperCase(), text.toUpperCase())).toBe(true);
    }),
  );
});
