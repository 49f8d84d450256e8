import { limits } from '../fields/limits.ts';
import { columnFinder, type FoundColumns, headingWords, type SheetColumns } from '../sheet/columns.ts';
import { oneLine } from '../text/oneLine.ts';
import { isEmail } from './participantSchema.ts';

/**
 * What a sheet says of people. `addresses`: columns without a heading of their own that hold addresses too.
 */
export type PersonColumn = 'names' | 'emails' | 'school' | 'chapter' | 'shown' | 'addresses';
/** The columns of a table of people, by their places. */
export type PersonColumns = FoundColumns<PersonColumn>;

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
 */
export function personColumns(row: readonly string[]): PersonColumns | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const said = row.map(columnsIn);
  const emails = where(said, (columns) => columns.includes('emails'));
  const names = nameColumns(row.map(headingWords));
  if (names.length === 0 && emails.length === 0) return null;
  const the = (column: PersonColumn) =>
    where(said, (columns) => columns.includes(column))
      .filter((at) => !names.includes(at) && !emails.includes(at))
      .slice(0, 1);
  return { names, emails, school: the('school'), chapter: the('chapter'), shown: the('shown') };
}

function nameColumns(heads: readonly string[]): number[] {
  const parts = [...where(heads, (head) => first.test(head)), ...where(heads, (head) => last.test(head))];
  const [
    full = where(heads, (head) => someName.test(head) && !ofSomethingElse.test(head) && !shown.test(head))[0],
  ] = where(heads, (head) => whole.test(head));
  if (parts.length > 1 || full === undefined) return parts;
  return [full];
}

function where<T>(heads: readonly T[], matches: (head: T) => boolean): number[] {
  return heads.flatMap((head, at) => (matches(head) ? [at] : []));
}

function answer([cell = '']: readonly string[]): string {
  return unlessNone(oneLine(cell).slice(0, limits.name));
}

/** Returns what an answer names, '' where it says that there is none: people also write 'None' or 'n/a'. */
export function unlessNone(text: string): string {
  return /^(|-+|n\/?a|no|none|not? (in|a member)\b.*|unaffiliated|independent|gdi)\.?$/iu.test(text)
    ? ''
    : text;
}
