import { unguardedCell } from '../text/csv.ts';
import { isEmptyCell } from '../text/emptyCell.ts';
import { columnsOf, type FoundColumns, plainHeading, type SheetColumns } from './columns.ts';
import { type Judged, undoubted } from './judgeColumns.ts';
import { readCells } from './readCells.ts';

type Rows = readonly (readonly string[])[];

/** What sheets of one subject hold, and how their columns are found. */
export type Subject<Column extends string> = {
  columns: SheetColumns<Column>;
  /** The headings of columns that are never taken. */
  ignored?: readonly string[];
  /** Judges the columns by their headings and the rows below; null when the row isn't headings. */
  find: (heads: readonly string[], below: Rows) => Judged<Column> | null;
  /** Finds the columns of a sheet without headings by its cells; null when the first row is headings. */
  guess?: (rows: Rows) => FoundColumns<Column> | null;
  /** How many rows may stand above the headings, such as a title. */
  titleLimit?: number;
  /** The maximum number of rows; without one the subject has a limit of its own. */
  rowLimit?: number;
  /** Takes off what our own files put before a cell; the guard of formulas when left out. */
  clean?: (cell: string) => string;
};

/**
 * A row of a sheet: its number in the file, its texts by column without the empty ones, and all cells as they
 * stand in the file.
 */
export type SheetRow<Column extends string> = {
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
  /** Why it isn't taken by itself although its heading is recognized. */
  doubt?: string | undefined;
};

export type Sheet<Column extends string> = {
  rows: SheetRow<Column>[];
  /** The first row with anything in it, or the row of headings below a title. */
  heads: readonly string[];
  /** Whether that row names the columns. */
  headed: boolean;
  /** The columns, null where each row tells by itself what its cells are. */
  found: FoundColumns<Column> | null;
  columns: FileColumn<Column>[];
  /** The required columns that the file doesn't have; someone may choose them among the others. */
  missing: Column[];
  /** Why the file can't be read, '' when it can. */
  problem: string;
  /** Whether a quotation mark swallowed the rest of the file. */
  unclosed: boolean;
};

/** The heading of the column with the reasons, in the file of rows that weren't imported. */
export const problemHeading = 'Problem';

/**
 * Returns the rows of a CSV text, or of cells copied from a spreadsheet, below their headings. Empty rows are
 * left out, and cells that say 'n/a' or '-' are empty. `choose` replaces the columns that were found by those
 * that someone chose.
 */
export function readSheet<Column extends string>(
  text: string,
  subject: Subject<Column>,
  choose: (found: FoundColumns<Column>) => FoundColumns<Column> = (found) => found,
): Sheet<Column> {
  const { columns: table, rowLimit = Number.POSITIVE_INFINITY } = subject;
  const { rows, unclosed } = readCells(text);
  const first = Math.max(
    rows.findIndex((row) => row.some(Boolean)),
    0,
  );
  const headAt = titledHeadings(rows, subject) ?? first;
  const heads = rows[headAt] ?? [];
  const guessed = headAt === first ? (subject.guess?.(rows.slice(headAt)) ?? null) : null;
  const recognized = guessed
    ? undoubted(guessed)
    : subject.find(heads, rows.slice(headAt + 1, headAt + 1 + rowLimit));
  const headed = guessed === null && recognized !== null;
  const found = recognized && choose(recognized.found);
  const from = headed ? headAt + 1 : headAt;
  const all = rows.slice(from, from + rowLimit);
  const cellsOf = found ? rowReader(found, subject) : () => ({});
  return {
    rows: all.flatMap((row, at) =>
      row.some(Boolean) ? [{ row: from + at + 1, cells: cellsOf(row), all: row }] : [],
    ),
    heads,
    headed,
    found,
    columns: recognized && found ? fileColumns(heads, headed, { ...recognized, found }, subject) : [],
    missing: columnsOf(table).filter((column) => table[column].required && !found?.[column]?.length),
    unclosed,
    problem: unclosed
      ? 'A quotation mark is never closed.'
      : rows.length === 0
        ? 'The file is empty.'
        : rows.length > from + rowLimit
          ? `A file may have ${rowLimit.toLocaleString('en-US')} rows.`
          : '',
  };
}

/** Returns the place of the first row that names all required columns, where a title may stand above it. */
function titledHeadings<Column extends string>(
  rows: Rows,
  { columns, titleLimit = 0, find }: Subject<Column>,
): number | null {
  const required = columnsOf(columns).filter((column) => columns[column].required);
  const at = rows.slice(0, titleLimit).findIndex((heads, place) => {
    const found = find(heads, rows.slice(place + 1, place + 50));
    const doubted = [...(found?.doubts.values() ?? [])];
    const isNamed = (name: Column) =>
      found?.found[name]?.length || doubted.some(({ column }) => column === name);
    return found && required.every(isNamed);
  });
  return at < 0 ? null : at;
}

function fileColumns<Column extends string>(
  heads: readonly string[],
  headed: boolean,
  { found, doubts, running }: Judged<Column>,
  { columns: table, ignored = [] }: Subject<Column>,
): FileColumn<Column>[] {
  const left = new Set([...ignored, problemHeading].map(plainHeading));
  return heads.flatMap((head, at) => {
    const heading = headed ? head : `Column ${at + 1}`;
    const column = columnsOf(table).find((one) => found[one]?.includes(at));
    const isLeft = left.has(plainHeading(heading)) || running.has(at);
    const rest = isLeft ? ('ignored' as const) : null;
    return heading === '' ? [] : [{ at, heading, column: column ?? rest, doubt: doubts.get(at)?.why }];
  });
}

/** Returns a function that reads the cells of a row, the columns in the order of the file. */
function rowReader<Column extends string>(
  found: FoundColumns<Column>,
  { columns: table, clean = unguardedCell }: Subject<Column>,
): (all: readonly string[]) => Partial<Record<Column, string>> {
  const placed = columnsOf(table).flatMap((column) => {
    const places = found[column] ?? [];
    return places.length > 0 ? [{ column, places, first: Math.min(...places) }] : [];
  });
  placed.sort((one, two) => one.first - two.first);
  return (all) => {
    const cells: Partial<Record<Column, string>> = {};
    for (const { column, places } of placed) {
      const given = places.map((at) => filledCell(all[at] ?? '', clean));
      const text = table[column].read?.(given) ?? given[0] ?? '';
      if (text !== '') cells[column] = text;
    }
    return cells;
  };
}

/** Returns the text of a cell, '' where it says that nothing is known; our own files mark such texts. */
function filledCell(cell: string, clean: (cell: string) => string): string {
  return isEmptyCell(cell) ? '' : clean(cell).replaceAll('\r\n', '\n');
}
