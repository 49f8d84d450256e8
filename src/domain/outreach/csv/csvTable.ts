import { readCsv } from '../../text/csv.ts';
import { unmarkedCell } from '../../text/csvMarks.ts';

/**
 * A row of a table: its number in the file, its cells by column without the missing ones, and all cells as
 * they stand in the file.
 */
export type TableRow<Column extends string> = {
  row: number;
  cells: Partial<Record<Column, string>>;
  all: readonly string[];
};

/**
 * A column of a file: its place, its heading, and what it holds. 'ignored': a column that an import never
 * takes, null: one that isn't recognized.
 */
export type FileColumn<Column extends string> = {
  at: number;
  heading: string;
  column: Column | 'ignored' | null;
};

export type Table<Column extends string> = {
  rows: TableRow<Column>[];
  columns: FileColumn<Column>[];
  /** Whether the first row names the columns. */
  headed: boolean;
  /** The required columns that the file doesn't have; someone may choose them among the others. */
  missing: Column[];
  /** Why the file can't be read, '' when it can. */
  problem: string;
};

/** What someone chose for the columns of a file, by place; '' ignores one. */
export type ColumnChoices = ReadonlyMap<number, string>;

/** How a file of one kind is read. */
export type TableKind<Column extends string> = {
  /** The heading of each column. */
  headings: Readonly<Record<Column, string>>;
  required: readonly Column[];
  /** Recognizes columns by their headings and, where those have several meanings, by the cells below. */
  recognize: (
    heads: readonly string[],
    below: readonly (readonly string[])[],
  ) => FileColumn<Column>['column'][];
  /** Recognizes the columns of a file without headings by their cells; null when the first row is one. */
  guess?: (rows: readonly (readonly string[])[]) => (Column | null)[] | null;
};

/** The maximum number of rows in a file. */
const mostRows = 10_000;

/** The heading of the column with the reasons, in the file of rows that weren't imported. */
export const problemHeading = 'Problem';

/**
 * Returns the rows of a CSV text, or of cells copied from a spreadsheet, below their headings. Empty rows are
 * left out. A column is read once: the first one with its heading counts.
 */
export function readTable<Column extends string>(
  text: string,
  kind: TableKind<Column>,
  choices: ColumnChoices = new Map(),
): Table<Column> {
  const { rows, unclosed } = readCsv(text);
  const headAt = headingsAt(rows, kind);
  const guessed = headAt === 0 ? (kind.guess?.(rows) ?? null) : null;
  const headed = guessed === null;
  const heads = rows[headAt] ?? [];
  const from = headed ? headAt + 1 : 0;
  const below = rows.slice(from, from + mostRows);
  const columns = chosenColumns(
    foundColumns(heads, guessed ?? kind.recognize(heads, below), headed),
    kind,
    choices,
  );
  const missing = kind.required.filter((column) => !columns.some((found) => found.column === column));
  return {
    rows: below.flatMap((cells, at) => rowOf(cells, from + at + 1, columns)),
    columns,
    headed,
    missing,
    problem: unclosed
      ? 'A quotation mark is never closed.'
      : rows.length === 0
        ? 'The file is empty.'
        : choices.size === 0 && missing.length > columns.filter(({ column }) => column === null).length
          ? `The first row must name the columns; there is no “${missing.map((column) => kind.headings[column]).join('”, “')}”.`
          : rows.length > from + mostRows
            ? `A file may have ${mostRows.toLocaleString('en-US')} rows.`
            : '',
  };
}

/** How many rows may stand above the headings, such as a title. */
const mostTitles = 10;

/** Returns the place of the first row that names all required columns, 0 without one. */
function headingsAt<Column extends string>(
  rows: readonly (readonly string[])[],
  { required, recognize }: TableKind<Column>,
): number {
  const at = rows.slice(0, mostTitles).findIndex((heads, place) => {
    const found = recognize(heads, rows.slice(place + 1, place + 50));
    return required.every((column) => found.includes(column));
  });
  return Math.max(at, 0);
}

function foundColumns<Column extends string>(
  heads: readonly string[],
  found: readonly FileColumn<Column>['column'][],
  headed: boolean,
): FileColumn<Column>[] {
  const taken = new Set<Column | 'ignored' | null>(['ignored', null]);
  const once = found.map((column) => {
    if (column === null || !taken.has(column)) {
      taken.add(column);
      return column;
    }
    return column === 'ignored' ? column : null;
  });
  return once.flatMap((column, at) => {
    const heading = headed ? (heads[at] ?? '') : `Column ${at + 1}`;
    const ignored = plainHeading(heading) === plainHeading(problemHeading);
    return heading === '' ? [] : [{ at, heading, column: ignored ? ('ignored' as const) : column }];
  });
}

/** Returns the columns with what someone chose; a column that is chosen for one is taken from another. */
function chosenColumns<Column extends string>(
  columns: readonly FileColumn<Column>[],
  { headings }: TableKind<Column>,
  choices: ColumnChoices,
): FileColumn<Column>[] {
  const isColumn = (name: string): name is Column => name in headings;
  const chosen = new Set(choices.values());
  return columns.map((found) => {
    const choice = choices.get(found.at);
    if (choice === undefined)
      return found.column && chosen.has(found.column) ? { ...found, column: null } : found;
    return { ...found, column: isColumn(choice) ? choice : null };
  });
}

function rowOf<Column extends string>(
  cells: readonly string[],
  row: number,
  columns: readonly FileColumn<Column>[],
): TableRow<Column>[] {
  if (cells.every((cell) => cell === '')) return [];
  const found: Partial<Record<Column, string>> = {};
  for (const { at, column } of columns) {
    const cell = unmarkedCell(cells[at] ?? '').replaceAll('\r\n', '\n');
    if (column !== null && column !== 'ignored' && cell !== '') found[column] = cell;
  }
  return [{ row, cells: found, all: cells }];
}

/** Returns a heading for comparison: 'College Name' and 'collegeName' are equal. */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, '');
}
