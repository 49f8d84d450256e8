import { describe, expect, test } from 'vitest';
import { chosenColumns } from '../../../src/domain/sheet/chooseColumns.ts';
import { columnFinder, placesOf, type SheetColumns } from '../../../src/domain/sheet/columns.ts';
import { undoubted } from '../../../src/domain/sheet/judgeColumns.ts';
import { readSheet, type Subject } from '../../../src/domain/sheet/readSheet.ts';

type Column = 'dish' | 'price' | 'tags';

const table: SheetColumns<Column> = {
  dish: { heading: 'Dish', names: ['meal', /\bfood\b/], not: /dog/, required: true },
  price: { heading: 'Price', names: ['$ each'] },
  tags: { heading: 'Tags', read: (cells) => cells.filter(Boolean).join('+') },
};
const columnsIn = columnFinder(table);
const menu: Subject<Column> = {
  columns: table,
  ignored: ['Sold'],
  find: (heads) => undoubted(placesOf(heads.map((head) => columnsIn(head)[0] ?? null))),
};
const lines = (...rows: string[]) => rows.join('\n');

describe('headings', () => {
  test.each([
    ['DISH', ['dish']],
    ["Meal's", ['dish']],
    ['Our food?', ['dish']],
    ['Dog food', []],
    ['Each', ['price']],
    ['Toys', []],
  ])('%s', (heading, columns) => {
    expect(columnsIn(heading)).toEqual(columns);
  });
});

test('rows have their number in the file, their texts by column, and no empty ones', () => {
  const { rows, columns, headed, missing, problem } = readSheet(
    lines('', 'Price;Dish;Sold;Chef;Dish', "4;'=Soup;9;Kim;x", ';;;;', ';Bread'),
    menu,
  );
  expect(rows).toEqual([
    { row: 3, cells: { price: '4', dish: '=Soup' }, all: ['4', "'=Soup", '9', 'Kim', 'x'] },
    { row: 5, cells: { dish: 'Bread' }, all: ['', 'Bread'] },
  ]);
  expect(Object.keys(rows[0]?.cells ?? {})).toEqual(['price', 'dish']);
  expect(columns.map(({ column }) => column)).toEqual(['price', 'dish', 'ignored', null, null]);
  expect([headed, missing, problem]).toEqual([true, [], '']);
});

test('a column may stand in several places, and be chosen', () => {
  const text = lines('Dish,Tags,More', 'Soup,hot,new');
  const both = readSheet(text, menu, (found) => ({ ...found, tags: [2, 1] }));
  expect(both.rows[0]?.cells).toEqual({ dish: 'Soup', tags: 'new+hot' });
  const choices = new Map([
    [2, 'dish'],
    [1, ''],
  ]);
  const chosen = readSheet(text, menu, (found) => chosenColumns(table, found, choices));
  expect(chosen.rows[0]?.cells).toEqual({ dish: 'new' });
  expect(chosen.columns.map(({ column }) => column)).toEqual([null, null, 'dish']);
});

test('a title may stand above the headings, and more rows than a sheet may have are refused', () => {
  const text = lines('Menu', 'Dish', 'Soup', 'Bread');
  const longer = lines(text, 'Cake');
  expect(readSheet(text, menu).missing).toEqual(['dish']);
  expect(readSheet(text, { ...menu, titleLimit: 2, rowLimit: 2 })).toMatchObject({
    rows: [{ row: 3 }, { row: 4 }],
    problem: '',
  });
  expect(readSheet(longer, { ...menu, titleLimit: 2, rowLimit: 2 }).problem).toBe('A file may have 2 rows.');
});

test('where the first row is no heading each row is read by itself', () => {
  const { rows, headed, found, columns } = readSheet('Soup\nBread', { ...menu, find: () => null });
  expect(rows.map(({ all }) => all)).toEqual([['Soup'], ['Bread']]);
  expect([headed, found, columns]).toEqual([false, null, []]);
});
