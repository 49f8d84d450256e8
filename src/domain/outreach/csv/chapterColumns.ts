import { listedFraternity } from '../../fraternities/fraternityNames.ts';
import { plainHeading } from './csvTable.ts';
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

const others: Partial<Record<Column, readonly string[]>> = {
  college: [
    'college name',
    'school',
    'school name',
    'university',
    'university name',
    'institution',
    'campus',
  ],
  name: [
    'fraternity name',
    'organization',
    'organization name',
    'org',
    'frat',
    'house',
    'greek organization',
  ],
  chapterName: ['chapter name', 'chapter designation'],
  letters: ['greek letters'],
  size: ['members', 'member count', 'number of members', 'chapter size'],
  status: ['outreach status'],
  owner: ['owner', 'caller', 'assignee'],
  nextStepOn: ['due', 'due date', 'next step date', 'next step due', 'follow up on', 'follow up date'],
  instagramUsername: ['instagram', 'ig', 'insta', 'instagram handle'],
  instagramLink: ['instagram url'],
  rushChairName: ['person'],
  rushChairNumber: parts.Number,
  rushChairEmail: parts.Email,
  signupFormUrl: ['sign up form url', 'google form'],
  signupSheetUrl: ['sign up sheet url'],
  joinDate: ['joined', 'joined on'],
  philanthropy: ['cause', 'charity'],
};

const known: ReadonlyMap<string, Column | 'ignored'> = new Map(allNames());

function* allNames(): Generator<[string, Column | 'ignored']> {
  for (const heading of Object.values(toldHeadings)) yield [plainHeading(heading), 'ignored'];
  for (const column of columnsOf(others))
    for (const name of others[column] ?? []) yield [plainHeading(name), column];
  for (const role of ['rushChair', 'president', 'philanthropy'] as const)
    for (const part of ['Name', 'Number', 'Email', 'Contacted'] as const)
      for (const one of roles[role])
        for (const after of parts[part]) yield [plainHeading(`${one} ${after}`), `${role}${part}`];
  for (const column of columnsOf(fraternityHeadings))
    yield [plainHeading(fraternityHeadings[column]), column];
}

function columnsOf(of: Partial<Record<Column, unknown>>): Column[] {
  const isColumn = (name: string): name is Column => name in fraternityHeadings;
  return Object.keys(of).filter(isColumn);
}

/**
 * Returns what the columns of a file of chapters hold, by their headings: 'School', 'Rush chair phone',
 * "President's email". 'Name' and 'Chapter' are the fraternity where no other column is; else the person to
 * talk to and the chapter's own name.
 */
export function chapterColumns(heads: readonly string[], below: Rows): Found[] {
  const names = heads.map(plainHeading);
  const found = names.map((name): Found => known.get(name) ?? null);
  const [name, chapter] = [names.indexOf('name'), names.indexOf('chapter')];
  const isNamed = found.includes('name');
  const byChapter = !isNamed && chapter >= 0 && (name < 0 || isOfFraternities(below, chapter));
  if (byChapter) found[chapter] = 'name';
  if (name >= 0) found[name] = isNamed || byChapter ? 'rushChairName' : 'name';
  return found;
}

/** Whether a cell looks like an email address. */
export function isEmail(cell: string): boolean {
  return /^\S+@\S+\.\S+$/.test(cell);
}

/** Whether a cell looks like a phone number. */
export function isPhone(cell: string): boolean {
  return /^\+?[\d\s().-]{7,}( ?(x|ext).*)?$/i.test(cell);
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
    ['rushChairEmail', isEmail],
    ['rushChairNumber', isPhone],
    ['name', (cell) => listedFraternity(cell) !== null],
    ['college', isCollege],
  ];
  const isData = first.some((cell) => cell !== '' && looks.some(([, fits]) => fits(cell)));
  if (!isData || first.some((cell) => known.has(plainHeading(cell)))) return null;
  const found: (Column | null)[] = first.map(() => null);
  for (const [column, fits] of looks) {
    const at = bestColumn(rows, (cell, place) => found[place] === null && fits(cell));
    if (at >= 0) found[at] = column;
  }
  const person = found.findIndex(
    (column, at) => column === null && most(rows, at, (cell) => /\p{L}/u.test(cell) && !/[/@]/.test(cell)),
  );
  return found.map((column, at) => (at === person ? 'rushChairName' : column));
}

/**
 * Returns the column in which most of the filled cells fit: of several the one with the most such cells, and
 * then with the longest, because 'Sam' is a name and a fraternity. Returns -1 for none.
 */
export function bestColumn(rows: Rows, fits: (cell: string, at: number) => boolean): number {
  let best = { at: -1, score: 0 };
  for (const at of (rows[0] ?? []).keys()) {
    const fitting = rows.flatMap((row) => row[at] || []).filter((cell) => fits(cell, at));
    const score = fitting.length + fitting.join('').length / 1e6;
    if (score > best.score && most(rows, at, (cell) => fits(cell, at))) best = { at, score };
  }
  return best.at;
}

function isOfFraternities(below: Rows, at: number): boolean {
  return most(below, at, (cell) => listedFraternity(cell) !== null);
}

/** Whether most of the filled cells of a column fit. */
export function most(rows: Rows, at: number, fits: (cell: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[at] || []);
  return cells.length > 0 && 2 * cells.filter(fits).length > cells.length;
}
