import type { DirectoryCollege } from '../../colleges/collegeDirectory.ts';
import type { Fraternity } from '../../fraternities/fraternity.ts';
import { type CsvCell, csvText } from '../../text/csv.ts';
import { markedCell } from '../../text/csvMarks.ts';
import { localDay } from '../../time/parse.ts';

/** The columns of a file of chapters that an import takes, by field. */
export const fraternityHeadings = {
  college: 'College',
  name: 'Fraternity',
  letters: 'Letters',
  chapterName: 'Chapter',
  status: 'Status',
  owner: 'Assigned to',
  nextStep: 'Next step',
  nextStepOn: 'Next step on',
  rushChairName: 'Rush chair',
  rushChairNumber: 'Rush chair number',
  rushChairEmail: 'Rush chair email',
  rushChairContacted: 'Rush chair contacted',
  presidentName: 'President',
  presidentNumber: 'President number',
  presidentEmail: 'President email',
  presidentContacted: 'President contacted',
  philanthropyName: 'Philanthropy contact',
  philanthropyNumber: 'Philanthropy number',
  philanthropyEmail: 'Philanthropy email',
  philanthropyContacted: 'Philanthropy contacted',
  size: 'Size',
  active: 'Active',
  philanthropy: 'Philanthropy',
  instagramUsername: 'Instagram username',
  instagramLink: 'Instagram link',
  signupFormUrl: 'Sign-up form',
  signupSheetUrl: 'Sign-up sheet',
  joinDate: 'Join date',
} as const;
export type FraternityColumn = keyof typeof fraternityHeadings;

/** The columns that follow from calls and from the college; an import leaves them as they are. */
export const toldHeadings = {
  state: 'State',
  conference: 'Conference',
  lastContactAt: 'Last contact',
  declinedOn: 'Said no on',
  rushChairConfirmedOn: 'Rush chair confirmed on',
  presidentConfirmedOn: 'President confirmed on',
  philanthropyConfirmedOn: 'Philanthropy contact confirmed on',
} as const;

/** A chapter and its college. */
export type ExportedChapter = {
  college: Pick<DirectoryCollege, 'name' | 'state' | 'conference'>;
  fraternity: Fraternity;
};

/** Returns chapters with their contacts as a CSV text, one per row, in the order given. */
export function fraternitiesCsv(chapters: readonly ExportedChapter[]): string {
  const { college: _, ...ofFraternity } = fraternityHeadings;
  const headings = { ...ofFraternity, ...toldHeadings };
  return csvText(
    [fraternityHeadings.college, ...Object.values(headings)],
    chapters.map(({ college, fraternity }) => {
      const { state, conference } = college;
      const values = new Map<string, unknown>(Object.entries({ ...fraternity, state, conference }));
      return [
        markedCell(college.name),
        ...Object.keys(headings).map((field) => cell(field, values.get(field))),
      ];
    }),
  );
}

function cell(field: string, value: unknown): CsvCell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return localDay(value);
  if (typeof value !== 'string') return null;
  // A day isn't marked, so that a spreadsheet can sort by it; an import reads it however it is rewritten.
  return field.endsWith('On') ? value : markedCell(value);
}
