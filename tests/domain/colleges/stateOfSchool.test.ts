import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateKeywords } from '../../../src/domain/colleges/stateKeywords.ts';
import { stateOfSchool } from '../../../src/domain/colleges/stateOfSchool.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { anyText } from '../../support/anyText.ts';

test.each([
  ['Nebraska', 'NE'],
  ['Purdue', 'IN'],
  ['Towson', 'MD'],
  ['Georgia', 'GA'],
  ['Pitt', 'PA'],
  ['Virginia Tech', 'VA'],
  ['Ohio State', 'OH'],
  ['Michigan', 'MI'],
  ['Texas', 'TX'],
  ['Florida', 'FL'],
  ['Penn State', 'PA'],
  ['Rutgers', 'NJ'],
])('%s gives %s, as the specification says', (keyword, state) => {
  expect(stateOfSchool(keyword)).toBe(state);
  expect(stateOfSchool(`The ${keyword.toUpperCase()} Spring Open!`)).toBe(state);
});

test('the longest keyword wins', () => {
  expect(stateOfSchool('West Virginia University')).toBe('WV');
  expect(stateOfSchool('Miami (OH)')).toBe('OH');
  expect(stateOfSchool('University of Miami')).toBe('FL');
  expect(stateOfSchool('Arkansas vs Kansas')).toBe('AR');
});

test('only whole words count', () => {
  expect(stateOfSchool('Arkansasville')).toBe('');
  expect(stateOfSchool('Texan Night')).toBe('');
  expect(stateOfSchool('Pittsfield')).toBe('');
});

describe('against the list of colleges', () => {
  test('the full name of every college gives its state', () => {
    const wrong = colleges.filter(({ name, state }) => stateOfSchool(name) !== state);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('so does its short name, unless that is an everyday word', () => {
    const wrong = colleges.filter(({ shortName, state }) => stateOfSchool(shortName) !== state);
    expect(wrong.map(({ shortName }) => shortName).sort()).toEqual([
      'American',
      'Liberty',
      'Pacific',
      'Queens',
      'Southern',
    ]);
  });
});

test('any text has an answer: nothing or two capitals', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(stateOfSchool(text)).toMatch(/^([A-Z]{2})?$/);
    }),
  );
});

test('the table stays small', () => {
  expect(gzipSync(stateKeywords).length).toBeLessThanOrEqual(1_700);
});
