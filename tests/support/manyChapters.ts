import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { manyFraternities } from '../../sample/manyFraternities.ts';

const Names = v.array(v.object({ name: v.string(), letters: v.string() }));
const Colleges = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    shortName: v.string(),
    nickname: v.string(),
    conference: v.string(),
    city: v.string(),
    state: v.string(),
  }),
);
// Playwright imports no JSON.
const read = (list: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/domain/lists/${list}.json`, import.meta.url), 'utf8'));

/** The colleges of the list, for tests that Playwright runs. */
export const listedColleges = v.parse(Colleges, read('colleges'));

/** Returns every college of the list and `total` chapters spread over them, by path. */
export function manyChapters(total: number) {
  const lists = { colleges: listedColleges, fraternities: v.parse(Names, read('fraternities')) };
  return Object.fromEntries(manyFraternities(lists, total).map(({ path, fields }) => [path, fields]));
}
