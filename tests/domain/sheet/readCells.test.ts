import { expect, test } from 'vitest';
import { readCells } from '../../../src/domain/sheet/readCells.ts';

const rowsOf = (text: string) => readCells(text).rows;

test('commas, semicolons and the tabs of a spreadsheet separate', () => {
  expect(rowsOf('Name,Email\nAnn, a@x.edu ')).toEqual([
    ['Name', 'Email'],
    ['Ann', 'a@x.edu'],
  ]);
  expect(rowsOf('Name;Email\r\nAnn;a@x.edu')[1]).toEqual(['Ann', 'a@x.edu']);
  expect(rowsOf('Name\tEmail\n"Lee, Ann"\ta@x.edu\nLee, Bo\tb@x.edu').slice(1)).toEqual([
    ['Lee, Ann', 'a@x.edu'],
    ['Lee, Bo', 'b@x.edu'],
  ]);
});

test('rows keep their numbers, also behind empty ones', () => {
  expect(rowsOf('Name\n\nAnn\n\n')).toEqual([['Name'], [''], ['Ann']]);
  expect(rowsOf(' \n')).toEqual([]);
});

test('a quotation mark that is never closed is told', () => {
  expect(readCells('Name,Email\n"Ann,a@x.edu\nBo,b@x.edu').unclosed).toBe(true);
  expect(readCells('Name,Email\nAnn "Bo" Lee,a@x.edu').unclosed).toBe(false);
});
