import { limits } from '../fields/limits.ts';
import { columnFinder, type FoundColumns, headingWords, type SheetColumns } from '../sheet/columns.ts';
import { looksLikeEmail } from '../sheet/looks.ts';
import { isEmptyCell } from '../text/emptyCell.ts';
import { oneLine } from '../text/oneLine.ts';
import { isEmail } from './participantSchema.ts';

/**
 * What a sheet says of people. `addresses`: columns without a heading of their own that hold addresses too.
 */
export type PersonColumn = 'names' | 'emails' | 'school' | 'chapter' | 'shown' | 'addresses';
/** The columns of a table of people, by their places. */
export type PersonColumns = FoundColumns<PersonColumn>;

type Rows = readonly (readonly string[])[];

const first = /\b(first|given)\s*name\b|^first$/;
const last = /\b(last|family)\s*name\b|^(last|surname)$/;
const whole = /^(full |your |student |participant |player )?name$|^(participant|player|student|attendee)s?$/;
const someName = /\bname\b/;
const ofSomethingElse =
  /user|college|school|universit|fratern|chapter|team|event|organi[sz]|emergency|company|parent|friend|referr|nick|screen/;

const shown = /\b(show|display|publish)\b.*\bname|\bname\b.*\b(shown?|display(ed)?|publish(ed)?|public)\b/;
const chapter = /fratern|sorori|chapter|greek/;
const school = /school|college|universit|campus/;
const ofTheirs = /e-?mail|phone|number|president|advis|year|major|\bid\b/;

/** The columns of a table of people. Names stand in one column or in two, for first and last ones. */
export const personTable: SheetColumns<PersonColumn> = {
  names: { heading: 'Names', required: true, read: (cells) => oneLine(cells.join(' ')) },
  emails: {
    heading: 'Emails',
    names: [/\be-?mail\b|^username$/],
    read: (cells) => cells.find(Boolean) ?? '',
  },
  school: {
    heading: 'Schools',
    names: [school],
    not: new RegExp(`${chapter.source}|${ofTheirs.source}`),
    read: answer,
  },
  chapter: { heading: 'Chapters', names: [chapter], not: ofTheirs, read: answer },
  shown: { heading: 'Shown names', names: [shown], not: ofTheirs },
  addresses: { heading: 'Addresses', read: (cells) => cells.find(isEmail) ?? '' },
};

const columnsIn = columnFinder(personTable);

/**
 * Returns the columns that a header row names, as people and Google Forms write it; null when it is a person.
 * Where several could hold the names, or what stands below isn't names, no column is taken.
 */
export function personColumns(row: readonly string[], below: Rows = []): PersonColumns | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const said = row.map(columnsIn);
  const called = where(said, (columns) => columns.includes('emails'));
  const fitting = called.filter((at) => doFit(below, at, looksLikeEmail));
  // Of a single one each row says what is wrong with it.
  const emails = fitting.length > 0 ? fitting : called;
  const heads = row.map(headingWords);
  const names = nameColumns(heads, below);
  if (names.length === 0 && nameColumns(heads, []).length > 0) return { names, emails };
  if (names.length === 0 && emails.length === 0) return null;
  const the = (column: PersonColumn) =>
    where(said, (columns) => columns.includes(column))
      .filter((at) => !names.includes(at) && !emails.includes(at))
      .slice(0, 1);
  return { names, emails, school: the('school'), chapter: the('chapter'), shown: the('shown') };
}

function nameColumns(heads: readonly string[], below: Rows): number[] {
  const named = (is: (head: string) => boolean) =>
    where(heads, is).filter((at) => doFit(below, at, (cell) => /\p{L}/u.test(cell) && !isEmail(cell)));
  const ofTheirOwn = (head: string) => !ofSomethingElse.test(head) && !shown.test(head);
  const firsts = named((head) => first.test(head) && ofTheirOwn(head));
  const lasts = named((head) => last.test(head) && ofTheirOwn(head));
  const wholes = named((head) => whole.test(head));
  const some = named((head) => someName.test(head) && ofTheirOwn(head));
  const [full, ...others] = wholes.length > 0 ? wholes : some;
  if (firsts.length === 1 && lasts.length === 1) return [...firsts, ...lasts];
  if (full !== undefined) return others.every((at) => isSame(below, full, at)) ? [full] : [];
  return firsts.length + lasts.length === 1 ? [...firsts, ...lasts] : [];
}

/** Whether most of the filled cells of a column fit, or none is filled. */
function doFit(below: Rows, at: number, fits: (cell: string) => boolean): boolean {
  const cells = below.flatMap((row) => (isEmptyCell(row[at] ?? '') ? [] : (row[at] ?? '')));
  return 2 * cells.filter(fits).length > cells.length || cells.length === 0;
}

/** Whether another column says nothing else. */
function isSame(below: Rows, at: number, other: number): boolean {
  return below.every(
    (row) => isEmptyCell(row[other] ?? '') || oneLine(row[other] ?? '') === oneLine(row[at] ?? ''),
  );
}

function where<T>(heads: readonly T[], matches: (head: T) => boolean): number[] {
  return heads.flatMap((head, at) => (matches(head) ? [at] : []));
}

function answer([cell = '']: readonly string[]): string {
  return unlessNone(oneLine(cell).slice(0, limits.name));
}

/** Returns what an answer names, '' where it says that there is none: people also write 'None' or 'n/a'. */
export function unlessNone(text: string): string {
  const isNone = /^(na|no|none|not? (in|a member)\b.*|unaffiliated|independent|gdi)\.?$/iu.test(text);
  return isNone || isEmptyCell(text) ? '' : text;
}
