import { expect, test } from 'vitest';
import { houseText, lineSize, placeTitle, sheetScale } from '../../../src/domain/results/certificate.ts';

test('places and houses in words', () => {
  expect([1, 2, 3, 11, 22].map(placeTitle)).toEqual([
    'Champion',
    'Runner-up',
    '3rd place',
    '11th place',
    '22nd place',
  ]);
  expect(houseText({ chapter: 'Sigma Nu', school: '' })).toBe('Sigma Nu');
});

test('what is wide or long is smaller, and all of it fits together', () => {
  const sizes = [
    [10, 40],
    [20, 20],
  ] as const;
  expect(['annie lee', '李明李明李明', 'x'.repeat(99)].map((text) => lineSize(text, sizes))).toEqual([
    40, 20, 20,
  ]);
  expect(sheetScale(['Ann Lee', 'Cup'])).toBe(1);
  expect(sheetScale(['w'.repeat(2400)])).toBe(0.5);
});
