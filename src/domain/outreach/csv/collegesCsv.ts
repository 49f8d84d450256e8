import * as v from 'valibot';
import { collegesByName, type DirectoryCollege, missingRecord } from '../../colleges/collegeDirectory.ts';
import { CollegeInput } from '../../colleges/collegeSchema.ts';
import { csvText } from '../../text/csv.ts';
import { slug } from '../../text/slug.ts';
import { readTable, type TableRow } from './csvTable.ts';
import { changeNotes, issueNotes, type Planned } from './planned.ts';

const headings = {
  name: 'Name',
  conference: 'Conference',
  state: 'State',
  location: 'Location',
  logoPath: 'Logo path',
  fraternityCount: 'Fraternities',
} as const;
type Column = keyof typeof headings;

/** Returns colleges as a CSV text, one per row, in the order given. */
export function collegesCsv(colleges: readonly DirectoryCollege[]): string {
  return csvText(
    Object.values(headings),
    colleges.map((college) => [
      college.name,
      college.conference,
      college.state,
      college.location,
      college.logoPath,
      college.fraternityCount,
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
};
export type CollegePlan = { rows: Planned[]; writes: CollegeWrite[]; unknown: string[]; problem: string };

/**
 * Plans the changes that a CSV text of colleges makes to the directory (issue "CSV import"). An empty cell
 * changes nothing; the number of fraternities is counted, never imported. If any row has an error, nothing
 * may be written.
 */
export function planColleges(text: string, directory: readonly DirectoryCollege[]): CollegePlan {
  const { rows, unknown, problem } = readTable(text, headings, ['name'], { name: ['College name'] });
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
    rows: planned.map(({ planned: row }) => row),
    writes: planned.flatMap(({ write }) => write ?? []),
    unknown,
    problem,
  };
}

type PlannedCollege = { planned: Planned; write?: CollegeWrite };

function planRow(
  { row, cells }: TableRow<Column>,
  id: string,
  known: DirectoryCollege | undefined,
  sameAs: number | undefined,
): PlannedCollege {
  const title = known?.name ?? cells.name ?? '';
  const error = (notes: string[]): PlannedCollege => ({ planned: { row, title, kind: 'error', notes } });
  if (id === '') return error(['Name: Enter a name with Latin letters or digits']);
  if (sameAs !== undefined) return error([`The same college as in row ${sameAs}`]);
  const { name: _, fraternityCount: _count, ...given } = cells;
  const before = known
    ? fieldsOf(known)
    : { name: title, conference: '', logoPath: null, state: '', location: '' };
  const parsed = v.safeParse(CollegeInput, { ...before, ...given });
  if (!parsed.success) return error(issueNotes(parsed.issues, headings));
  if (!known)
    return {
      planned: { row, title, kind: 'new', notes: [parsed.output.conference] },
      write: { id, absent: parsed.output, changes: {}, searched: parsed.output },
    };
  const changes = changed(before, parsed.output);
  if (Object.keys(changes).length === 0) return { planned: { row, title, kind: 'same', notes: [] } };
  return {
    planned: { row, title, kind: 'change', notes: changeNotes(before, changes, headings) },
    write: { id, absent: missingRecord(known), changes, searched: known.isListed ? null : parsed.output },
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
