import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Code, parsed, pathsIn, readCode } from '../../bench/house/code.ts';
import { fullFolders } from '../../bench/house/lines.ts';
import { measuresOf } from '../../bench/house/measures.ts';
import { unusedPackages } from '../../bench/house/packages.ts';
import { circling, roomsOf } from '../../bench/house/rooms.ts';
import { breaches } from './layers.ts';

const root = process.cwd();
// Parsed once for all that is asked of the whole tree.
const codes = readCode(root);
const inFile = (path: string, text: string): Code[] => [parsed(path, text)];

describe('what a room may import', () => {
  test('is kept to in the whole tree', () => {
    expect(breaches(codes)).toEqual([]);
  });

  test.each([
    ['src/domain/a/b.ts', "import { useState } from 'react';", 'react'],
    ['src/domain/a/b.ts', "import { send } from '../../data/send.ts';", 'src/data/send.ts'],
    ['src/lib/b.ts', "import { a } from '../domain/a.ts';", 'src/domain/a.ts'],
    ['src/lib/b.ts', "import { doc } from 'firebase/firestore';", 'firebase/firestore'],
    ['src/site/home/b.ts', "import { doc } from 'firebase/firestore';", 'firebase/firestore'],
    ['src/site/home/b.ts', "import type { A } from '../../admin/a.ts';", 'src/admin/a.ts'],
    ['src/admin/a/b.ts', "import('../../betr/a.ts');", 'src/betr/a.ts'],
    ['src/betr/a/b.ts', "export * from '../../site/a.ts';", 'src/site/a.ts'],
    ['src/crew/b.ts', "import { a } from '../admin/a.ts';", 'src/admin/a.ts'],
    ['src/admin/b.ts', "import { a } from '../crew/a.ts';", 'src/crew/a.ts'],
    ['src/site/b.ts', "import { a } from '../parts/attempt.ts';", 'src/parts/attempt.ts'],
    ['src/parts/door/b.ts', "import { a } from '../../admin/a.ts';", 'src/admin/a.ts'],
    ['src/data/staff/b.ts', "import { a } from '../../ui/a.ts';", 'src/ui/a.ts'],
    ['src/ui/b.tsx', "import { a } from '../data/a.ts';", 'src/data/a.ts'],
    ['src/hooks/useB.ts', "import { A } from '../ui/A.tsx';", 'src/ui/A.tsx'],
    ['src/content/b.ts', "import { a } from '../data/a.ts';", 'src/data/a.ts'],
    ['src/offline/b.ts', "import { a } from '../data/a.ts';", 'src/data/a.ts'],
    ['src/router.tsx', "import { a } from '../scripts/a.ts';", 'scripts/a.ts'],
    ['src/main.ts', "import { a } from '../tests/a.ts';", 'tests/a.ts'],
    ['src/main.ts', "import { Store } from 'firestore-emulator';", 'firestore-emulator'],
    ['packages/p/b.ts', "import { a } from '../../src/domain/a.ts';", 'src/domain/a.ts'],
    ['packages/p/tests/b.ts', "import { a } from '../../../scripts/a.ts';", 'scripts/a.ts'],
    ['scripts/suite/b.ts', "import { a } from '../../packages/p/a.ts';", 'packages/p/a.ts'],
  ])('%s: %s is a breach', (path, text, target) => {
    expect(breaches(inFile(path, text))).toEqual([expect.stringContaining(`${path}:1 imports ${target}: `)]);
  });

  test.each([
    ['src/domain/a/b.ts', "import { a } from '../c/a.ts'; import * as v from 'valibot';"],
    ['src/data/staff/b.ts', "import { doc } from 'firebase/firestore'; import { a } from '../../lib/a.ts';"],
    [
      'src/admin/a/b.tsx',
      "import { a } from '../../data/staff/a.ts'; import { B } from '../../parts/B.tsx';",
    ],
    ['src/router.tsx', "import { a } from './site/a.ts'; import('./admin/A.tsx');"],
    ['src/ui/b.tsx', "import { useState } from 'react'; import { a } from '../domain/a.ts';"],
    ['scripts/suite/b.ts', "import { asideName } from 'firestore-emulator/saved';"],
    ['packages/p/tests/b.ts', "import { a } from '../a.ts'; import * as v from 'valibot';"],
  ])('%s: %s is none', (path, text) => {
    expect(breaches(inFile(path, text))).toEqual([]);
  });
});

describe.each(['src/admin', 'src/betr', 'src/crew', 'src/data', 'src/domain', 'src/parts', 'src/site'])(
  'the rooms of %s',
  (area) => {
    test('import each other in one direction', () => {
      const { arrows } = roomsOf(area, codes);
      expect(
        circling(arrows).map(({ from, to, places }) => `${from} -> ${to}: ${places.join(', ')}`),
      ).toEqual([]);
    });
  },
);

test('no folder of src beside ui holds more than 20 files of code', () => {
  const sorted = codes.filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/ui/'));
  expect(fullFolders(sorted, 20)).toEqual([]);
});

test('every package is used', () => {
  const linking = pathsIn(root).filter((path) => /\.(css|html)$/.test(path));
  const texts = linking.map((path) => readFileSync(join(root, path), 'utf8'));
  expect(unusedPackages(root, codes, texts)).toEqual([]);
});

test.each(measuresOf(root, codes))('$name: at most $bound', ({ now, bound, places }) => {
  expect(now, `\n${places.join('\n')}\n`).toBeLessThanOrEqual(bound);
});
