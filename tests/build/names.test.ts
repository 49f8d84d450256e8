import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsIn } from '../../bench/house/code.ts';
import { assetFileNames, chunkFileNames, classNames } from '../../build/names.ts';

const nameOf = chunkFileNames(['app']);
const nameIn = classNames.modules.generateScopedName;

test.each([
  ['a page', { name: 'EventPage', isDynamicEntry: true }, 'assets/[name]-[hash:7].js'],
  ['a chunk of ours', { name: 'app', isDynamicEntry: false }, 'assets/[name]-[hash:7].js'],
  ['what the bundler split off', { name: 'useNow', isDynamicEntry: false }, 'assets/[hash:7].js'],
])('%s has a file name', (_, chunk, name) => {
  expect(nameOf(chunk)).toBe(name);
});

test.each([
  ['a style', 'EventPage.css', 'assets/[hash:7].css'],
  ['a font', 'besley.woff2', 'assets/[name]-[hash:7][extname]'],
])('%s has a file name', (_, name, pattern) => {
  expect(assetFileNames({ names: [name] })).toBe(pattern);
});

test("no two styles' modules name a class alike", () => {
  const modules = pathsIn(process.cwd()).filter((path) => path.endsWith('.module.css'));
  const named = modules.map((path) => nameIn('row', join(process.cwd(), path), '.row {}'));
  expect(named[0]).toMatch(/^_[\w-]{4}0$/);
  expect(new Set(named).size).toBe(modules.length);
});

test('no two classes or animations of a module have one name', () => {
  const css = '.row {} .row .cell::before {} @keyframes turn {} .rows:has(.other-cell) {}';
  const named = ['row', 'cell', 'turn', 'rows', 'other-cell'].map((name) => nameIn(name, '/a.css', css));
  expect(named.map((name) => name.slice(5))).toEqual(['0', '1', '2', '3', '4']);
  expect(() => nameIn('lost', '/a.css', css)).toThrow('lost');
});
