import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells } from '../../../src/domain/sheet/readCells.ts';
import { csvText } from '../../../src/domain/text/csv.ts';

const rowsOf = (text: string) => readCells(text).rows;

test('cells that need quotation marks get them', () => {
  expect(csvText(['Name', 'Note'], [['Lee, Ann', 'said "hi"\nand left']])).toBe(
    'Name,Note\r\n"Lee, Ann","said ""hi""\nand left"',
  );
});

test.each([
  '=1+1',
  '+1 555 0100',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u00a0=1',
  '=cmd\nsecond line',
  '=HYPERLINK("https://evil.example","click")',
  '＝1+1',
])('%j stays text in a spreadsheet', (cell) => {
  const written = csvText(['x'], [[cell]]).slice('x\r\n'.length);
  expect(written).toBe(`"'${cell.replaceAll('"', '""')}"`);
});

test('numbers stay numbers, and nothing stays empty', () => {
  expect(csvText(['a', 'b', 'c'], [[-5, null, true]])).toBe('a,b,c\r\n-5,,true');
});

test('a cell with another separator stays one cell', () => {
  for (const cell of [';+', 'a;=1', 'x\t=1']) expect(rowsOf(csvText(['a'], [[cell]]))[1]).toEqual([cell]);
});

test('no cell begins like a formula, whatever is in it', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 9 }),
    fc.string({ maxLength: 9 }).map((text) => `=${text}`),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
      const [, read = []] = rowsOf(csvText(['a'], [row]));
      expect(read.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
    }),
  );
});

test('what is written is read again', () => {
  const cell = fc.string().map((text) => `x${text}x`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      fc.constantFrom('', '\uFEFF'),
      (rows, mark) => {
        expect(rowsOf(mark + csvText(['a', 'b'], rows))).toEqual([['a', 'b'], ...rows]);
      },
    ),
  );
});
