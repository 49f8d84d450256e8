import { slug } from '../text/slug.ts';
import { shortSchoolName } from './shortSchoolName.ts';

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

/** Returns the schools of colleges.json, by name; each is a line below its state. */
export function collegesIn(states: Readonly<Record<string, readonly string[]>>): SearchedCollege[] {
  const all = Object.entries(states).flatMap(([state, lines]) => lines.map((line) => ofLine(state, line)));
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function ofLine(state: string, line: string): SearchedCollege {
  const [name = '', nickname = '', city = '', mark, shortName = shortSchoolName(name)] = line.split('|');
  return { id: slug(name), name, shortName, nickname, city, state, requestList: mark === '*' };
}
