import { listedFraternity } from '../../fraternities/fraternityNames.ts';
import { columnFinder, plainHeading } from '../../sheet/columns.ts';
import { type Judged, judgedColumns, type Meaning, undoubted } from '../../sheet/judgeColumns.ts';
import { bestColumn, isRunning, looksLikeEmail, looksLikePhone, mostFit } from '../../sheet/looks.ts';
import { type HeldRole, heldRoles } from '../contacts.ts';
import { bareMeaning, chapterTable, namePart } from './chapterTable.ts';
import { type FraternityColumn, fraternityHeadings, toldHeadings } from './fraternitiesCsv.ts';

type Column = FraternityColumn;
type Found = Column | 'ignored' | null;
type Rows = readonly (readonly string[])[];

const columnOf = columnFinder(chapterTable);
const ignored: ReadonlySet<string> = new Set(Object.values(toldHeadings).map(plainHeading));
const ownHeadings = Object.values(fraternityHeadings).map(plainHeading);

/** Returns what the columns of a file of chapters mean by their headings alone. */
export function chapterColumns(heads: readonly string[], below: Rows): Found[] {
  const meanings = chapterMeanings(heads, below);
  return heads.map(
    (head, at) => meanings[at]?.column ?? (ignored.has(plainHeading(head)) ? 'ignored' : null),
  );
}

/**
 * Judges the columns of a file of chapters by their headings and cells. Our own export says by its headings
 * what its cells are, whatever someone has entered there.
 */
export function judgedChapters(heads: readonly string[], below: Rows): Judged<Column> {
  const meanings = chapterMeanings(heads, below);
  const names = new Set(heads.map(plainHeading));
  if (!ownHeadings.every((heading) => names.has(heading)))
    return judgedColumns(chapterTable, meanings, below);
  const found: { [name in Column]?: readonly number[] } = {};
  for (const [at, meaning] of meanings.entries()) if (meaning) found[meaning.column] ??= [at];
  return undoubted(found);
}

/**
 * Returns what headings mean: 'School', 'Rush chair phone', "President's email". 'Name' and 'Chapter' are the
 * fraternity where no other column is; else the person to talk to and the chapter's own name. A 'Phone'
 * belongs to the role that was named last before it, else to the rush chair.
 */
function chapterMeanings(heads: readonly string[], below: Rows): (Meaning<Column> | null)[] {
  const names = heads.map(plainHeading);
  const found = heads.map((head): Meaning<Column> | null => {
    const column = columnOf(head)[0];
    return column ? { column } : namePart(head);
  });
  const [name, chapter] = [names.indexOf('name'), names.indexOf('chapter')];
  const isNamed = found.some((one) => one?.column === 'name');
  const byChapter = !isNamed && chapter >= 0 && (name < 0 || isOfFraternities(below, chapter));
  if (byChapter) found[chapter] = { column: 'name' };
  if (name >= 0)
    found[name] = isNamed || byChapter ? { column: 'rushChairName', bare: true } : { column: 'name' };
  const named = found.map((meaning) => roleOf(meaning));
  let role: HeldRole | null = null;
  return found.map((meaning, at) => {
    role = named[at] ?? role;
    const bare = meaning ? null : bareMeaning(heads[at] ?? '');
    if (!bare) return meaning;
    const isUnclear = role === null && !named.includes('rushChair') && named.some(Boolean);
    return { ...bare(role ?? 'rushChair'), ...(isUnclear && { unclear: true }) };
  });
}

/** Returns whose column a heading names. */
function roleOf(meaning: Meaning<Column> | null): HeldRole | null {
  const isPart = (role: HeldRole) =>
    [`${role}Name`, `${role}Number`, `${role}Email`, `${role}Contacted`].includes(meaning?.column ?? '');
  return heldRoles.find(isPart) ?? null;
}

/**
 * Returns what the columns of pasted cells without headings hold, by what most of their cells look like, or
 * null when the first row is headings.
 */
export function chapterColumnsByCells(
  rows: Rows,
  isCollege: (cell: string) => boolean,
): (Column | null)[] | null {
  const [first = []] = rows;
  const looks: readonly (readonly [Column, (cell: string) => boolean])[] = [
    ['rushChairEmail', looksLikeEmail],
    ['rushChairNumber', looksLikePhone],
    ['name', (cell) => listedFraternity(cell) !== null],
    ['college', isCollege],
  ];
  const isData = first.some((cell) => cell !== '' && looks.some(([, fits]) => fits(cell)));
  if (!isData || first.some((cell) => namesColumn(cell))) return null;
  const found: (Column | null)[] = first.map(() => null);
  const counting = new Set(
    first.flatMap((_, at) => (isRunning(rows.map((row) => row[at] ?? '')) ? [at] : [])),
  );
  for (const [column, fits] of looks) {
    const at = bestColumn(rows, (cell, place) => found[place] === null && !counting.has(place) && fits(cell));
    if (at >= 0) found[at] = column;
  }
  const person = found.findIndex(
    (column, at) => column === null && mostFit(rows, at, (cell) => /\p{L}/u.test(cell) && !/[/@]/.test(cell)),
  );
  return found.map((column, at) => (at === person ? 'rushChairName' : column));
}

function namesColumn(heading: string): boolean {
  return chapterColumns([heading], [])[0] !== null;
}

function isOfFraternities(below: Rows, at: number): boolean {
  return mostFit(below, at, (cell) => listedFraternity(cell) !== null);
}
