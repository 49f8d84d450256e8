import { expect, test } from 'vitest';
import { fitText } from '../../../../src/site/results/share/fitText.ts';

/** Every letter is half as wide as high. */
const widthOf = (text: string, size: number) => ([...text].length * size) / 2;
const fitted = (text: string, most: number) => fitText(text, { width: 200, most, sizes: [40, 20] }, widthOf);

test.each([
  ['short', 1, ['short'], 40],
  ['a name of two lines', 2, ['a name of', 'two lines'], 40],
  ['ten letter words', 2, ['ten letter', 'words'], 40],
  ['', 1, [], 40],
  ['Wolfeschlegelsteinhausen', 2, ['Wolfeschlegelsteinha', 'usen'], 20],
  ['Wolfeschlegelsteinhausen', 1, ['Wolfeschlegelsteinh…'], 20],
  ['one two three four five six seven eight nine', 2, ['one two three four', 'five six seven eigh…'], 20],
])('%s in at most %i lines', (text, most, lines, size) => {
  expect(fitted(text, most)).toEqual({ lines, size });
});
