import * as v from 'valibot';
import type { ShownAs } from '../night/draw/shownName.ts';
import { undoubted } from '../sheet/judgeColumns.ts';
import { readSheet, type Subject } from '../sheet/readSheet.ts';
import { isEmptyCell } from '../text/emptyCell.ts';
import { oneLine } from '../text/oneLine.ts';
import { isEmail, ParticipantInput } from './participantSchema.ts';
import { type PersonColumn, type PersonColumns, personColumns, personTable } from './personColumns.ts';
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
export type HeadedColumns = PersonColumns & { heads: readonly string[] };

type Reading = {
  people: ImportedPerson[];
  problems: ImportProblem[];
  /** Null where there is no header: the cells themselves tell what they are. */
  columns: HeadedColumns | null;
};

/**
 * Reads the people in the CSV file of a Google Form, in cells copied from a spreadsheet, or in plain lines
 * such as 'Ann Lee <ann@college.example>', and lists the rows that are invalid. `chosen`: the columns, where
 * the header was understood wrong. Never throws.
 */
export function readPeople(text: string, chosen?: PersonColumns): Reading {
  const sheet = readSheet(text, chosen ? { ...people, find: () => undoubted(chosen) } : people);
  if (sheet.unclosed) return refused(sheet.problem);
  const { emails, addresses, ...others } = sheet.found ?? {};
  const columns = sheet.found && {
    ...others,
    emails: emails?.length ? emails : addresses,
    heads: sheet.heads,
  };
  if (columns && sheet.missing.length > 0) return refused("We couldn't find a column with names.", columns);
  if (columns && sheet.rows.length === 0)
    return refused("There's a header but no one below it. Add the rows with people.");
  const found: ImportedPerson[] = [];
  const problems: ImportProblem[] = [];
  for (const { row, cells, all } of sheet.rows) {
    const { names: name = '', emails: email = cells.addresses ?? '' } = cells;
    const person = v.safeParse(Person, columns ? { name, email } : byLooks(all));
    if (person.success) found.push({ row, ...person.output, ...detailsIn(cells) });
    else
      problems.push({
        row,
        text: all.filter(Boolean).join(', ').slice(0, 80),
        message: reasons[person.issues[0].message] ?? person.issues[0].message,
      });
  }
  if (found.length > mostPeople)
    return refused(`That's ${found.length} people. Import at most ${mostPeople} at a time.`);
  return { people: found, problems, columns };
}

/** A table of people. Where no heading names the addresses, they are taken from where they stand. */
const people: Subject<PersonColumn> = {
  columns: personTable,
  find: (heads, rows) => {
    const below = rows.filter((row) => row.some(Boolean));
    const found = personColumns(heads, below) ?? unknownHeader(heads, below);
    if (!found || found.emails?.length) return found && undoubted(found);
    return undoubted({ ...found, addresses: addressColumns([heads, ...below], found.names ?? []) });
  },
};

function refused(message: string, columns: HeadedColumns | null = null): Reading {
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

/** Returns what a row says of a person's school, chapter and shown name. */
function detailsIn({ school, chapter, shown = '' }: Partial<Record<PersonColumn, string>>) {
  const shownAs = readShownAs(shown);
  return {
    ...(school && { collegeName: school }),
    ...(chapter && { chapterName: chapter }),
    ...(shownAs && { shownAs }),
  };
}

/**
 * Reads a row without a header: the cell with an @ is the address; the name is before it, or else after it.
 */
function byLooks(row: readonly string[]) {
  const filled = row.filter((cell) => !isEmptyCell(cell));
  const cells = filled.flatMap((cell) => inBrackets.exec(cell)?.slice(1) ?? spaced(cell)).filter(Boolean);
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
