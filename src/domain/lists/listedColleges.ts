import type { SearchedCollege } from './collegeLine.ts';
import places from './collegePlaces.json';
import { searchedColleges } from './searchedColleges.ts';

/** A Division I school with all that staff are shown of it. */
export type ListedCollege = SearchedCollege & { conference: string; lat: number; lng: number };

const known = new Map(searchedColleges.map((college) => [college.id, college]));

/** The same schools in the same order. Heavy: import it lazily. */
export const colleges: readonly ListedCollege[] = places.flatMap(({ id, ...place }) => {
  const college = known.get(id);
  return college ? { ...college, ...place } : [];
});
