import type { ImportReads, Reading } from '../../data/staff/outreach/importReads.ts';
import { collegeParts, fraternityParts, type ImportPart } from '../../data/staff/outreach/outreachImport.ts';
import type { DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { chapterTable } from '../../domain/outreach/csv/chapterTable.ts';
import { collegesInCells } from '../../domain/outreach/csv/collegeInCell.ts';
import { collegeColumns, planColleges } from '../../domain/outreach/csv/collegesCsv.ts';
import { fileKind } from '../../domain/outreach/csv/fileKind.ts';
import { planFraternities, readFraternityTable } from '../../domain/outreach/csv/planFraternities.ts';
import { type Planned, problemsOf } from '../../domain/outreach/csv/plannedRow.ts';
import type { ColumnChoices } from '../../domain/sheet/chooseColumns.ts';
import { headingsOf, type SheetColumns } from '../../domain/sheet/columns.ts';
import type { FileColumn, Sheet } from '../../domain/sheet/readSheet.ts';
import { rowsToMend } from '../../domain/sheet/rowsToMend.ts';

/** The outcome of importing a file, row by row, and the parts to send. */
export type ImportPreview = {
  what: 'colleges' | 'fraternities';
  rows: readonly Planned[];
  columns: readonly FileColumn<string>[];
  /** Whether the first row names the columns. */
  headed: boolean;
  /** The cells of the first row below the headings. */
  sample: readonly string[];
  /** The headings of all columns that can be chosen, by column. */
  headings: Readonly<Record<string, string>>;
  /** The headings of required columns that the file doesn't have. */
  missing: readonly string[];
  /** Why the file can't be imported at all, '' when it can. */
  problem: string;
  parts: readonly ImportPart[];
  /** Returns the rows with errors as a CSV text. */
  toMend: () => string;
};

/** What someone chose for the columns, and what reads the chapters. */
type Compared = Reading & { choices: ColumnChoices; reads: ImportReads };

/**
 * Compares a CSV text with the stored data. With `college` its rows are fraternities there, unless a row
 * names another college. @throws DataError when their chapters can't be loaded, or when it was stopped
 */
export async function readImport(
  text: string,
  directory: readonly DirectoryCollege[],
  college: DirectoryCollege | undefined,
  { choices, reads, ...reading }: Compared,
): Promise<ImportPreview> {
  const find = collegesInCells(directory);
  const what = college ? 'fraternities' : fileKind(text, (cell) => find(cell) !== undefined);
  if (what === 'colleges') {
    const { table, rows, writes } = planColleges(text, directory, choices);
    const moved = writes.flatMap(({ id, place }) => (place ? [id] : []));
    const present = await reads.chaptersAt(moved, reading);
    return { what, rows, parts: collegeParts(writes, present), ...ofTable(table, rows, collegeColumns) };
  }
  const table = readFraternityTable(text, directory, college, choices);
  const named = table.rows.flatMap(({ college: at, cells: { name } }) =>
    at && name ? [{ collegeId: at.id, name }] : [],
  );
  const isReady = table.problem === '' && table.missing.length === 0;
  const present = isReady ? await reads.chaptersNamed(named, reading) : new Map();
  const { rows, writes } = planFraternities(table, present);
  const parts = fraternityParts(writes, present);
  return { what, rows, parts, ...ofTable(table, rows, chapterTable) };
}

function ofTable<Column extends string>(
  sheet: Sheet<Column>,
  planned: readonly Planned[],
  table: SheetColumns<Column>,
) {
  const { columns, headed, problem } = sheet;
  return {
    columns,
    headed,
    problem,
    headings: headingsOf(table),
    sample: sheet.rows[0]?.all ?? [],
    missing: sheet.missing.map((column) => table[column].heading),
    toMend: () => rowsToMend(sheet, problemsOf(planned), table),
  };
}
