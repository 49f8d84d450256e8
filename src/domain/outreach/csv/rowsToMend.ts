import { csvText } from '../../text/csv.ts';
import { markedCell, unmarkedCell } from '../../text/csvMarks.ts';
import { problemHeading, type Table } from './csvTable.ts';
import type { Planned } from './planned.ts';

/**
 * Returns the rows with errors as a CSV text, with the reasons in a last column. Its headings are those an
 * import recognizes, so that the mended file can be imported as it is.
 */
export function rowsToMend<Column extends string>(
  { rows, columns }: Table<Column>,
  planned: readonly Planned[],
  headings: Readonly<Record<Column, string>>,
): string {
  const reasons = new Map(
    planned.flatMap(({ row, kind, notes }) => (kind === 'error' ? [[row, notes.join('; ')] as const] : [])),
  );
  const kept = columns.filter(({ heading }) => heading !== problemHeading);
  return csvText(
    [...kept.map(({ heading, column }) => headingOf(heading, column, headings)), problemHeading],
    rows.flatMap(({ row, all }) => {
      const reason = reasons.get(row);
      if (reason === undefined) return [];
      return [[...kept.map(({ at }) => markedCell(unmarkedCell(all[at] ?? ''))), reason]];
    }),
  );
}

function headingOf<Column extends string>(
  heading: string,
  column: Column | 'ignored' | null,
  headings: Readonly<Record<Column, string>>,
): string {
  return column === null || column === 'ignored' ? heading : headings[column];
}
