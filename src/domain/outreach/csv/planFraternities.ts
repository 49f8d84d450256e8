import * as v from 'valibot';
import { type ChapterPlace, chapterPlace } from '../../colleges/change/chapterPlace.ts';
import { type DirectoryCollege, missingRecord } from '../../colleges/collegeDirectory.ts';
import type { CollegeInput } from '../../colleges/collegeSchema.ts';
import { filledInput } from '../../fields/inputFields.ts';
import { limits } from '../../fields/limits.ts';
import type { Fraternity } from '../../fraternities/fraternity.ts';
import { fraternityKey, listedFraternity } from '../../fraternities/fraternityNames.ts';
import { isNamed } from '../../fraternities/isNamed.ts';
import type { ColumnChoices } from '../../sheet/chooseColumns.ts';
import { placesOf } from '../../sheet/columns.ts';
import type { Sheet, SheetRow } from '../../sheet/readSheet.ts';
import { slug } from '../../text/slug.ts';
import { type ChapterEdit, editedChapter } from './chapterCells.ts';
import { chapterColumnsByCells, judgedChapters } from './chapterColumns.ts';
import { chapterTable } from './chapterTable.ts';
import { collegesInCells, nearColleges } from './collegeInCell.ts';
import { readDirectoryTable } from './directoryTable.ts';
import { type FraternityColumn, fraternityHeadings as headings, toldHeadings } from './fraternitiesCsv.ts';
import { fraternityInCell } from './fraternityInCell.ts';
import { newerNotes, type Told, toldColumns } from './newerHere.ts';
import { changeNotes, newNotes, type Planned } from './plannedRow.ts';

/** A fraternity that a file adds. */
export type NewFraternity = ChapterEdit & { name: string };

/** The changes of a file at one college. */
export type CollegeChapters = {
  collegeId: string;
  /** The college's record to create if it has none. */
  absent: CollegeInput | null;
  place: ChapterPlace;
  added: NewFraternity[];
  changed: ReadonlyMap<string, ChapterEdit>;
};
export type FraternityPlan = { rows: Planned[]; writes: CollegeChapters[] };

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });
const unlisted = "Not on our list of fraternities. Check that it isn't another one's name";

type Row = SheetRow<FraternityColumn> & {
  college: DirectoryCollege | undefined;
  /** The names of colleges that an unknown one may mean. */
  near: readonly string[];
  /** What an export said of the chapter besides the columns that are imported, '' for nothing. */
  told: Told;
};
/** The rows of a file, each with its college. */
export type FraternityTable = Omit<Sheet<FraternityColumn>, 'rows'> & { rows: Row[] };

/**
 * Reads the rows of a CSV text of fraternities, or of pasted cells without headings; each row's college is
 * found by its full or its short name, or is `college` for all.
 */
export function readFraternityTable(
  text: string,
  directory: readonly DirectoryCollege[],
  college?: DirectoryCollege,
  choices?: ColumnChoices,
): FraternityTable {
  const find = collegesInCells(directory);
  const { college: named, ...columns } = chapterTable;
  const table = readDirectoryTable<FraternityColumn>(
    text,
    {
      columns: { college: { ...named, required: !college }, ...columns },
      ignored: Object.values(toldHeadings),
      find: judgedChapters,
      guess: (rows) => {
        const guessed = chapterColumnsByCells(rows, (cell) => find(cell) !== undefined);
        return guessed && placesOf(guessed);
      },
    },
    choices,
  );
  const near = nearColleges(directory);
  const toldIn = toldColumns(table.columns);
  return {
    ...table,
    rows: table.rows.map((row) => {
      const named = row.cells.college;
      const found = named === undefined ? college : find(named);
      return { ...row, college: found, near: named && !found ? near(named) : [], told: toldIn(row.all) };
    }),
  };
}

/**
 * Plans what the rows do, given each college's current fraternities by its id. A row matches the fraternity
 * with any of its names ('Pike' is Pi Kappa Alpha); an empty cell changes nothing. Rows with errors are left
 * out.
 */
export function planFraternities(
  { rows, missing }: Pick<FraternityTable, 'rows' | 'missing'>,
  present: ReadonlyMap<string, readonly Fraternity[]>,
): FraternityPlan {
  const chapters = new Map<string, Chapters>();
  const earlier = new Map<string, Row>();
  const planned = (missing.length > 0 ? [] : rows).map((row): Planned => {
    const { college, cells } = row;
    const there = college ? (present.get(college.id) ?? []) : [];
    // Of several with one name each row of that name is another one.
    const isFree = ({ id }: Fraternity) => !earlier.has(`${college?.id}/=${id}`);
    const said = knownAs(there, cells.name ?? '', isFree) ? null : fraternityInCell(cells.name ?? '');
    const name = said?.name ?? cells.name ?? '';
    const known = knownAs(there, name, isFree);
    const title = [college?.name ?? cells.college, known?.name ?? cells.name].filter(Boolean).join(' · ');
    const key = `${college?.id}/${known ? `=${known.id}` : fraternityKey(name) || name}`;
    const outcome = planRow({ ...row, name, chapterName: said?.chapterName ?? '' }, known, earlier.get(key));
    if (!earlier.has(key)) earlier.set(key, row);
    if (college && outcome.edit) collect(chapters, college, outcome.edit);
    const { edit: _, ...planned } = outcome;
    return { row: row.row, title, ...planned };
  });
  return { rows: planned, writes: [...chapters.values()] };
}

/**
 * Returns the fraternity with exactly this name, of several one that is free, or without one that with this
 * name among its names.
 */
function knownAs(
  present: readonly Fraternity[],
  name: string,
  isFree: (one: Fraternity) => boolean,
): Fraternity | undefined {
  const exact = present.filter((there) => there.name.trim() === name);
  return exact.find(isFree) ?? exact[0] ?? present.find((there) => isNamed(there, name));
}

type Chapters = CollegeChapters & { changed: Map<string, ChapterEdit> };
/** One row's write: a new fraternity, or the changed fields of an existing one. */
type Edit = { added: NewFraternity } | { id: string; changes: ChapterEdit };
type Outcome = Omit<Planned, 'row' | 'title'> & { edit?: Edit };

/** A row, its fraternity's name, and the chapter's own name where it stands in the same cell. */
type NamedRow = Row & { name: string; chapterName: string };

function planRow(
  { cells, college, name: called, chapterName, near, told }: NamedRow,
  known: Fraternity | undefined,
  before: Row | undefined,
): Outcome {
  if (!college) {
    return error([cells.college ? unknownCollege(near) : 'College: Enter a college']);
  }
  const name = v.safeParse(filledInput(limits.name, 'Enter a name'), called);
  if (!name.success) return error([`${headings.name}: ${name.issues[0].message}`]);
  if (before) {
    return valuesOf(before.cells) === valuesOf(cells)
      ? { kind: 'same', notes: [] }
      : error([`Same fraternity as row ${before.row}`]);
  }
  const listed = listedFraternity(name.output);
  const fullName = known?.name ?? listed?.name ?? name.output;
  const typed = cells.name ?? '';
  const renamed = slug(fullName) === slug(typed) ? [] : [`${typed} is ${fullName}`];
  const { name: _name, college: _college, ...rest } = cells;
  const given = chapterName && !known?.chapterName ? { chapterName, ...rest } : rest;
  const { changes, problems, stays } = editedChapter(given, known);
  if (problems.length > 0) return error(problems);
  if (!known) {
    const added = { ...(listed && { letters: listed.letters }), ...changes };
    return {
      kind: 'new',
      notes: [...renamed, ...(listed ? [] : [unlisted]), ...newNotes(added, headings)],
      edit: { added: { ...added, name: fullName } },
    };
  }
  if (Object.keys(changes).length === 0) return { kind: 'same', notes: [] };
  const newer = newerNotes(known, changes, told);
  return {
    kind: 'change',
    ...(newer.length > 0 && { newer: true }),
    notes: [...newer, ...renamed, ...changeNotes(known, changes, headings), ...stays],
    edit: { id: known.id, changes },
  };
}

/** Returns the reason of a row whose college isn't known. */
function unknownCollege(near: readonly string[]): string {
  if (near.length === 0) return 'College: Not in the directory. Add it first.';
  return `College: Not in the directory. Is it ${or.format(near)}?`;
}

/** Returns what a row says besides the name of its chapter, for comparison. */
function valuesOf({ name: _name, college: _college, ...cells }: Row['cells']): string {
  return JSON.stringify(Object.entries(cells));
}

const error = (notes: string[]): Outcome => ({ kind: 'error', notes });

function collect(chapters: Map<string, Chapters>, college: DirectoryCollege, edit: Edit): void {
  const at: Chapters = chapters.get(college.id) ?? {
    collegeId: college.id,
    absent: missingRecord(college),
    place: chapterPlace(college),
    added: [],
    changed: new Map(),
  };
  chapters.set(college.id, at);
  if ('added' in edit) at.added.push(edit.added);
  else at.changed.set(edit.id, edit.changes);
}
