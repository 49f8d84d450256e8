import { csvText } from '../text/csv.ts';
import { markedCell, unmarkedCell } from '../text/csvMarks.ts';
import type { SheetColumns } from './columns.ts';
import { type FileColumn, problemHeading, type Sheet } from './readSheet.ts';

/** A row that can't be imported, and why. */
export type RowProblem = { row: number; message: string };

/**
 * Returns the rows with problems as a CSV text, with the reasons in a last column. Its headings are those an
 * import recognizes, so that the mended file can be imported as it is.
 */
export function rowsToMend<Column extends string>(
  { rows, columns }: Pick<Sheet<Column>, 'rows' | 'columns'>,
  problems: readonly RowProblem[],
  table: SheetColumns<Column>,
): string {
  const reasons = new Map(problems.map(({ row, message }) => [row, message]));
  const kept = columns.filter(({ heading }) => heading !== problemHeading);
  return csvText(
    [...kept.map((column) => headingOf(column, table)), problemHeading],
    rows.flatMap(({ row, all }) => {
      const reason = reasons.get(row);
      if (reason === undefined) return [];
      return [[...kept.map(({ at }) => markedCell(unmarkedCell(all[at] ?? ''))), reason]];
    }),
  );
}

function headingOf<Column extends string>(
  { heading, column }: FileColumn<Column>,
  table: SheetColumns<Column>,
): string {
  return column === null || column === 'ignored' ? heading : table[column].heading;
}
