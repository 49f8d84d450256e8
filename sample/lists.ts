import type { Random } from './random.ts';
import type { Evenings } from './term.ts';

/** The fields of the project's colleges and fraternities that the generator needs. */
export type CollegeRow = {
  id: string;
  name: string;
  shortName: string;
  nickname: string;
  conference: string;
  city: string;
  state: string;
};
export type FraternityRow = { name: string; letters: string };
export type Lists = { colleges: readonly CollegeRow[]; fraternities: readonly FraternityRow[] };

/**
 * The inputs of every part of the sample: the day it is made for, its evenings, the random source, the lists.
 */
export type World = { today: string; evenings: Evenings; random: Random; lists: Lists };

/** Returns the college with this short name. Throws when the list has none. */
export function collegeCalled(shortName: string, { colleges }: Lists): CollegeRow {
  const found = colleges.find((college) => college.shortName === shortName);
  if (!found) throw new Error(`No college is called ${shortName}.`);
  return found;
}
