import { listedFraternity } from '../../fraternities/fraternityNames.ts';
import { columnFinder, plainHeading, type SheetColumn, type SheetColumns } from '../../sheet/columns.ts';
import { bestColumn, looksLikeEmail, looksLikePhone, mostFit } from '../../sheet/looks.ts';
import { type FraternityColumn, fraternityHeadings, toldHeadings } from './fraternitiesCsv.ts';

type Column = FraternityColumn;
type Found = Column | 'ignored' | null;
type Rows = readonly (readonly string[])[];

/** What people call the columns of contacts: after the role, 'Rush chair phone'. */
const parts = {
  Name: ['', 'name', 'full name'],
  Number: [
    'number',
    'phone',
    'phone number',
    'phone #',
    'cell',
    'cell phone',
    'cell number',
    '#',
    'no',
  ].concat(['mobile', 'mobile number', 'mobile phone', 'telephone', 'tel', 'contact number']),
  Email: ['email', 'email address', 'mail'],
  Contacted: ['contacted'],
} as const;
const roles = {
  rushChair: [
    'rush chair',
    'rush chairman',
    'rush captain',
    'rush',
    'rush contact',
    'recruitment chair',
    'rc',
  ].concat(['recruitment', 'recruitment chairman', 'vp recruitment', 'contact', 'contact person', 'poc']),
  president: ['president', 'chapter president', 'pres', 'prez'],
  philanthropy: ['philanthropy contact', 'philanthropy chair', 'philanthropy chairman', 'philo chair'],
} as const;

const schoolNames = [
  'college name',
  'school',
  'school name',
  'university',
  'university name',
  'institution',
  'campus',
];
const fraternityNames = [
  'fraternity name',
  'organization',
  'organization name',
  'org',
  'frat',
  'house',
  'greek organization',
];
const dueNames = ['due', 'due date', 'next step date', 'next step due', 'follow up on', 'follow up date'];

function named(column: Column, ...names: readonly string[]): SheetColumn {
  return { heading: fraternityHeadings[column], names };
}

/** A part of a contact: its heading, and what people call it after each name of the role. */
function ofRole(
  role: keyof typeof roles,
  part: keyof typeof parts,
  ...others: readonly string[]
): SheetColumn {
  const names = roles[role].flatMap((one) => parts[part].map((after) => `${one} ${after}`));
  return named(`${role}${part}`, ...names, ...others);
}

/** The columns of a file of chapters. */
export const chapterTable: SheetColumns<Column> = {
  college: { ...named('college', ...schoolNames), required: true },
  name: { ...named('name', ...fraternityNames), required: true },
  letters: named('letters', 'greek letters'),
  chapterName: named('chapterName', 'chapter name', 'chapter designation'),
  status: named('status', 'outreach status'),
  owner: named('owner', 'owner', 'caller', 'assignee'),
  nextStep: named('nextStep'),
  nextStepOn: named('nextStepOn', ...dueNames),
  rushChairName: ofRole('rushChair', 'Name', 'person'),
  rushChairNumber: ofRole('rushChair', 'Number', ...parts.Number),
  rushChairEmail: ofRole('rushChair', 'Email', ...parts.Email),
  rushChairContacted: ofRole('rushChair', 'Contacted'),
  presidentName: ofRole('president', 'Name'),
  presidentNumber: ofRole('president', 'Number'),
  presidentEmail: ofRole('president', 'Email'),
  presidentContacted: ofRole('president', 'Contacted'),
  philanthropyName: ofRole('philanthropy', 'Name'),
  philanthropyNumber: ofRole('philanthropy', 'Number'),
  philanthropyEmail: ofRole('philanthropy', 'Email'),
  philanthropyContacted: ofRole('philanthropy', 'Contacted'),
  size: named('size', 'members', 'member count', 'number of members', 'chapter size'),
  active: named('active'),
  philanthropy: named('philanthropy', 'cause', 'charity'),
  instagramUsername: named('instagramUsername', 'instagram', 'ig', 'insta', 'instagram handle'),
  instagramLink: named('instagramLink', 'instagram url'),
  signupFormUrl: named('signupFormUrl', 'sign up form url', 'google form'),
  signupSheetUrl: named('signupSheetUrl', 'sign up sheet url'),
  joinDate: named('joinDate', 'joined', 'joined on'),
};

const columnOf = columnFinder(chapterTable);
const ignored: ReadonlySet<string> = new Set(Object.values(toldHeadings).map(plainHeading));

/** Returns the column that a heading names. */
function columnNamed(heading: string): Found {
  return columnOf(heading)[0] ?? (ignored.has(plainHeading(heading)) ? 'ignored' : null);
}

/**
 * Returns what the columns of a file of chapters hold, by their headings: 'School', 'Rush chair phone',
 * "President's email". 'Name' and 'Chapter' are the fraternity where no other column is; else the person to
 * talk to and the chapter's own name.
 */
export function chapterColumns(heads: readonly string[], below: Rows): Found[] {
  const names = heads.map(plainHeading);
  const found = heads.map(columnNamed);
  const [name, chapter] = [names.indexOf('name'), names.indexOf('chapter')];
  const isNamed = found.includes('name');
  const byChapter = !isNamed && chapter >= 0 && (name < 0 || isOfFraternities(below, chapter));
  if (byChapter) found[chapter] = 'name';
  if (name >= 0) found[name] = isNamed || byChapter ? 'rushChairName' : 'name';
  return found;
}

/**
 * Returns what the columns of pasted cells without headings hold, by what most of their cells look like, or
 * null when the first row is headings.
 */
export function chapterColumnsByCells(
  rows: Rows,
  isCollege: (cell: string) => boolean,
): (Column | null)[] | null {
  const [first = []] = rows;
  const looks: readonly (readonly [Column, (cell: string) => boolean])[] = [
    ['rushChairEmail', looksLikeEmail],
    ['rushChairNumber', looksLikePhone],
    ['name', (cell) => listedFraternity(cell) !== null],
    ['college', isCollege],
  ];
  const isData = first.some((cell) => cell !== '' && looks.some(([, fits]) => fits(cell)));
  if (!isData || first.some((cell) => columnNamed(cell) !== null)) return null;
  const found: (Column | null)[] = first.map(() => null);
  for (const [column, fits] of looks) {
    const at = bestColumn(rows, (cell, place) => found[place] === null && fits(cell));
    if (at >= 0) found[at] = column;
  }
  const person = found.findIndex(
    (column, at) => column === null && mostFit(rows, at, (cell) => /\p{L}/u.test(cell) && !/[/@]/.test(cell)),
  );
  return found.map((column, at) => (at === person ? 'rushChairName' : column));
}

function isOfFraternities(below: Rows, at: number): boolean {
  return mostFit(below, at, (cell) => listedFraternity(cell) !== null);
}
