import {
  collegeParts,
  fraternitiesAt,
  fraternityParts,
  type ImportPart,
} from '../../../data/staff/outreach/outreachImport.ts';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { planColleges } from '../../../domain/outreach/csv/collegesCsv.ts';
import { fileKind } from '../../../domain/outreach/csv/fileKind.ts';
import { planFraternities, readFraternityTable } from '../../../domain/outreach/csv/planFraternities.ts';
import type { Planned } from '../../../domain/outreach/csv/planned.ts';

/** The outcome of importing a file, row by row, and the parts to send. */
export type ImportPreview = {
  what: 'colleges' | 'fraternities';
  rows: readonly Planned[];
  unknown: readonly string[];
  /** Why the file can't be imported at all, '' when it can. */
  problem: string;
  parts: readonly ImportPart[];
};

/**
 * Compares a CSV text with the stored data. With `college` its rows are fraternities there, unless a row
 * names another college. @throws DataError when the fraternities of the named colleges can't be loaded
 */
export async function readImport(
  text: string,
  directory: readonly DirectoryCollege[],
  college?: DirectoryCollege,
): Promise<ImportPreview> {
  const what = college ? 'fraternities' : fileKind(text);
  if (what === 'colleges') {
    const { rows, writes, unknown, problem } = planColleges(text, directory);
    return { what, rows, unknown, problem, parts: collegeParts(writes) };
  }
  const table = readFraternityTable(text, directory, college);
  const named = new Set(table.rows.flatMap((row) => row.college?.id ?? []));
  const present = table.problem === '' ? await fraternitiesAt(named) : new Map();
  const { rows, writes } = planFraternities(table, present);
  const parts = fraternityParts(writes, present);
  return { what, rows, unknown: table.unknown, problem: table.problem, parts };
}
