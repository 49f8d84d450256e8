import { describe, expect, test } from 'vitest';
import { parsed } from '../../bench/house/code.ts';
import { repeatsIn } from '../../bench/house/repeats.ts';
import { circling, feedback, roomsOf } from '../../bench/house/rooms.ts';
import { filesInCircles, mutualSubjects, namesTwice, treeOf } from '../../bench/house/shape.ts';
import { equalBodies, rawColors, styleLines } from '../../bench/house/styles.ts';
import * as tails from '../../bench/house/tails.ts';
import { dateHomes, formWays } from '../../bench/house/ways.ts';

const arrow = (from: string, to: string, imports = 1) => ({ from, to, places: Array(imports).fill('') });
const names = (arrows: readonly { from: string; to: string }[]) =>
  arrows.map(({ from, to }) => `${from} -> ${to}`);
const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => parsed(path, text));

describe('the rooms of an area', () => {
  test('have only arrows in circles whose ends reach each other', () => {
    const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd')];
    expect(names(circling(arrows))).toEqual(['a -> b', 'b -> c', 'c -> a']);
  });

  test('lose the arrow that opens most circles, then the one of fewer imports', () => {
    const shared = arrow('shell', 'list');
    expect(
      feedback([arrow('list', 'a'), arrow('list', 'b'), arrow('a', 'shell'), arrow('b', 'shell'), shared]),
    ).toEqual([shared]);
    expect(names(feedback([arrow('a', 'b', 3), arrow('b', 'a', 2)]))).toEqual(['b -> a']);
    expect(feedback([arrow('a', 'b'), arrow('b', 'c')])).toEqual([]);
  });

  test('are its folders and the files directly in it, nested folders each for itself', () => {
    const found = roomsOf(
      'src/admin',
      files({
        'src/admin/screens.ts': "const page = () => import('./events/list/Page.tsx');",
        'src/admin/events/list/Page.tsx': "import { Row } from './Row.tsx'; import '../form/Form.tsx';",
        'src/admin/events/form/Form.tsx': "import type { Page } from '../list/Page.tsx';",
        'src/site/Page.tsx': "import '../admin/screens.ts';",
      }),
    );
    expect(found.rooms).toBe(3);
    expect(names(found.arrows)).toEqual([
      'screens.ts -> events/list',
      'events/list -> events/form',
      'events/form -> events/list',
    ]);
    expect(names(found.pairs)).toEqual(['events/form -> events/list']);
    expect(names(found.up)).toEqual(['events/form -> events/list']);
  });

  test('have an arrow back up from what several rooms share into the room of a screen', () => {
    const found = roomsOf(
      'src/admin',
      files({
        'src/admin/screens.ts': "const a = () => import('./a/A.tsx'); const b = () => import('./b/B.tsx');",
        'src/admin/a/A.tsx': "import '../parts/Part.tsx';",
        'src/admin/c/C.tsx': "import '../parts/Part.tsx'; import '../b/B.tsx';",
        'src/admin/parts/Part.tsx': "import '../b/name.ts';",
      }),
    );
    expect(names(found.up)).toEqual(['parts -> b']);
  });
});

describe('repeats', () => {
  const six = ['one(1);', 'two(2);', 'three(3);', 'four(4);', 'five(5);', 'six(6);'];

  test('are six equal lines or more, counted once however long they are', () => {
    const repeats = repeatsIn(
      files({
        'src/a.ts': ['first();', ...six].join('\n'),
        'src/b.ts': [...six, '// end', 'b();'].join('\n'),
      }),
      true,
    );
    expect(repeats).toEqual([{ a: 'src/a.ts:2', b: 'src/b.ts:1', lines: 6 }]);
  });

  test('leave imports, comments and, where wanted, brackets out', () => {
    const withBracket = [...six.slice(0, 4), '{', 'five(5);', '}'].join('\n');
    const texts = files({
      'src/a.ts': `import 'x';\n${withBracket}`,
      'src/b.ts': `import 'x';\n\n${withBracket}`,
    });
    expect(repeatsIn(texts, true)).toHaveLength(1);
    expect(repeatsIn(texts, false)).toEqual([]);
  });
});

describe('ways', () => {
  test('of dates: a plain date and its number are none', () => {
    const found = dateHomes(
      files({
        'src/a.ts': 'const now = new Date(); const then = new Date(value); Date.now(); now.getTime();',
        'src/b.ts': "const day = new Date(text + 'T00:00Z');",
        'src/c.ts': "count.toLocaleString('en-US');",
        'src/d.ts': "date.toLocaleString('en-US', { month: 'long' });",
        'src/e.ts': "import { addDays } from 'date-fns';",
      }),
    );
    expect([...found.keys()]).toEqual(['src/b.ts', 'src/d.ts', 'src/e.ts']);
  });

  test('of forms: by the resolver', () => {
    const found = formWays(
      files({
        'src/admin/a.tsx': 'useForm<A>({ resolver: valibotResolver(A) });',
        'src/admin/b.tsx': 'useForm({ resolver: (values) => check(values) });',
        'src/site/c.tsx': 'const given = v.safeParse(Input, typed);',
        'src/domain/d.ts': 'v.safeParse(Input, typed);',
      }),
    );
    expect([...found.keys()]).toEqual([
      'useForm, valibotResolver',
      'useForm, own resolver',
      'state and safeParse',
    ]);
  });
});

describe('the tree', () => {
  test('has names that several files bear; a component and its styles bear one', () => {
    const paths = ['src/a/Row.tsx', 'src/a/Row.module.css', 'src/b/Row.tsx', 'src/b/row.ts', 'tests/Row.tsx'];
    expect(namesTwice(paths)).toEqual(['src/a/Row, src/b/Row']);
    expect(treeOf(paths)).toEqual({ files: paths.slice(0, 4), folders: ['src', 'src/a', 'src/b'] });
  });

  test('has subjects that import each other, however deep', () => {
    const found = mutualSubjects(
      'src/domain',
      files({
        'src/domain/colleges/change/merged.ts': "import '../../search/tokens.ts';",
        'src/domain/search/find.ts': "import type { College } from '../colleges/college.ts';",
        'src/domain/time/day.ts': "import '../../lib/store.ts'; import './parse.ts';",
      }),
    );
    expect(found).toEqual(['colleges search']);
  });

  test('has files in circles, by types and late imports too', () => {
    const found = filesInCircles(
      files({
        'src/paths.ts': "import type { Name } from './screens.ts';",
        'src/screens.ts': "const page = () => import('./Page.tsx');",
        'src/Page.tsx': "import './paths.ts';",
        'src/main.ts': "import './paths.ts';",
      }),
    );
    expect(found).toEqual(['src/paths.ts', 'src/screens.ts', 'src/Page.tsx']);
  });
});

test('the longest of components, functions and files stand first, without the bodies of tests', () => {
  const codes = files({
    'src/a.tsx': 'export function Row() {\n  return <p />;\n}\nconst add = () => {\n};\n',
    'src/b.tsx': 'export const Page = memo(function Page() {\n  const x = 1;\n  return <>{x}</>;\n});\n',
    'tests/c.test.ts': "test('is so', () => {\n\n\n\n});\nconst Name = () => {\n\n};",
  });
  const named = (found: readonly tails.Tail[]) => found.map(({ place, lines }) => `${place}, ${lines}`);
  expect(named(tails.components(codes))).toEqual(['src/b.tsx:1 Page, 4', 'src/a.tsx:1 Row, 3']);
  expect(named(tails.plainFunctions(codes))).toEqual(['tests/c.test.ts:6 Name, 3', 'src/a.tsx:4 add, 2']);
  expect(named(tails.longestFiles(codes))).toEqual(['tests/c.test.ts, 8', 'src/a.tsx, 5', 'src/b.tsx, 4']);
});

describe('styles', () => {
  const body = 'gap: 1px; display: grid; color: var(--ink)';
  const a = { path: 'src/a.css', text: `.a { ${body}; }\n@media print {\n  .b { ${body}; }\n}\n` };
  const b = {
    path: 'src/b.css',
    text: '/* c */\n.c {\n  color: var(--ink);\n  display: grid;\n  gap: 1px;\n}\n',
  };

  test('are counted by lines', () => {
    expect(styleLines([a, b])).toBe(10);
  });

  test('share a body in whatever order, within a file only for itself', () => {
    expect(equalBodies([a])).toEqual([]);
    expect(equalBodies([a, b])).toEqual([
      [expect.any(String), ['src/a.css:1 .a', 'src/a.css:3 .b', 'src/b.css:2 .c']],
    ]);
    expect(equalBodies([a, { path: 'src/d.css', text: '.d { gap: 1px; display: grid; }' }])).toEqual([]);
  });

  test('have a raw color outside the tokens', () => {
    const text = '.a {\n  color: #fff;\n  fill: rgb(0 0 0);\n  color: var(--ink);\n}';
    expect(rawColors({ path: 'src/a.css', text })).toEqual(['src/a.css:2', 'src/a.css:3']);
    expect(rawColors({ path: 'src/ui/tokens.css', text })).toEqual([]);
    expect(rawColors({ path: 'src/ui/mapTokens.css', text })).toEqual([]);
  });
});
