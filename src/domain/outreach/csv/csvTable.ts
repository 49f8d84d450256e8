import { readCsv } from '../../text/csv.ts';

/** A row of a table: its number in the file, and its cells by column; missing cells are left out. */
export type TableRow<Column extends string> = { row: number; cells: Partial<Record<Column, string>> };

export type Table<Column extends string> = {
  rows: TableRow<Column>[];
  /** Headings of the file that match no column. */
  unknown: string[];
  /** Why the file can't be read, '' when it can. */
  problem: string;
};

/** The maximum number of rows in a file. */
const mostRows = 10_000;

/**
 * Returns the rows of a CSV text below their headings. `headings` holds the heading of each column, `aliases`
 * its other accepted headings; case, blanks and order do not matter. Empty rows are left out, and an
 * apostrophe that protects a cell from spreadsheet formulas is removed.
 */
export function readTable<Column extends string>(
  text: string,
  headings: Readonly<Record<Column, string>>,
  required: readonly Column[],
  aliases: Aliases<Column> = {},
): Table<Column> {
  const { rows, unclosed } = readCsv(text);
  const columns = columnsOf(rows[0] ?? [], headings, aliases);
  const missing = required.filter((column) => !columns.some((found) => found.column === column));
  return {
    rows: rows.slice(1, mostRows + 1).flatMap((cells, at) => rowOf(cells, at + 2, columns)),
    unknown: columns.filter(({ column }) => column === null).map(({ heading }) => heading),
    problem: unclosed
      ? 'A quotation mark is never closed.'
      : rows.length === 0
        ? 'The file is empty.'
        : missing.length > 0
          ? `The first row must name the columns; there is no “${missing.map((column) => headings[column]).join('”, “')}”.`
          : rows.length > mostRows + 1
            ? `A file may have ${mostRows.toLocaleString('en-US')} rows.`
            : '',
  };
}

type Aliases<Column extends string> = { readonly [column in Column]?: readonly string[] };
type Found<Column> = { heading: string; at: number; column: Column | null };

function columnsOf<Column extends string>(
  first: readonly string[],
  headings: Readonly<Record<Column, string>>,
  aliases: Aliases<Column>,
): Found<Column>[] {
  const known = new Map<string, Column>();
  for (const column in headings) {
    for (const alias of aliases[column] ?? []) known.set(plainHeading(alias), column);
  }
  for (const column in headings) known.set(plainHeading(headings[column]), column);
  return first.flatMap((heading, at) =>
    heading === '' ? [] : [{ heading, at, column: known.get(plainHeading(heading)) ?? null }],
  );
}

function rowOf<Column extends string>(
  cells: readonly string[],
  row: number,
  columns: readonly Found<Column>[],
): TableRow<Column>[] {
  if (cells.every((cell) => cell === '')) return [];
  const found: Partial<Record<Column, string>> = {};
  for (const { at, column } of columns) {
    const cell = (cells[at] ?? '').replace(/^'(?=\s*[=+\-@＋－＝＠])/u, '');
    if (column !== null && cell !== '') found[column] = cell;
  }
  return [{ row, cells: found }];
}

/** Returns a heading for comparison: 'College Name' and 'collegeName' are equal. */
export const plainHeading = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
