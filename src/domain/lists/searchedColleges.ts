import { slug } from '../text/slug.ts';
import rows from './colleges.json';

/** What visitors search of a Division I school, as docs/data-sources.md describes it. */
export type SearchedCollege = {
  /** The slug of its name. */
  id: string;
  name: string;
  shortName: string;
  nickname: string;
  city: string;
  state: string;
  /** Offered in the request form; true for about 100. */
  requestList: boolean;
};

/**
 * All Division I schools with men's basketball, by name: as lines, half as large as objects. Heavy: import it
 * lazily.
 */
export const searchedColleges: readonly SearchedCollege[] = rows.map((row) => {
  const [name = '', shortName = '', nickname = '', city = '', state = '', mark] = row.split(' | ');
  return { id: slug(name), name, shortName, nickname, city, state, requestList: mark === '*' };
});
