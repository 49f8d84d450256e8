import { expect, test } from 'vitest';
import { type Code, parsed, placeOf, readCode } from '../../bench/house/code.ts';

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
  expect(waits(readCode(process.cwd()).filter(({ path }) => path.startsWith('src/')))).toEqual([]);
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
