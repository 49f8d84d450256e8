import * as v from 'valibot';
import { collegesByName, type DirectoryCollege, missingRecord } from '../../colleges/collegeDirectory.ts';
import type { CollegeInput } from '../../colleges/collegeSchema.ts';
import { filledInput } from '../../fields/inputFields.ts';
import { limits } from '../../fields/limits.ts';
import { type Fraternity, readFraternity } from '../../fraternities/fraternity.ts';
import {
  editedFraternity,
  type FraternityEdit,
  type FraternityFields,
  fraternityFields,
} from '../../fraternities/fraternityForm.ts';
import { fraternityKey, listedFraternity } from '../../fraternities/fraternityNames.ts';
import { isNamed } from '../../fraternities/isNamed.ts';
import { slug } from '../../text/slug.ts';
import { spreadsheetDay } from '../../time/day.ts';
import { readTable, type Table, type TableRow } from './csvTable.ts';
import {
  type FraternityColumn,
  fraternityAliases,
  fraternityHeadings as headings,
} from './fraternitiesCsv.ts';
import { changeNotes, issueNotes, type Planned } from './planned.ts';

/** A fraternity that a file adds. */
export type NewFraternity = FraternityEdit & { name: string };

/** The changes of a file at one college. */
export type CollegeChapters = {
  collegeId: string;
  /** The college's record to create if it has none. */
  absent: CollegeInput | null;
  added: NewFraternity[];
  changed: ReadonlyMap<string, FraternityEdit>;
};
export type FraternityPlan = { rows: Planned[]; writes: CollegeChapters[] };

type Row = TableRow<FraternityColumn> & { college: DirectoryCollege | undefined };
/** The rows of a file, each with its college. */
export type FraternityTable = Omit<Table<FraternityColumn>, 'rows'> & { rows: Row[] };

/**
 * Reads the rows of a CSV text of fraternities; each row's college is found by its full or its short name, or
 * is `college` for all.
 */
export function readFraternityTable(
  text: string,
  directory: readonly DirectoryCollege[],
  college?: DirectoryCollege,
): FraternityTable {
  const table = readTable(text, headings, college ? ['name'] : ['college', 'name'], fraternityAliases);
  const find = collegesByName(directory);
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      college: row.cells.college === undefined ? college : find(row.cells.college),
    })),
  };
}

/**
 * Plans what the rows do, given each college's current fraternities by its id. A row matches the fraternity
 * with any of its names ('Pike' is Pi Kappa Alpha); an empty cell changes nothing. If any row has an error,
 * nothing may be written.
 */
export function planFraternities(
  { rows }: FraternityTable,
  present: ReadonlyMap<string, readonly Fraternity[]>,
): FraternityPlan {
  const chapters = new Map<string, Chapters>();
  const firstRow = new Map<string, number>();
  const planned = rows.map((row): Planned => {
    const { college, cells } = row;
    const title = [college?.name ?? cells.college, cells.name].filter(Boolean).join(' · ');
    const key = `${college?.id}/${fraternityKey(cells.name ?? '')}`;
    const before = firstRow.get(key);
    if (before === undefined) firstRow.set(key, row.row);
    const outcome = planRow(row, present, before);
    if (college && outcome.edit) collect(chapters, college, outcome.edit);
    return { row: row.row, title, kind: outcome.kind, notes: outcome.notes };
  });
  return { rows: planned, writes: [...chapters.values()] };
}

type Chapters = CollegeChapters & { changed: Map<string, FraternityEdit> };
/** One row's write: a new fraternity, or the changed fields of an existing one. */
type Edit = { added: NewFraternity } | { id: string; changes: FraternityEdit };
type Outcome = Pick<Planned, 'kind' | 'notes'> & { edit?: Edit };

function planRow(
  { cells, college }: Row,
  present: ReadonlyMap<string, readonly Fraternity[]>,
  sameAs: number | undefined,
): Outcome {
  if (!college) {
    return error([cells.college ? 'College: not in the directory; add it first' : 'College: Name one']);
  }
  const name = v.safeParse(filledInput(limits.name, 'Enter a name'), cells.name ?? '');
  if (!name.success) return error([`Name: ${name.issues[0].message}`]);
  if (sameAs !== undefined) return error([`The same fraternity as in row ${sameAs}`]);
  const known = present.get(college.id)?.find((there) => isNamed(there, name.output));
  const listed = listedFraternity(name.output);
  const fullName = known?.name ?? listed?.name ?? name.output;
  const renamed = slug(fullName) === slug(name.output) ? [] : [`${name.output} is ${fullName}`];
  const before = fraternityFields(known ?? readFraternity('', { status: 'outreached' }));
  const given = givenFields(cells, before);
  const parsed = editedFraternity(before, { ...before, ...given.fields });
  const notes = [...given.notes, ...(parsed.success ? [] : issueNotes(parsed.issues, headings))];
  if (!parsed.success || notes.length > 0) return error(notes);
  if (!known) {
    const letters = listed ? { letters: listed.letters } : {};
    return { kind: 'new', notes: renamed, edit: { added: { ...letters, ...parsed.output, name: fullName } } };
  }
  const { name: _, ...changes } = parsed.output;
  if (Object.keys(changes).length === 0) return { kind: 'same', notes: [] };
  return {
    kind: 'change',
    notes: [...renamed, ...changeNotes(known, changes, headings)],
    edit: { id: known.id, changes },
  };
}

const error = (notes: string[]): Outcome => ({ kind: 'error', notes });

const flags = new Map([
  ...['yes', 'true', 'active', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'false', 'inactive', '0'].map((word) => [word, false] as const),
]);

/** Returns the cells of a row as form fields, and the problems in them. */
function givenFields(cells: Row['cells'], before: FraternityFields) {
  const fields = new Map<string, string | boolean>();
  const notes: string[] = [];
  const types = new Map(Object.entries(before));
  for (const [column, text] of Object.entries(cells)) {
    if (column === 'college') continue;
    const day = column === 'joinDate' ? spreadsheetDay(text) : '';
    if (day === null) notes.push(`${headingOf(column)}: Use a date such as 1/17/2026`);
    else if (typeof types.get(column) !== 'boolean')
      fields.set(column, day || (column === 'status' ? text.toLowerCase() : text));
    else {
      const flag = flags.get(text.toLowerCase());
      if (flag === undefined) notes.push(`${headingOf(column)}: Say yes or no`);
      else fields.set(column, flag);
    }
  }
  return { fields: Object.fromEntries(fields), notes };
}

function headingOf(column: string): string {
  return Object.entries(headings).find(([name]) => name === column)?.[1] ?? column;
}

function collect(chapters: Map<string, Chapters>, college: DirectoryCollege, edit: Edit): void {
  const at: Chapters = chapters.get(college.id) ?? {
    collegeId: college.id,
    absent: missingRecord(college),
    added: [],
    changed: new Map(),
  };
  chapters.set(college.id, at);
  if ('added' in edit) at.added.push(edit.added);
  else at.changed.set(edit.id, edit.changes);
}
