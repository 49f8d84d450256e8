import type { Fraternity } from '../../fraternities/fraternity.ts';
import { csvText } from '../../text/csv.ts';
import { localDay } from '../../time/parse.ts';

/** The columns of a file of fraternities, by field. */
export const fraternityHeadings = {
  college: 'College',
  name: 'Name',
  letters: 'Letters',
  chapterName: 'Chapter',
  size: 'Size',
  active: 'Active',
  status: 'Status',
  philanthropy: 'Philanthropy',
  instagramUsername: 'Instagram username',
  instagramLink: 'Instagram link',
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
  signupFormUrl: 'Sign-up form',
  signupSheetUrl: 'Sign-up sheet',
  joinDate: 'Join date',
} as const;
/** Other accepted headings of the two name columns. */
export const fraternityAliases = {
  college: ['College name', 'School', 'School name', 'University'],
  name: ['Fraternity', 'Fraternity name'],
} as const;

export type FraternityColumn = keyof typeof fraternityHeadings;

/** Returns the fraternities of colleges as a CSV text, one per row, in the order given. */
export function fraternitiesCsv(
  colleges: readonly { name: string; fraternities: readonly Fraternity[] }[],
): string {
  const { college: _, ...ofFraternity } = fraternityHeadings;
  return csvText(
    Object.values(fraternityHeadings),
    colleges.flatMap(({ name, fraternities }) =>
      fraternities.map((fraternity) => {
        const values = new Map<string, unknown>(Object.entries(fraternity));
        return [name, ...Object.keys(ofFraternity).map((field) => cell(values.get(field)))];
      }),
    ),
  );
}

function cell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return localDay(value);
  return value === null || value === undefined ? '' : String(value);
}
