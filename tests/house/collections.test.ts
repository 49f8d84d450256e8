import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathsIn } from '../../bench/house/code.ts';
import { matchedPaths } from '../../bench/mutate/ruleSource.ts';
import { ROOT } from '../../scripts/project.ts';
import { collections } from '../../src/domain/backup/documentPages.ts';

/** The collections that the code of `src/data` asks for by name. */
const named = pathsIn(ROOT)
  .filter((path) => /^src\/data\/.*\.tsx?$/.test(path))
  .flatMap((path) => [
    ...readFileSync(`${ROOT}${path}`, 'utf8').matchAll(/\b(?:collection|doc)\(\w+, ['`](\w+)/g),
  ])
  .map(([, name = '']) => name);

test('the rules know every collection that the app asks for', () => {
  const paths = matchedPaths(readFileSync(`${ROOT}firestore.rules`, 'utf8'));
  const known = new Set(paths.flatMap((path) => path.split('/')));
  expect(new Set(named).size).toBeGreaterThan(5);
  // The id of a new document is made of any collection.
  expect([...new Set(named)].filter((name) => name !== 'any' && !known.has(name))).toEqual([]);
});

test('a download of everything reads every collection of the rules', () => {
  const paths = matchedPaths(readFileSync(`${ROOT}firestore.rules`, 'utf8'));
  // Nobody reads the mail: it is the extension's, which sends it.
  const known = paths.map((path) => path.split('/').at(-2)).filter((name) => name !== 'mail');
  expect([...collections].toSorted()).toEqual([...new Set(known)].toSorted());
});
