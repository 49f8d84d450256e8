import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Code, parsed, pathsIn, placeOf } from '../../bench/house/code.ts';

/** The files of the app in which anything waits at all. */
const waiting = pathsIn(process.cwd())
  .filter((path) => /^src\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => /\bawait\b/.test(text));

/** Returns the places where a module itself waits, and not a function of it. */
function waits(codes: readonly Code[]): string[] {
  return codes.flatMap((code) =>
    code.nodes
      .filter(({ type, await: waiting }) => type === 'AwaitExpression' || waiting === true)
      .filter(({ around }) => !around.some(({ type }) => /Function/.test(type)))
      .map((node) => placeOf(code, node)),
  );
}

// WebKit hands out a module that two imports ask for at once before its own await is done.
test('no module of the app waits while it is evaluated', () => {
  expect(waits(waiting.map(({ path, text }) => parsed(path, text)))).toEqual([]);
});

test.each([
  ['export const a = await b();', true],
  ['const a = (await b()) ? 1 : 2;', true],
  ['export {}; for await (const a of b) c(a);', true],
  ['class A { static { void 0; } b = async () => await 1; }', false],
  ['const a = async () => { await b(); for await (const c of d) c(); };', false],
  ['async function a() { return await b(); }', false],
])('%s: waits %s', (text, expected) => {
  expect(waits([parsed('src/lib/a.ts', text)])).toEqual(expected ? ['src/lib/a.ts:1'] : []);
});
