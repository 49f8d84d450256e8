import { plainHeading } from '../../sheet/columns.ts';
import { readCells } from '../../sheet/readCells.ts';
import { chapterColumns, chapterColumnsByCells } from './chapterColumns.ts';

/**
 * Returns what a CSV text lists. A file of fraternities has columns that a file of colleges doesn't have: the
 * college beside the name, a contact, a status. In a file of colleges the only name column may be called
 * 'College'.
 */
export function fileKind(
  text: string,
  isCollege: (cell: string) => boolean = () => false,
): 'colleges' | 'fraternities' {
  const rows = readCells(text).rows.filter((row) => row.some(Boolean));
  if (chapterColumnsByCells(rows, isCollege)) return 'fraternities';
  // Titles may stand above the headings.
  const heads = rows.slice(0, 10).map((row) => chapterColumns(row, []).filter(Boolean).length);
  const at = Math.max(
    heads.findIndex((count) => count > 1),
    0,
  );
  const first = rows[at] ?? [];
  const found = chapterColumns(first, rows.slice(at + 1));
  const has = (column: string) => found.some((one) => one === column);
  const isPlainName = first.some((head) => plainHeading(head) === 'name') && !has('rushChairName');
  const others = found.filter((one) => one && !['college', 'name', 'ignored'].includes(one));
  const ofChapter = others.length > 0 || (has('name') && (has('college') || !isPlainName));
  return ofChapter ? 'fraternities' : 'colleges';
}
