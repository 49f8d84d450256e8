import { expect, test } from 'vitest';
import {
  fraternityKey,
  fraternityWords,
  listedFraternity,
} from '../../../src/domain/fraternities/fraternityNames.ts';
import { isNamed } from '../../../src/domain/fraternities/isNamed.ts';
import { fraternityNicknames } from '../../../src/domain/lists/fraternityNicknames.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { matchesSearch } from '../../../src/domain/text/searchText.ts';

test.each([
  ['Pike', 'Pi Kappa Alpha'],
  ['SAE', 'Sigma Alpha Epsilon'],
  ['ΣΧ', 'Sigma Chi'],
  ['ΣX', 'Sigma Chi'],
  ['σχ', 'Sigma Chi'],
  ['Sigma Chi Fraternity', 'Sigma Chi'],
  ['The Sigma Chi Fraternity, Inc.', 'Sigma Chi'],
  ['SigEp', 'Sigma Phi Epsilon'],
  ['fiji', 'Phi Gamma Delta'],
  ['ΑΤΩ', 'Alpha Tau Omega'],
  ['Kappa Alpha', 'Kappa Alpha Order'],
  ['Σ Ν', 'Sigma Nu'],
  ['Ace', undefined],
  ['Sigma', undefined],
  ['', undefined],
  ['★', undefined],
])('%j is %s', (name, full) => {
  expect(listedFraternity(name)?.name).toBe(full);
});

test('each name, nickname and row of letters means one fraternity', () => {
  const names = fraternities.flatMap(({ name, letters }) =>
    [name, letters, ...(fraternityNicknames.get(name) ?? [])].map((one) => [one, name]),
  );
  for (const [one = '', name] of names) expect([one, listedFraternity(one)?.name]).toEqual([one, name]);
  const listed = new Set(fraternities.map(({ name }) => name));
  expect([...fraternityNicknames.keys()].filter((name) => !listed.has(name))).toEqual([]);
});

test('a fraternity that is there is known by each of its names, and by its own', () => {
  expect(isNamed({ id: 'pi-kappa-alpha', name: 'Pi Kappa Alpha' }, 'Pike')).toBe(true);
  expect(isNamed({ id: 'pike', name: 'Pike' }, 'Pi Kappa Alpha')).toBe(true);
  expect(isNamed({ id: 'x', name: 'Ace Club' }, 'ace club')).toBe(true);
  expect(isNamed({ id: 'sigma-chi', name: 'Sigma Chi' }, 'Sigma Nu')).toBe(false);
  expect(isNamed({ id: 'x', name: '★' }, '☆')).toBe(false);
  expect(fraternityKey('★')).toBe('');
});

test.each(['pike', 'ΠΚΑ', 'pi kap', 'kappa alpha'])('%j finds Pi Kappa Alpha', (search) => {
  expect(matchesSearch(search, fraternityWords({ name: 'Pi Kappa Alpha' }))).toBe(true);
  expect(matchesSearch(search, fraternityWords({ name: 'Pike' }))).toBe(true);
});
