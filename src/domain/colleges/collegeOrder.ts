import { compareNames, type DirectoryCollege } from './collegeDirectory.ts';

/** The sort orders of the colleges, the default first (specification 2.15). */
export const collegeOrders = [
  ['count', 'Order by Number of Fraternities'],
  ['size', 'Order by Conference Size'],
  ['name', 'Order Alphabetically'],
  ['most', 'Most Fraternities'],
  ['least', 'Least Fraternities'],
] as const;
export type CollegeOrder = (typeof collegeOrders)[number][0];

/**
 * The conferences that come first when sorting by size, whatever their number of colleges (specification 9).
 */
const firstConferences = [
  'Southeastern Conference',
  'Big 12 Conference',
  'Big Ten Conference',
  'Atlantic Coast Conference',
  'Atlantic 10 Conference',
  'Mid-American Conference',
];

/** Returns the colleges in an order; ties are sorted by name. */
export function orderColleges(
  colleges: readonly DirectoryCollege[],
  order: CollegeOrder,
): DirectoryCollege[] {
  return [...colleges].sort(comparison(colleges, order));
}

type Compare = (a: DirectoryCollege, b: DirectoryCollege) => number;

function comparison(colleges: readonly DirectoryCollege[], order: CollegeOrder): Compare {
  if (order === 'name') return compareNames;
  if (order === 'size') {
    const rank = conferenceRank(colleges);
    return (a, b) => rank(a.conference) - rank(b.conference) || compareNames(a, b);
  }
  const direction = order === 'least' ? 1 : -1;
  return (a, b) => direction * (a.fraternityCount - b.fraternityCount) || compareNames(a, b);
}

/**
 * Returns a function that ranks a conference: the six that come first, then the others by their number of
 * colleges, then none.
 */
function conferenceRank(colleges: readonly DirectoryCollege[]): (conference: string) => number {
  const sizes = conferenceSizes(colleges);
  const others = [...sizes.keys()].filter((name) => name !== '' && !firstConferences.includes(name));
  others.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0) || (a < b ? -1 : 1));
  const ranks = new Map([...firstConferences, ...others].map((name, place) => [name, place]));
  return (conference) => ranks.get(conference) ?? ranks.size;
}

/** Returns the conferences of some colleges by name, with their number of colleges. */
export function conferenceSizes(colleges: readonly DirectoryCollege[]): ReadonlyMap<string, number> {
  const names = colleges.map(({ conference }) => conference).sort();
  const sizes = new Map<string, number>();
  for (const name of names) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  return sizes;
}
