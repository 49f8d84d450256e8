import { listedFraternity } from '../../fraternities/fraternityNames.ts';
import { isNamed } from '../../fraternities/isNamed.ts';
import { type ChairField, chairFields, type RushChair } from '../../fraternities/rushChairs.ts';
import { bestColumn, looksLikeEmail, looksLikePhone, mostFit } from '../../sheet/looks.ts';
import { readCells } from '../../sheet/readCells.ts';
import { unmarkedCell } from '../../text/csvMarks.ts';
import { isEmptyCell } from '../../text/emptyCell.ts';
import { chapterColumns } from './chapterColumns.ts';

/** Cells that were pasted: the fields they fill by fraternity, and the rows that fit nowhere. */
export type PastedChairs = { chairs: ReadonlyMap<string, Partial<RushChair>>; left: string[] };

type Listed = { id: string; name: string };
type Column = ChairField | 'name' | null;

/**
 * Returns what cells pasted from a sheet fill in. Rows that name a fraternity fill that one, others fill the
 * fields to the right of and below the field they are pasted into. Empty cells fill nothing. Returns null for
 * a single cell, which is pasted as usual.
 */
export function pastedChairs(
  text: string,
  fraternities: readonly Listed[],
  into: { id: string; field: ChairField },
): PastedChairs | null {
  const all = readCells(text).rows.map((row) => row.map(unmarkedCell));
  const [first = [], ...below] = all;
  if (all.length < 2 && first.length < 2) return null;
  const named = chapterColumns(first, below);
  const isHead = (head: string, at: number) => /^(|#|no\.?|nr\.?)$/i.test(head) || Boolean(named[at]);
  const headed = first.every(isHead) && !first.some(isKnown);
  const rows = (headed ? below : all).filter((row) => row.some(Boolean));
  const nameAt = rows.some((row) => row.some(isKnown)) ? bestColumn(rows, isFraternity) : -1;
  if (nameAt < 0) return inPlace(rows, fraternities, into);
  const columns = first.map((_, at): Column => {
    if (at === nameAt) return 'name';
    const column = headed ? (named[at] ?? null) : looksLike(rows, at);
    return chairFields.find((field) => field === column) ?? null;
  });
  const person = columns.indexOf(null);
  if (!headed && !columns.includes('rushChairName') && person >= 0) columns[person] = 'rushChairName';
  return byName(rows, columns, fraternities);

  function isKnown(cell: string): boolean {
    return cell !== '' && fraternities.some((one) => isNamed(one, cell));
  }

  function isFraternity(cell: string): boolean {
    return isKnown(cell) || listedFraternity(cell) !== null;
  }
}

function byName(
  rows: readonly string[][],
  columns: readonly Column[],
  listed: readonly Listed[],
): PastedChairs {
  const chairs = new Map<string, Partial<RushChair>>();
  const left: string[] = [];
  for (const row of rows) {
    const name = row[columns.indexOf('name')] ?? '';
    const known = listed.find((one) => isNamed(one, name));
    if (known) chairs.set(known.id, { ...chairs.get(known.id), ...filled(row, columns) });
    else left.push(row.filter(Boolean).join(' '));
  }
  return { chairs, left };
}

function inPlace(
  rows: readonly string[][],
  listed: readonly Listed[],
  { id, field }: { id: string; field: ChairField },
): PastedChairs {
  const start = listed.findIndex((one) => one.id === id);
  const columns = chairFields.slice(chairFields.indexOf(field));
  const chairs = new Map<string, Partial<RushChair>>();
  const left: string[] = [];
  for (const [at, row] of rows.entries()) {
    const into = listed[start + at];
    if (into) chairs.set(into.id, filled(row, columns));
    else left.push(row.filter(Boolean).join(' '));
  }
  return { chairs, left };
}

function filled(row: readonly string[], columns: readonly Column[]): Partial<RushChair> {
  const chair: Partial<RushChair> = {};
  for (const [at, column] of columns.entries()) {
    const cell = row[at] ?? '';
    if (column !== null && column !== 'name' && !isEmptyCell(cell)) chair[column] = cell;
  }
  return chair;
}

function looksLike(rows: readonly string[][], at: number): ChairField | null {
  if (mostFit(rows, at, looksLikeEmail)) return 'rushChairEmail';
  return mostFit(rows, at, looksLikePhone) ? 'rushChairNumber' : null;
}
