import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, wordListsOf } from '../../bench/mutate/ruleSource.ts';
import { ROOT } from '../../scripts/project.ts';

/*
 * docs/data-model.md and firestore.rules list the same fields.
 */

type Shape = { fields: string[]; required: string[]; maps: [string, string[]][] };

const rules = readFileSync(`${ROOT}firestore.rules`, 'utf8');

/** The table "Collections", by the function of the rules that judges the document. */
const documented = new Map(
  readFileSync(`${ROOT}docs/data-model.md`, 'utf8')
    .split('\n')
    .flatMap((line): [string, Shape][] => {
      const [, shape, fields] = /^\| `[^`]+`[^|]*\| `(\w+)` \| ([^|]+) \|$/.exec(line) ?? [];
      return shape && fields ? [[shape, shapeOf(fields)]] : [];
    }),
);

function shapeOf(cell: string): Shape {
  const words = cell.replace(/\{[^}]*\}/g, '').split(/[ ·]+/);
  const isRequired = (word: string) => /^\*(\*\*)?\w/.test(word);
  const bare = (word: string) => word.replaceAll('*', '');
  return {
    fields: words.map(bare),
    required: words.filter(isRequired).map(bare),
    maps: [...cell.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, name = '', inner = '']) => [
      name,
      inner.split(' '),
    ]),
  };
}

/** The lists of one kind by the function they stand in, `isNewEvent` counted with `isEvent`. */
function listed(kind: string): Map<string, string[]> {
  const functions = [...codeOf(rules).matchAll(/function (\w+)\(/g)];
  const lists = wordListsOf(rules).filter(({ name }) => name === kind);
  return new Map(
    lists.map(({ from, words }) => {
      const name = functions.findLast(({ index }) => index < from)?.[1] ?? '';
      return [name.replace(/^isNew/, 'is'), words.map(({ word }) => word)];
    }),
  );
}

const sorted = (words: readonly string[]) => words.toSorted();

/** The functions that judge a map in a document, by the map's name in the table. */
const mapShapes: Record<string, string> = {
  signUp: 'isSignUp',
  line: 'isLineCount',
  salesContact: 'isContact',
  contact: 'isContact',
  promise: 'isPromise',
  cards: 'isCards',
  aside: 'isAside',
  seats: 'areCounts',
  changes: 'isResultChange',
  rule: 'isSeasonRule',
  totals: 'isTotals',
};

test('every shape of the rules stands in the table, and no other', () => {
  expect(documented.size).toBe(53);
  const shapes = [...listed('hasOnly').keys()].filter((name) => !Object.values(mapShapes).includes(name));
  expect(sorted(shapes)).toEqual(sorted([...documented.keys()]));
  for (const name of listed('hasAll').keys()) expect([...documented.keys()]).toContain(name);
});

test.each([...documented])('%s takes the fields of the table', (shape, { fields, required }) => {
  expect(sorted(listed('hasOnly').get(shape) ?? [])).toEqual(sorted(fields));
  // The day asks for its sort key, and the way to register for its form; neither is asked for by name.
  expect(sorted(listed('hasAll').get(shape) ?? [])).toEqual(sorted(required));
});

test('a map in a document has the fields of the table', () => {
  const maps = [...documented.values()].flatMap(({ maps }) => maps);
  expect(sorted(maps.map(([name]) => name))).toEqual(sorted(Object.keys(mapShapes)));
  for (const [name, fields] of maps) expect(fields).toEqual(listed('hasOnly').get(mapShapes[name] ?? ''));
});
