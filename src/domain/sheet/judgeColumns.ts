import { isEmptyCell } from '../text/emptyCell.ts';
import { columnsOf, type FoundColumns, type SheetColumns } from './columns.ts';
import { isRunning } from './looks.ts';

type Rows = readonly (readonly string[])[];

/**
 * What a heading may mean. `bare`: it doesn't say whose it is ('Phone'); `part`: it's one part of a name;
 * `unclear`: it may be of several people.
 */
export type Meaning<Column extends string> = {
  column: Column;
  bare?: boolean;
  part?: 'first' | 'last';
  unclear?: boolean;
};

/** What a heading means, and a sentence that says why its column isn't taken. */
export type Doubt<Column extends string> = { column: Column; why: string };

/** The columns of a file that are taken, why others aren't, and those that only count the rows. */
export type Judged<Column extends string> = {
  found: FoundColumns<Column>;
  /** By place. */
  doubts: ReadonlyMap<number, Doubt<Column>>;
  running: ReadonlySet<number>;
};

type Candidate<Column extends string> = Meaning<Column> & { at: number; filled: number };

/**
 * Judges the columns of a file by their headings and by their cells. One whose cells don't look like what its
 * heading says isn't taken, nor are two that could be the same thing: whoever imports is asked. A heading
 * with a role counts more than one without, and a column with cells more than an empty one.
 */
export function judgedColumns<Column extends string>(
  table: SheetColumns<Column>,
  meanings: readonly (Meaning<Column> | null)[],
  below: Rows,
): Judged<Column> {
  const doubts = new Map<number, Doubt<Column>>();
  const running = new Set<number>();
  const candidates: Candidate<Column>[] = [];
  for (const [at, meaning] of meanings.entries()) {
    const cells = below.flatMap((row) => (isEmptyCell(row[at] ?? '') ? [] : (row[at] ?? '')));
    const why = meaning && doubtOf(table, meaning, cells);
    if ((!meaning || why) && isRunning(cells)) running.add(at);
    else if (meaning && why) doubts.set(at, { column: meaning.column, why });
    else if (meaning) candidates.push({ ...meaning, at, filled: cells.length });
  }
  const found: Partial<Record<Column, readonly number[]>> = {};
  for (const column of columnsOf(table)) {
    const all = candidates.filter((one) => one.column === column);
    const places = placesAmong(all);
    if (places.length > 0) found[column] = places;
    for (const { at } of all)
      if (!places.includes(at))
        doubts.set(at, {
          column,
          why: `Another column could be the ${table[column].heading.toLowerCase()} too.`,
        });
  }
  return { found, doubts, running };
}

function doubtOf<Column extends string>(
  table: SheetColumns<Column>,
  { column, unclear }: Meaning<Column>,
  cells: readonly string[],
): string {
  const { looks } = table[column];
  const fitting = looks ? cells.filter(looks.fits).length : cells.length;
  if (cells.length > 0 && 2 * fitting <= cells.length) return `The cells don't look like ${looks?.words}.`;
  return unclear ? "It isn't clear whose this is." : '';
}

/** Returns the places of those of one column that are taken: one, or a first and a last name. */
function placesAmong<Column extends string>(all: readonly Candidate<Column>[]): number[] {
  const filled = all.filter((one) => one.filled > 0);
  const among = filled.length > 0 ? filled : all;
  const sure = among.filter(({ bare }) => !bare);
  const best = sure.length > 0 ? sure : among;
  const [whole, second] = best.filter(({ part }) => !part);
  if (second) return [];
  if (whole) return [whole.at];
  const parts = (['first', 'last'] as const).map((part) => best.filter((one) => one.part === part));
  return parts.some((some) => some.length > 1) ? [] : parts.flat().map(({ at }) => at);
}

/** Returns columns that nothing is doubted of. */
export function undoubted<Column extends string>(found: FoundColumns<Column>): Judged<Column> {
  return { found, doubts: new Map(), running: new Set() };
}
