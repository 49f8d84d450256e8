import * as v from 'valibot';
import { dayInput, textInput } from '../../fields/inputFields.ts';
import { limits } from '../../fields/limits.ts';
import { type Fraternity, readFraternity } from '../../fraternities/fraternity.ts';
import {
  editedFraternity,
  type FraternityEdit,
  type FraternityFields,
  fraternityFields,
} from '../../fraternities/fraternityForm.ts';
import { outreachStatuses } from '../../fraternities/fraternitySchema.ts';
import { phoneDigits } from '../../search/searchTokens.ts';
import { spreadsheetDay } from '../../time/day.ts';
import { heldRoles, roleNames } from '../contacts.ts';
import { type FraternityColumn, fraternityHeadings as headings } from './fraternitiesCsv.ts';
import { issueNotes } from './plannedRow.ts';

/** What a caller plans, which the form of a fraternity doesn't have. */
const Plans = v.object({
  owner: textInput(limits.person),
  nextStep: textInput(limits.title),
  nextStepOn: v.nullable(dayInput),
});
type Plans = v.InferOutput<typeof Plans>;

/** The fields of a chapter that a row changes. */
export type ChapterEdit = FraternityEdit & { [Name in keyof Plans]?: Plans[Name] | undefined };

type Cells = Partial<Record<Exclude<FraternityColumn, 'college' | 'name'>, string>>;

const unknown = readFraternity('', { status: 'outreached' });
const flags = new Map([
  ...['yes', 'y', 'true', 'active', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'inactive', '0'].map((word) => [word, false] as const),
]);

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });
const badStatus = `Use ${or.format(outreachStatuses)}`;
const badDay = 'Use a date with its year, such as 1/17/2026';
const badFlag = 'Use yes or no';
const shortened = 'Your spreadsheet shortened this number; format the column as text';

/**
 * Returns what a row changes of a chapter, new without `known`; empty cells change nothing. `problems`: what
 * is wrong with its cells. `stays`: what is kept of a contact whose name changes.
 */
export function editedChapter(cells: Cells, known: Fraternity = unknown) {
  const form = fraternityFields(known);
  const before: Plans & FraternityFields = {
    ...form,
    owner: known.owner,
    nextStep: known.nextStep,
    nextStepOn: known.nextStepOn,
  };
  const was = new Map<string, unknown>(Object.entries(before));
  const given = new Map<string, string | boolean>();
  const problems: string[] = [];
  for (const [column, text] of Object.entries(cells)) {
    const read = readCell(column, text, was.get(column));
    if ('problem' in read) problems.push(`${headingOf(column)}: ${read.problem}`);
    else given.set(column, read.value);
  }
  const { owner, nextStep, nextStepOn, ...fields } = { ...before, ...Object.fromEntries(given) };
  const parsed = editedFraternity(form, { ...form, ...fields });
  const plans = v.safeParse(v.partial(Plans), changedPlans(before, { owner, nextStep, nextStepOn }));
  for (const { success, issues } of [parsed, plans])
    if (!success) problems.push(...issueNotes(issues, headings));
  const { name: _, ...edit } = parsed.success ? parsed.output : {};
  const changes: ChapterEdit = { ...edit, ...(plans.success && plans.output) };
  return { changes, problems, stays: stayingNotes(changes, known) };
}

type Read = { value: string | boolean } | { problem: string };

/** Reads a cell as its form field; a cell that says what is stored gives exactly that. */
function readCell(column: string, text: string, before: unknown): Read {
  if (typeof before === 'boolean') {
    const flag = flags.get(text.toLowerCase());
    return flag === undefined ? { problem: badFlag } : { value: flag };
  }
  if (column === 'joinDate' || column === 'nextStepOn') {
    const day = spreadsheetDay(text);
    return day === null ? { problem: badDay } : { value: day };
  }
  const stored = typeof before === 'string' ? before : '';
  if (plain(stored) === plain(text)) return { value: stored };
  if (column === 'status') {
    const status = outreachStatuses.find((one) => one === plain(text).toLowerCase());
    if (status) return { value: status };
    return plain(stored).toLowerCase() === plain(text).toLowerCase()
      ? { value: stored }
      : { problem: badStatus };
  }
  if (column.endsWith('Number')) return readNumber(text, stored);
  return { value: column === 'instagramUsername' ? username(text) : text };
}

/** Reads a phone number; the stored one in other signs is no change. */
function readNumber(text: string, stored: string): Read {
  if (/^\d(\.\d+)?e\+\d+$/i.test(text)) return { problem: shortened };
  const number = text.replace(/^(\d{10,11})\.0$/, '$1');
  const isSame = [number, stored].every(isPlainPhone) && phoneDigits(number) === phoneDigits(stored);
  return { value: isSame ? stored : number };
}

/** Whether a text is one American number and nothing else. */
function isPlainPhone(text: string): boolean {
  return /^[\d\s().+-]+$/.test(text) && phoneDigits(text).length === 10;
}

/** Returns a text for comparison: spreadsheets drop tabs and change line breaks. */
function plain(text: string): string {
  return text.replaceAll('\t', '').replace(/\r\n?/g, '\n').trim();
}

/** Returns the name in the address of an Instagram profile, and any other text as it is. */
function username(text: string): string {
  return /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([\w.]+)\/?(?:\?.*)?$/i.exec(text)?.[1] ?? text;
}

function changedPlans(before: Plans, now: { [name in keyof Plans]: unknown }) {
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== new Map<string, unknown>(Object.entries(before)).get(name);
  return Object.fromEntries(Object.entries(now).filter(isChanged));
}

/** Returns what is kept when the name of a contact changes and the file says nothing else of them. */
function stayingNotes(changes: ChapterEdit, known: Fraternity): string[] {
  return heldRoles.flatMap((role) => {
    if (changes[`${role}Name`] === undefined || known[`${role}Name`] === '') return [];
    const kept = ([`${role}Number`, `${role}Email`] as const).filter(
      (field) => changes[field] === undefined && known[field] !== '',
    );
    return kept.map((field) => `${roleNames[role]} keeps ${known[field]}`);
  });
}

function headingOf(column: string): string {
  return Object.entries(headings).find(([name]) => name === column)?.[1] ?? column;
}
