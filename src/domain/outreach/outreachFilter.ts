import { collegeWords } from '../colleges/collegeWords.ts';
import { stateNames } from '../colleges/stateNames.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { foundBy } from '../text/bestFirst.ts';
import { searchText } from '../text/searchText.ts';
import type { OutreachRow } from './outreachRow.ts';

/**
 * The status filter of Home: a color, colleges without a fraternity, those who said no this year or had no
 * contact lately.
 */
export const statusFilters = ['green', 'yellow', 'red', 'none', 'no', 'late'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The filter of Home (specification 2.20); '' filters nothing. The point of contact is not searchable. */
export type OutreachFilter = {
  status: StatusFilter | '';
  conference: string;
  state: string;
  college: string;
  fraternity: string;
};

/** The sortable columns; a leading minus reverses the order. */
export const outreachColumns = ['status', 'college', 'fraternity', 'state'] as const;
export type OutreachColumn = (typeof outreachColumns)[number];
export type OutreachSort = OutreachColumn | `-${OutreachColumn}`;

/** Returns the column of a sort, and whether it is descending. */
export function readSort(sort: OutreachSort): { column: OutreachColumn; down: boolean } {
  const column = outreachColumns.find((name) => name === sort || `-${name}` === sort) ?? 'status';
  return { column, down: sort.startsWith('-') };
}

/** Returns the rows that pass every filter. A state matches by its two letters or by its name. */
export function filterRows(rows: readonly OutreachRow[], filter: OutreachFilter): OutreachRow[] {
  const states = statesCalled(filter.state);
  const there = rows.filter(
    (row) =>
      hasStatus(row, filter.status) &&
      (filter.conference === '' || row.conference === filter.conference) &&
      (states === null || states.has(row.state)),
  );
  return searched(searched(there, filter.college, collegeText), filter.fraternity, fraternityText);
}

function hasStatus(row: OutreachRow, status: OutreachFilter['status']): boolean {
  if (status === 'no') return row.declined;
  return status === 'late' ? row.late === true : status === '' || row.color === status;
}

const collegeText = remembering(({ college, ...place }) => collegeWords({ name: college, ...place }));
const fraternityText = remembering(({ fraternity, letters }) =>
  fraternityWords({ name: fraternity, letters }),
);

// To read the text of five thousand rows again takes longer than the pause between two keys.
function remembering(words: (row: OutreachRow) => string): (row: OutreachRow) => string {
  const known = new WeakMap<OutreachRow, string>();
  return (row) => {
    const text = known.get(row) ?? searchText(words(row));
    known.set(row, text);
    return text;
  };
}

function searched(
  rows: readonly OutreachRow[],
  search: string,
  text: (row: OutreachRow) => string,
): OutreachRow[] {
  return search.trim() === '' ? [...rows] : foundBy(rows, search, text);
}

/**
 * Returns the rows in order; ties are sorted by college and fraternity, and rows without a value come last in
 * either direction.
 */
export function sortRows(rows: readonly OutreachRow[], sort: OutreachSort): OutreachRow[] {
  const { column, down } = readSort(sort);
  const sign = down ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one, column), keyOf(other, column)];
    if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
    return (
      sign * words.compare(a, b) ||
      words.compare(one.college, other.college) ||
      words.compare(one.fraternity, other.fraternity)
    );
  });
}

// Made once: localeCompare would make one for each of ten thousand comparisons.
const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const ranks: Record<OutreachRow['color'], string> = { green: '1', yellow: '2', red: '3', none: '5' };

function keyOf(row: OutreachRow, column: OutreachColumn): string {
  if (column !== 'status') return row[column];
  // Nobody calls a chapter that has just said no.
  return row.declined ? '4' : ranks[row.color];
}

/**
 * Returns the codes of the states that a text may mean, or null for an empty text: 'TX', 'tex' and 'Texas'
 * are equal. Two letters that are a code don't match as the beginning of a name, and only beginnings of words
 * match: 'kansas' is not Arkansas.
 */
function statesCalled(text: string): Set<string> | null {
  const wanted = searchText(text);
  if (wanted === '') return null;
  const code = wanted.toUpperCase();
  if (Object.hasOwn(stateNames, code)) return new Set([code]);
  const called = Object.entries(stateNames).filter(([, name]) =>
    ` ${searchText(name)}`.includes(` ${wanted}`),
  );
  return new Set(called.map(([found]) => found));
}
