import { type ColumnChoices, chosenColumns } from '../../sheet/chooseColumns.ts';
import { type FileColumn, readSheet, type Sheet, type Subject } from '../../sheet/readSheet.ts';
import { unmarkedCell } from '../../text/csvMarks.ts';

/**
 * What a file of colleges or of chapters has in common: our exports mark cells, and titles may stand above.
 */
const ours = { titleLimit: 10, rowLimit: 10_000, clean: unmarkedCell };

/** Reads a file of colleges or of chapters, with the columns that someone chose. */
export function readDirectoryTable<Column extends string>(
  text: string,
  subject: Subject<Column>,
  choices: ColumnChoices = new Map(),
): Sheet<Column> {
  const { columns: table } = subject;
  const sheet = readSheet(text, { ...ours, ...subject }, (found) => chosenColumns(table, found, choices));
  const isUnnamed = choices.size === 0 && sheet.missing.length > unknownColumns(sheet).length;
  const missing = sheet.missing.map((column) => table[column].heading).join('”, “');
  const unnamed = isUnnamed ? `The first row must name the columns; there is no “${missing}”.` : '';
  return { ...sheet, problem: sheet.problem || unnamed };
}

function unknownColumns({ columns }: Sheet<string>): FileColumn<string>[] {
  return columns.filter(({ column }) => column === null);
}
