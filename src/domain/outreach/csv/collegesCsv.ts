import * as v from 'valibot';
import { type ChapterPlace, chapterPlace } from '../../colleges/change/chapterPlace.ts';
import { collegesByName, type DirectoryCollege, missingRecord } from '../../colleges/collegeDirectory.ts';
import { CollegeInput } from '../../colleges/collegeSchema.ts';
import type { ColumnChoices } from '../../sheet/chooseColumns.ts';
import { columnFinder, headingsOf, type SheetColumns } from '../../sheet/columns.ts';
import { judgedColumns } from '../../sheet/judgeColumns.ts';
import type { Sheet, SheetRow, Subject } from '../../sheet/readSheet.ts';
import { csvText } from '../../text/csv.ts';
import { markedCell } from '../../text/csvMarks.ts';
import { slug } from '../../text/slug.ts';
import { readDirectoryTable } from './directoryTable.ts';
import { changeNotes, issueNotes, newNotes, type Planned } from './plannedRow.ts';

type Column = 'name' | 'conference' | 'state' | 'location' | 'logoPath';

/** The columns of a file of colleges, by field. */
export const collegeColumns: SheetColumns<Column> = {
  name: { heading: 'Name', names: ['college', 'college name', 'school', 'university'], required: true },
  conference: { heading: 'Conference' },
  state: { heading: 'State' },
  location: { heading: 'Location', names: ['city'] },
  logoPath: { heading: 'Logo path', names: ['logo'] },
};

/** The number of a college's fraternities is counted, never imported. */
const countHeading = 'Fraternities';

const headings = headingsOf(collegeColumns);
const columnOf = columnFinder(collegeColumns);
const subject: Subject<Column> = {
  columns: collegeColumns,
  ignored: [countHeading],
  find: (heads, below) => {
    const columns = heads.map((head) => columnOf(head)[0]);
    return judgedColumns(
      collegeColumns,
      columns.map((column) => (column ? { column } : null)),
      below,
    );
  },
};

/** Returns colleges as a CSV text, one per row, in the order given. */
export function collegesCsv(colleges: readonly DirectoryCollege[]): string {
  return csvText(
    [...Object.values(headings), countHeading],
    colleges.map(({ name, conference, state, location, logoPath, fraternityCount }) => [
      ...[name, conference, state, location, logoPath ?? ''].map(markedCell),
      fraternityCount,
    ]),
  );
}

/** A college to write: the record to create if it has none, and the fields that change. */
export type CollegeWrite = {
  id: string;
  absent: CollegeInput | null;
  changes: Partial<CollegeInput>;
  /** The college as it will be, for its search tokens; null for a school of the list, which needs none. */
  searched: CollegeInput | null;
  /** The college as it was read, null for a new one. */
  seen: CollegeInput | null;
  /** What its chapters repeat of it from then on, null where that stays. */
  place: ChapterPlace | null;
};
export type CollegePlan = { table: Sheet<Column>; rows: Planned[]; writes: CollegeWrite[] };

/**
 * Plans the changes that a CSV text of colleges makes to the directory (issue "CSV import"). An empty cell
 * changes nothing; the number of fraternities is counted, never imported. Rows with errors are left out.
 */
export function planColleges(
  text: string,
  directory: readonly DirectoryCollege[],
  choices?: ColumnChoices,
): CollegePlan {
  const table = readDirectoryTable(text, subject, choices);
  const rows = table.missing.length > 0 ? [] : table.rows;
  const find = collegesByName(directory);
  const firstRow = new Map<string, number>();
  const planned = rows.map((row) => {
    const known = find(row.cells.name ?? '');
    const id = known?.id ?? slug(row.cells.name ?? '');
    const before = firstRow.get(id);
    if (before === undefined) firstRow.set(id, row.row);
    return planRow(row, id, known, before);
  });
  return {
    table,
    rows: planned.map(({ planned: row }) => row),
    writes: planned.flatMap(({ write }) => write ?? []),
  };
}

type PlannedCollege = { planned: Planned; write?: CollegeWrite };

function planRow(
  { row, cells }: SheetRow<Column>,
  id: string,
  known: DirectoryCollege | undefined,
  sameAs: number | undefined,
): PlannedCollege {
  const title = known?.name ?? cells.name ?? '';
  const error = (notes: string[]): PlannedCollege => ({ planned: { row, title, kind: 'error', notes } });
  if (id === '') return error(['Name: Enter a name with Latin letters or digits']);
  if (sameAs !== undefined) return error([`Same college as row ${sameAs}`]);
  const { name: _, ...given } = cells;
  const before = known
    ? fieldsOf(known)
    : { name: title, conference: '', logoPath: null, state: '', location: '' };
  const parsed = v.safeParse(CollegeInput, { ...before, ...given });
  if (!parsed.success) return error(issueNotes(parsed.issues, headings));
  if (!known) {
    const { name: _name, ...details } = parsed.output;
    return {
      planned: { row, title, kind: 'new', notes: newNotes(details, headings) },
      write: { id, absent: parsed.output, changes: {}, searched: parsed.output, seen: null, place: null },
    };
  }
  const changes = changed(before, parsed.output);
  if (Object.keys(changes).length === 0) return { planned: { row, title, kind: 'same', notes: [] } };
  const isMoved = changes.conference !== undefined || changes.state !== undefined;
  return {
    planned: { row, title, kind: 'change', notes: changeNotes(before, changes, headings) },
    write: {
      id,
      absent: missingRecord(known),
      changes,
      searched: known.isListed ? null : parsed.output,
      seen: before,
      place: isMoved ? chapterPlace({ id, ...parsed.output }) : null,
    },
  };
}

function fieldsOf({ name, conference, logoPath, state, location }: DirectoryCollege): CollegeInput {
  return { name, conference, logoPath, state, location };
}

function changed(before: CollegeInput, after: CollegeInput): Partial<CollegeInput> {
  const changes: Partial<CollegeInput> = {};
  if (after.conference !== before.conference) changes.conference = after.conference;
  if (after.logoPath !== before.logoPath) changes.logoPath = after.logoPath;
  if (after.state !== before.state) changes.state = after.state;
  if (after.location !== before.location) changes.location = after.location;
  return changes;
}
