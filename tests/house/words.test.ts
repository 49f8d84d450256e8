import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Code, parsed, pathsIn, placeOf } from '../../bench/house/code.ts';

/** What a friend wouldn't say. */
const stiff =
  /\b(can ?not|(do|does|did|is|are|was|were|has|have|will|would|could|must) not|whoever|(some|any|every|no)body|e-mail|you are|it is|they are|cancelled|colour)\b/gi;

/** A sentence of the specification (5.9), and a value that is stored. */
const given = /This action cannot be undone\.|^'e-mail'$/g;

/** The code of the screens of staff, crew and Betr, and of their messages. */
const shown = /^src\/(admin|betr|crew|parts|ui|domain)\/.*\.tsx?$/;
const root = process.cwd();
const codes = pathsIn(root)
  .filter((path) => shown.test(path))
  .map((path) => parsed(path, readFileSync(join(root, path), 'utf8')));

/** Returns the stiff words in the texts of the code, with their places. */
function stiffWords(code: Code): string[] {
  return code.nodes
    .filter(({ type }) => type === 'Literal' || type === 'JSXText' || type === 'TemplateElement')
    .filter(({ around }) => !around.some(({ type }) => type === 'ImportDeclaration'))
    .flatMap((node) => {
      const text = code.text.slice(node.start, node.end).replace(given, '');
      return [...text.matchAll(stiff)].map(([word]) => `${placeOf(code, node)}: ${word}`);
    });
}

test('the console speaks as a friend does: contractions, American usage', () => {
  expect(codes.length).toBeGreaterThan(400);
  expect(codes.flatMap(stiffWords)).toEqual([]);
});

test.each([
  "const failed = 'It cannot be saved.';",
  'const found = `Nobody has it`;',
  'const page = <p>You are offline.</p>;',
])('%s is found', (text) => {
  expect(stiffWords(parsed('src/admin/a.tsx', text))).toHaveLength(1);
});
