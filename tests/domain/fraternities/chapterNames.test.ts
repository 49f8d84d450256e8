import { expect, test } from 'vitest';
import { chapterNames } from '../../../src/domain/fraternities/chapterNames.ts';

test('a chapter is known by its name, its letters and its nicknames, each once', () => {
  const names = chapterNames({ name: 'Pike', letters: 'ΠΚΑ' });
  expect(names.slice(0, 3)).toEqual(['Pike', 'ΠΚΑ', 'Pi Kappa Alpha']);
  expect(new Set(names).size).toBe(names.length);
});

test('one that no list knows has its own name only', () => {
  expect(chapterNames({ name: 'Club of Cards', letters: '' })).toEqual(['Club of Cards']);
});
