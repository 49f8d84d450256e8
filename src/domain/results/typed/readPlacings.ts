import { limits } from '../../fields/limits.ts';
import { readCells } from '../../sheet/readCells.ts';
import { readSheet, type SheetRow } from '../../sheet/readSheet.ts';
import { unguardedCell } from '../../text/csv.ts';
import { isEmptyCell } from '../../text/emptyCell.ts';
import { type PlaceMark, readPlace, takePlace } from './placeMark.ts';
import type { PlaceWords } from './placeWords.ts';
import { placingSheet } from './placingColumns.ts';
import { type LinePerson, splitCells, splitLine } from './splitLine.ts';
import { emptyRow, mostLines, type TypedRow } from './typedList.ts';

/** What a pasted list says, and the lines of it that name no one. */
export type Placings = {
  rows: TypedRow[];
  left: string[];
  /** Whether there were numbers that can't be places, such as those on badges. */
  ignoredNumbers: boolean;
};

type Read = LinePerson & { mark: PlaceMark | null };
type Line = { text: string; read: Read | null };

const heading =
  /:\s*$|^(the )?(final |official |full )*(results?|standings?|plac(es|ings?)|rankings?|leader ?board|final table|(semi|quarter)-?\s?finals?|finals?|players?|names?|(round|table|top|day) \d+)\b[^,–—-]*$/iu;

/**
 * Reads a list of places as people write or copy it: one person a line, or cells of a spreadsheet, with or
 * without numbers, headers, schools and chapters. Never throws; what names no one is left out and listed.
 */
export function readPlacings(text: string, known: PlaceWords): Placings {
  const clean = text.replace(/^\uFEFF/, '');
  const lines = (asTable(clean, known) ?? asLines(clean, known)).filter((line) => line.text !== '');
  const titled = titles(lines);
  const found = lines.flatMap(({ read }, at) => (read && at >= titled ? [read] : []));
  const rows = found.slice(0, mostLines);
  const left = lines.filter(({ read }, at) => !read || at < titled).map((line) => line.text);
  const beyond = lines.filter(({ read }, at) => read && at >= titled).slice(mostLines);
  return { ...inOrder(rows), left: [...left, ...beyond.map((line) => line.text)] };
}

function asLines(text: string, known: PlaceWords): Line[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map((whole) => {
    const line = whole.trim();
    // No one's line, but a letter or a picture that was pasted by mistake.
    if (line.length > limits.longText) return { text: line, read: null };
    const { mark, rest } = takePlace(line);
    const quoted = rest.startsWith('"') ? readCells(rest) : null;
    const [cells] = quoted && !quoted.unclosed ? quoted.rows : [];
    const person = cells ? splitCells(cells, known) : splitLine(rest, known);
    const names = isSomebody(person.name) && (mark !== null || !heading.test(line));
    return { text: line, read: names ? { ...person, mark } : null };
  });
}

/** Reads cells of a spreadsheet or of a file with a header; null for plain lines. */
function asTable(text: string, known: PlaceWords): Line[] | null {
  const all = text.split(/\r\n|[\r\n]/);
  const tabbed = all.findIndex((line) => line.includes('\t'));
  const first = tabbed >= 0 ? tabbed : all.findIndex((line) => line.trim() !== '');
  const title = all.slice(0, Math.max(0, first)).map((line) => ({ text: line.trim(), read: null }));
  const { rows, found, unclosed } = readSheet(all.slice(first).join('\n'), placingSheet(known));
  if (unclosed || (tabbed < 0 && !found)) return null;
  const lasts =
    !found &&
    hasLastNames(
      rows.map((row) => row.all),
      known,
    );
  return [
    ...title,
    ...rows.map((row) => {
      const read = found ? byColumns(row, Boolean(found.place)) : byCells(row.all, lasts, known);
      return { text: row.all.filter(Boolean).join('\t'), read: isSomebody(read.name) ? read : null };
    }),
  ];
}

function byColumns(
  { cells }: SheetRow<'place' | 'names' | 'emails' | 'school' | 'chapter'>,
  placed: boolean,
): Read {
  const { place = '', names = '', emails = '', school = '', chapter = '' } = cells;
  // A list may still have '3. Ann Lee' in its column of names.
  const inName = placed ? { mark: readPlace(place), rest: names } : takePlace(names);
  return { mark: inName.mark, name: inName.rest, school, chapter, email: emails };
}

function byCells(cells: readonly string[], lasts: boolean, known: PlaceWords): Read {
  const [first = '', ...others] = cells.map(unguardedCell).filter((cell) => !isEmptyCell(cell));
  const mark = readPlace(first);
  const rest = mark ? others : [first, ...others];
  const [one = '', two = '', ...more] = rest;
  const parts = lasts ? [`${one} ${two}`, ...more] : rest;
  const taken = mark ? { mark, rest: parts[0] ?? '' } : takePlace(parts[0] ?? '');
  return { ...splitCells([taken.rest, ...parts.slice(1)], known), mark: taken.mark };
}

/** Whether the rows of a table without a header have first and last names apart. */
function hasLastNames(rows: readonly (readonly string[])[], known: PlaceWords): boolean {
  const bare = rows
    .map((cells) => cells.filter((cell) => cell !== '' && readPlace(cell) === null))
    .filter((cells) => cells.length > 0);
  const isPlace = (cell = '') => known.isSchool(cell) || known.isChapter(cell);
  const single = (cell = '') => /^\p{L}\S*$/u.test(cell);
  const apart = bare.filter(([one, two, three]) => single(one) && single(two) && isPlace(three));
  return 2 * apart.length > bare.length && !bare.some(([, two]) => isPlace(two));
}

/** Returns how many lines stand above a numbered list and belong to its title. */
function titles(lines: readonly Line[]): number {
  const people = lines.filter(({ read }) => read);
  const numbered = people.filter(({ read }) => read?.mark);
  const first = lines.findIndex(({ read }) => read?.mark);
  return 3 * numbered.length >= 2 * people.length && first > 0 ? first : 0;
}

function inOrder(found: readonly Read[]): Pick<Placings, 'rows' | 'ignoredNumbers'> {
  const said: number[] = [];
  for (const { mark } of found) said.push(mark ? mark.place || (said.at(-1) ?? 0) : 0);
  const sorted = said.every(Boolean)
    ? found.map((read, at) => ({ read, place: said[at] ?? 0 })).sort((one, two) => one.place - two.place)
    : found.map((read, at) => ({ read, place: said[at] ?? 0 }));
  const isOrder = arePlaces(said);
  const list = isOrder ? sorted : found.map((read) => ({ read, place: 0 }));
  return {
    rows: list.map(({ read: { mark, ...person }, place }, at) => {
      const before = list[at - 1];
      const both = before !== undefined && place > 0 && before.place === place;
      return { ...emptyRow, ...person, said: place, tied: at > 0 && (both || mark?.place === 0) };
    }),
    ignoredNumbers: !isOrder && said.some(Boolean),
  };
}

/** Whether the numbers of a list are places: they only grow, or they are 1 to n in another order. */
function arePlaces(said: readonly number[]): boolean {
  const numbers = said.filter(Boolean);
  const grows = numbers.every((place, at) => place >= (numbers[at - 1] ?? 0));
  const highest = numbers.reduce((most, place) => Math.max(most, place), 0);
  const lowest = numbers.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const isWhole = numbers.length === said.length && lowest === 1 && highest <= said.length;
  return isWhole || (grows && highest - Math.min(lowest, highest) <= said.length);
}

function isSomebody(name: string): boolean {
  return /\p{L}/u.test(name);
}
