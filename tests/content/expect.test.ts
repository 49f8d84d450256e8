import { expect, test } from 'vitest';
import { whatToExpect } from '../../src/content/expect.ts';
import { page as howToPlay } from '../../src/content/pages/howToPlay.ts';
import { page as rules } from '../../src/content/pages/rules.ts';

const told = [...whatToExpect.rules, ...whatToExpect.items].flat().join(' ');

test.each([
  ['rules', rules],
  ['how to play', howToPlay],
])('every number of what to expect is in the %s', (_, page) => {
  const text = JSON.stringify(page);
  const numbers = (told.match(/\d+(,\d{3})*/g) ?? []).filter((number) => number !== '18' || page === rules);
  expect(numbers).toContain('2,500');
  expect(numbers.filter((number) => !new RegExp(`(?<![\\d,])${number}(?![\\d,])`).test(text))).toEqual([]);
});
