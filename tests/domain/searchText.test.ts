import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesSearch } from '../../src/domain/searchText.ts';

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

test('every text is found by any part of itself, in any case', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
      const part = text.slice(from % (text.length + 1)).slice(0, length % 20);
      expect(matchesSearch(part.toUpperCase(), text.toUpperCase())).toBe(true);
    }),
  );
});
