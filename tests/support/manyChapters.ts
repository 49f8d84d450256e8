import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { manyFraternities } from '../../sample/manyFraternities.ts';
import { collegeOfLine } from '../../src/domain/lists/collegeLine.ts';

const Names = v.array(v.object({ name: v.string(), letters: v.string() }));
const Places = v.array(v.object({ id: v.string(), conference: v.string() }));
// Playwright imports no JSON.
const read = (list: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/domain/lists/${list}.json`, import.meta.url), 'utf8'));

const places = v.parse(Places, read('collegePlaces'));

/** The colleges of the list, for tests that Playwright runs. */
export const listedColleges = v.parse(v.array(v.string()), read('colleges')).map((line, at) => {
  const college = collegeOfLine(line);
  return { ...college, conference: places[at]?.id === college.id ? places[at].conference : '' };
});

/** Returns every college of the list and `total` chapters spread over them, by path. */
export function manyChapters(total: number) {
  const lists = { colleges: listedColleges, fraternities: v.parse(Names, read('fraternities')) };
  return Object.fromEntries(manyFraternities(lists, total).map(({ path, fields }) => [path, fields]));
}
