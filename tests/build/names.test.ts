import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsIn } from '../../bench/house/code.ts';
import { assetFileNames, chunkFileNames, classNames } from '../../build/names.ts';

const nameOf = chunkFileNames(['app']);

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
  const named = modules.map((path) =>
    classNames.modules.generateScopedName('row', join(process.cwd(), path)),
  );
  expect(named[0]).toMatch(/^row_[\w-]{4}$/);
  expect(new Set(named).size).toBe(modules.length);
});
