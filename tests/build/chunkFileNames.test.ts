import { expect, test } from 'vitest';
import { chunkFileNames } from '../../build/chunkFileNames.ts';

const nameOf = chunkFileNames(['app']);

test.each([
  ['a page', { name: 'EventPage', isDynamicEntry: true }, 'assets/[name]-[hash:7].js'],
  ['a chunk of ours', { name: 'app', isDynamicEntry: false }, 'assets/[name]-[hash:7].js'],
  ['what the bundler split off', { name: 'useNow', isDynamicEntry: false }, 'assets/[hash:7].js'],
])('%s has a file name', (_, chunk, name) => {
  expect(nameOf(chunk)).toBe(name);
});
