import { collegeWords } from '../colleges/collegeWords.ts';
import { stateNames } from '../colleges/stateNames.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { matchesSearch, searchText } from '../text/searchText.ts';
import type { OutreachColor } from './outreachColor.ts';
import type { OutreachRow } from './outreachRow.ts';

/** What Home shows (specification 2.20); '' filters nothing. The point of contact is not searchable. */
export type OutreachFilter = {
  status: OutreachColor | '';
  state: string;
  college: string;
  fraternity: string;
};

/** The columns that rows can be sorted by; a minus before it: the other way round. */
export const outreachColumns = ['status', 'college', 'fraternity', 'state'] as const;
export type OutreachColumn = (typeof outreachColumns)[number];
export type OutreachSort = OutreachColumn | `-${OutreachColumn}`;

/** The column of a sort, and whether it goes down. */
export function readSort(sort: OutreachSort): { column: OutreachColumn; down: boolean } {
  const column = outreachColumns.find((name) => name === sort || `-${name}` === sort) ?? 'status';
  return { column, down: sort.startsWith('-') };
}

/** The rows that pass every filter. A state is found by its two letters or by its name. */
export function filterRows(rows: readonly OutreachRow[], filter: OutreachFilter): OutreachRow[] {
  const states = statesCalled(filter.state);
  return rows.filter(
    (row) =>
      (filter.status === '' || row.color === filter.status) &&
      (states === null || states.has(row.state)) &&
      (filter.college === '' || matchesSearch(filter.college, collegeWords({ name: row.college }))) &&
      (filter.fraternity === '' ||
        matchesSearch(filter.fraternity, fraternityWords({ name: row.fraternity, letters: row.letters }))),
  );
}

/**
 * The rows in order; equals stand by college and fraternity, and what has no value stands last either way.
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

const ranks: Record<OutreachColor, string> = { green: '1', yellow: '2', red: '3' };

function keyOf(row: OutreachRow, column: OutreachColumn): string {
  return column === 'status' ? ranks[row.color] : row[column];
}

/**
 * The codes of the states that a text may mean, null when it says nothing: 'TX', 'tex' and 'Texas' are one.
 * Two letters that are a code are no beginning of a name, and a beginning is that of a word: 'kansas' is not
 * Arkansas.
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
