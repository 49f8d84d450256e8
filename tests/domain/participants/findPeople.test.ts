import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPeople } from '../../../src/domain/participants/findPeople.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { matchesSearch } from '../../../src/domain/text/searchText.ts';

const people = (names: readonly string[]) =>
  names.map((name, at) => readParticipant(`p${at}`, { name, email: `p${at}@x.edu` }));
const found = (names: readonly string[], search: string) =>
  findPeople(people(names), search).map(({ name }) => name);

test('names that begin with the search come first, each group in the given order', () => {
  expect(found(['Akimoto Ren', 'Bo Kim', 'Kim Xu', 'Zoe'], 'kim')).toEqual([
    'Bo Kim',
    'Kim Xu',
    'Akimoto Ren',
  ]);
});

test('accents, case and the order of words do not matter, and addresses are searched', () => {
  expect(found(['José Díaz', 'Ann'], 'diaz jose')).toEqual(['José Díaz']);
  expect(found(['José Díaz', 'Ann'], 'p1@')).toEqual(['Ann']);
});

test('it finds whom the plain search finds, each once', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aAbé .-@'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text), text, (names, search) => {
      const all = people(names);
      const plain = all.filter(({ name, email }) => matchesSearch(search, name, email));
      const ids = findPeople(all, search).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(plain.map(({ id }) => id).toSorted());
    }),
  );
});
