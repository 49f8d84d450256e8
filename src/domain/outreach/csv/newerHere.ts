import type { Fraternity } from '../../fraternities/fraternity.ts';
import { plainHeading } from '../../sheet/columns.ts';
import type { FileColumn } from '../../sheet/readSheet.ts';
import { unmarkedCell } from '../../text/csvMarks.ts';
import { spreadsheetDay } from '../../time/day.ts';
import { formatDayShort } from '../../time/format.ts';
import { localDay } from '../../time/parse.ts';
import { heldRoles, roleNames } from '../contacts.ts';
import type { ChapterEdit } from './chapterCells.ts';
import { toldHeadings } from './fraternitiesCsv.ts';

/** What an export said of a chapter in the columns that aren't imported. */
export type Told = ReadonlyMap<string, string>;

const fieldOf = new Map(Object.entries(toldHeadings).map(([name, heading]) => [plainHeading(heading), name]));

/** Returns a function that reads such columns of a row. */
export function toldColumns(columns: readonly FileColumn<string>[]): (all: readonly string[]) => Told {
  const places = columns.flatMap(({ at, heading, column }) => {
    const name = fieldOf.get(plainHeading(heading));
    return column === 'ignored' && name ? [[name, at] as const] : [];
  });
  return (all) => new Map(places.map(([name, at]) => [name, unmarkedCell(all[at] ?? '')]));
}

/**
 * Returns what someone confirmed or logged after the file of a row was exported, where the row would change
 * it back: a person confirmed since, a call since.
 */
export function newerNotes(known: Fraternity, changes: ChapterEdit, told: Told): string[] {
  const changed = new Set(Object.keys(changes));
  const has = (...names: string[]) => names.some((name) => changed.has(name));
  const people = heldRoles.flatMap((role) => {
    if (!has(`${role}Name`, `${role}Number`, `${role}Email`)) return [];
    const day = laterThan(told.get(`${role}ConfirmedOn`), known[`${role}ConfirmedOn`]);
    return day
      ? [`${roleNames[role]} was confirmed on ${formatDayShort(day)}, after this file was saved`]
      : [];
  });
  if (!has('status', 'nextStep', 'nextStepOn')) return people;
  const { lastContactAt } = known;
  const day = laterThan(told.get('lastContactAt'), lastContactAt && localDay(lastContactAt));
  return day
    ? [...people, `They were contacted on ${formatDayShort(day)}, after this file was saved`]
    : people;
}

/** Returns the stored day if it's later than the file's; null where the file doesn't have the column. */
function laterThan(inFile: string | undefined, stored: string | null): string | null {
  if (inFile === undefined || stored === null) return null;
  return stored > (spreadsheetDay(inFile) ?? '') ? stored : null;
}
