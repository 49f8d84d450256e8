import { expect, test } from 'vitest';
import { assetFileNames, chunkFileNames } from '../../build/chunkFileNames.ts';

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
