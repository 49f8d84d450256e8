import { slug } from '../text/slug.ts';

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

/** Returns the school of a line of colleges.json. */
export function collegeOfLine(line: string): SearchedCollege {
  const [name = '', shortName = '', nickname = '', city = '', state = '', mark] = line.split(' | ');
  return { id: slug(name), name, shortName, nickname, city, state, requestList: mark === '*' };
}
