import * as v from 'valibot';
import { limits } from '../fields/limits.ts';
import type { ShownAs } from '../night/draw/shownName.ts';
import { readCsv } from '../text/csv.ts';
import { oneLine } from '../text/oneLine.ts';
import { isEmail, ParticipantInput } from './participantSchema.ts';
import { type PersonColumns, personColumns } from './personColumns.ts';
import { readShownAs } from './readShownAs.ts';

/**
 * A person in an import, and their row in the file (the first row is 1). The school and the chapter are as
 * typed; what isn't said is left out.
 */
export type ImportedPerson = {
  row: number;
  name: string;
  email: string;
  collegeName?: string;
  chapterName?: string;
  shownAs?: ShownAs;
};

/** A row that cannot be imported, with its content and the reason. Row 0 is the file as a whole. */
export type ImportProblem = { row: number; text: string; message: string };

/** The maximum number of people in one import. */
export const mostPeople = 2000;

const Person = v.pick(ParticipantInput, ['name', 'email']);
/** What forms ask for, said of rows in which nothing can be entered. */
const reasons: Record<string, string> = {
  'Enter a name': 'No name',
  'Enter a valid email address': 'Invalid email',
};
const inBrackets = /^(.*?)\s*<([^<>\s]+@[^<>\s]+)>$/;

/** The columns that were read, with the words of the header above every column. */
export type FoundColumns = PersonColumns & { heads: readonly string[] };

type Reading = {
  people: ImportedPerson[];
  problems: ImportProblem[];
  /** Null where there is no header: the cells themselves tell what they are. */
  columns: FoundColumns | null;
};

/**
 * Reads the people in the CSV file of a Google Form, in cells copied from a spreadsheet, or in plain lines
 * such as 'Ann Lee <ann@college.example>', and lists the rows that are invalid. `chosen`: the columns, where
 * the header was understood wrong. Never throws.
 */
export function readPeople(text: string, chosen?: PersonColumns): Reading {
  const { rows, unclosed } = readCsv(text);
  if (unclosed) return refused('A quotation mark (") is opened and never closed.');
  const headAt = rows.findIndex((row) => row.some(Boolean));
  const heads = rows[headAt] ?? [];
  const below = rows.slice(headAt + 1).filter((row) => row.some(Boolean));
  const known = chosen ?? personColumns(heads) ?? unknownHeader(heads, below);
  const looked = known && !chosen && known.emails.length === 0 ? addressColumns(rows, known.names) : [];
  const columns = known && { ...known, heads, emails: known.emails.length > 0 ? known.emails : looked };
  if (columns && columns.names.length === 0) return refused("We couldn't find a column with names.", columns);
  if (columns && below.length === 0)
    return refused("There's a header but no one below it. Add the rows with people.");
  const people: ImportedPerson[] = [];
  const problems: ImportProblem[] = [];
  for (const [at, row] of rows.entries()) {
    if (!row.some(Boolean) || (columns && at === headAt)) continue;
    const found = v.safeParse(Person, known ? byColumns(row, known, looked) : byLooks(row));
    if (found.success) people.push({ row: at + 1, ...found.output, ...(known && detailsIn(row, known)) });
    else
      problems.push({
        row: at + 1,
        text: row.filter(Boolean).join(', ').slice(0, 80),
        message: reasons[found.issues[0].message] ?? found.issues[0].message,
      });
  }
  if (people.length > mostPeople)
    return refused(`That's ${people.length} people. Import at most ${mostPeople} at a time.`);
  return { people, problems, columns };
}

function refused(message: string, columns: FoundColumns | null = null): Reading {
  return { people: [], problems: [{ row: 0, text: '', message }], columns };
}

/**
 * Returns the columns below a header of other words ('Who are you?'), or null when the row is a person: a
 * header has words where most rows below it have an address.
 */
function unknownHeader(
  heads: readonly string[],
  below: readonly (readonly string[])[],
): PersonColumns | null {
  const most = (at: number, is: (cell: string) => boolean) =>
    2 * below.filter((row) => is(row[at] ?? '')).length > below.length;
  const named = heads.flatMap((head, at) => (head !== '' && !head.includes('@') ? [at] : []));
  const emails = named.filter((at) => most(at, isEmail));
  if (emails.length === 0 || heads.some((head) => head.includes('@'))) return null;
  const names = named.filter((at) => !emails.includes(at) && most(at, isName));
  return { names: names.slice(0, 1), emails };
}

/**
 * Returns the columns that contain addresses, whatever the header calls them ('Contact') and whatever else
 * they contain.
 */
function addressColumns(rows: readonly (readonly string[])[], names: readonly number[]): number[] {
  const found = new Set(rows.flatMap((row) => row.flatMap((cell, at) => (isEmail(cell) ? [at] : []))));
  return [...found].filter((at) => !names.includes(at)).sort((a, b) => a - b);
}

/**
 * Reads a row by its columns. `looked`: columns without a header of their own, from which only addresses are
 * taken.
 */
function byColumns(row: readonly string[], { names, emails }: PersonColumns, looked: readonly number[]) {
  const filled = (at: number) => row[at] ?? '';
  return {
    name: oneLine(names.map(filled).join(' ')),
    email: emails.map(filled).find(Boolean) ?? looked.map(filled).find(isEmail) ?? '',
  };
}

/** Returns what a row says of a person's school, chapter and shown name. */
function detailsIn(row: readonly string[], { school, chapter, shown }: PersonColumns) {
  const cell = (at: number | undefined) =>
    at === undefined ? '' : oneLine(row[at] ?? '').slice(0, limits.name);
  const [collegeName, chapterName, shownAs] = [cell(school), cell(chapter), readShownAs(cell(shown))];
  return {
    ...(isSome(collegeName) && { collegeName }),
    ...(isSome(chapterName) && { chapterName }),
    ...(shownAs && { shownAs }),
  };
}

/** Whether an answer names something: people also write 'None' or 'n/a'. */
function isSome(answer: string): boolean {
  return !/^(|-+|n\/?a|no|none|not? (in|a member)\b.*|unaffiliated|independent|gdi)\.?$/i.test(answer);
}

/**
 * Reads a row without a header: the cell with an @ is the address; the name is before it, or else after it.
 */
function byLooks(row: readonly string[]) {
  const cells = row.flatMap((cell) => inBrackets.exec(cell)?.slice(1) ?? spaced(cell)).filter(Boolean);
  const at = cells.findIndex((cell) => cell.includes('@'));
  const words = (part: readonly string[]) => oneLine(part.filter(isName).join(' '));
  if (at < 0) return { name: words(cells), email: '' };
  return { name: words(cells.slice(0, at)) || words(cells.slice(at + 1)), email: `${cells[at]}` };
}

/** Splits 'Ann Lee ann@college.example' in one cell. */
function spaced(cell: string): string[] {
  const [, before, address] = /^(.+)\s(\S+@\S+)$/.exec(cell) ?? [];
  return before && address ? [before, address] : [cell];
}

/** Whether a cell is not a time stamp, a number or a phone number. */
function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/^\d+[/.-]\d+/.test(cell);
}
