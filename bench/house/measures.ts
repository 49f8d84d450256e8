import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Code, pathsIn, readCode } from './code.ts';
import * as lines from './lines.ts';
import { npmScripts, unusedPackages } from './packages.ts';
import { type Repeat, repeatsIn } from './repeats.ts';
import { roomsOf } from './rooms.ts';
import { filesInCircles, mutualSubjects, namesTwice, treeOf } from './shape.ts';
import * as styles from './styles.ts';
import * as tails from './tails.ts';
import * as ways from './ways.ts';

/**
 * One figure of the house. It may not be above `bound` (tests/house), which only ever falls; `aim` is where
 * it is to come to. `places` are printed with `--verbose`.
 */
export type Measure = { name: string; now: number; bound: number; aim: number; places: readonly string[] };

type Tree = { root: string; paths: readonly string[]; all: readonly Code[]; src: readonly Code[] };

/** What has not come to its aim yet, as it stands; a bound only ever falls. */
const bounds = {
  up: new Map([
    ['src/admin', 2],
    ['src/site', 1],
  ]),
  fullFolders: 5,
  namesTwice: 7,
  files: 208,
  folders: 238,
  small: 194,
  styleLines: 188,
  equalBodies: 33,
  repeats: 9,
  dateHomes: 7,
  formWays: 3,
  longComments: 0,
  longDocs: 0,
};

/** Returns the figures of the tree below `root`, whose code is `all`. */
export function measuresOf(root: string, all: readonly Code[] = readCode(root)): Measure[] {
  const src = all.filter(({ path }) => path.startsWith('src/'));
  const tree = { root, paths: pathsIn(root), all, src };
  return [...ofRooms(tree), ...ofSize(tree), ...ofStyles(tree), ...ofCode(tree), ...ofTexts(tree)];
}

function atMost(name: string, places: readonly string[], bound: number, aim = bound): Measure {
  return { name, now: places.length, bound, aim, places };
}

function counted(name: string, now: number, bound: number, aim = bound): Measure {
  return { name, now, bound, aim, places: [] };
}

const indented = (place: string) => `  ${place}`;

function ofRooms({ paths, all, src }: Tree): Measure[] {
  const flat = src.filter(({ path }) => /^src\/domain\/[^/]+$/.test(path)).map(({ path }) => path);
  const ours = all.filter(({ path }) => !/^(src\/ui|packages)\//.test(path));
  const full = lines.fullFolders(ours, 20).map(([folder, files]) => `${folder} ${files}`);
  const areas = ['src/admin', 'src/domain', 'src/site'].flatMap((area) => {
    const { pairs, up } = roomsOf(area, src);
    const mutual = pairs.map(({ from, to }) => `${from} <-> ${to}`);
    const drawn = up.map(({ from, to, places }) => [`${from} -> ${to}`, ...places.map(indented)].join('\n'));
    return [
      atMost(`mutual pairs of rooms in ${area}`, mutual, 0),
      atMost(`arrows back up in ${area}`, drawn, bounds.up.get(area) ?? 0, 0),
    ];
  });
  return [
    atMost('files directly in src/domain', flat, 0),
    atMost('folders of more than 20 files of code, ui aside', full, bounds.fullFolders, 0),
    ...areas,
    atMost('subjects of src/domain that import each other', mutualSubjects('src/domain', src), 0),
    atMost('files of src in circles', filesInCircles(src), 0),
    atMost('names that several files of src bear', namesTwice(paths), bounds.namesTwice, 10),
  ];
}

function ofSize({ paths, all, src }: Tree): Measure[] {
  const { files, folders } = treeOf(paths);
  const sum = lines.countLines(src);
  const small = src.filter(({ lines: own }) => own.length <= 20).map(({ path }) => path);
  const ours = all.filter(({ path }) => !/^(tests\/(?!support\/)|packages\/)/.test(path));
  const long = (found: readonly tails.Tail[], limit: number) =>
    found.filter(({ lines: own }) => own > limit).map(({ place, lines: own }) => `${own} lines: ${place}`);
  return [
    // By lines, as a bound on their sum would stand in the way of every feature.
    counted('files of src per 10,000 lines of it', per(10 * files.length, sum), bounds.files, 170),
    counted('folders of src per 100,000 lines of it', per(100 * folders.length, sum), bounds.folders, 180),
    counted('files of 20 lines or fewer, per thousand', per(small.length, src.length), bounds.small, 100),
    atMost('components above 100 lines, tests aside', long(tails.components(ours), 100), 0),
    atMost('functions above 80 lines, tests aside', long(tails.plainFunctions(ours), 80), 0),
    atMost('files above 300 lines, tests aside', long(tails.longestFiles(ours), 300), 0),
  ];
}

const per = (count: number, all: number) => Math.round((1000 * count) / all);

function ofStyles({ root, paths, src }: Tree): Measure[] {
  const sheets = paths
    .filter((path) => /^src\/.*\.css$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const equal = styles
    .equalBodies(sheets)
    .map(([body, places]) => [body, ...places.map(indented)].join('\n'));
  return [
    counted(
      'lines of CSS per 1,000 lines of TypeScript',
      per(styles.styleLines(sheets), lines.countLines(src)),
      bounds.styleLines,
      150,
    ),
    atMost('equal rule bodies of three declarations or more', equal, bounds.equalBodies, 10),
    atMost('lines with a raw color outside the tokens', sheets.flatMap(styles.rawColors), 0),
  ];
}

function ofCode({ root, paths, all, src }: Tree): Measure[] {
  const repeated = ({ a, b, lines: count }: Repeat) => `${count} lines: ${a} and ${b}`;
  const listed = (found: ways.Ways) =>
    [...found].map(([way, places]) => [way, ...places.map(indented)].join('\n'));
  const effects = src.flatMap(lines.effects);
  const loose = src.map(lines.looseTypes).flatMap(({ casts, bangs, anys }) => [...casts, ...bangs, ...anys]);
  const texts = paths
    .filter((path) => /\.(css|html)$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  return [
    atMost('pairs of six equal lines in src', repeatsIn(src, false).map(repeated), bounds.repeats, 10),
    atMost('homes of date code', listed(ways.dateHomes(src)), bounds.dateHomes, 3),
    atMost('ways to build a form (the event has its own)', listed(ways.formWays(src)), bounds.formWays, 2),
    counted('effects per 10,000 lines of src', per(10 * effects.length, lines.countLines(src)), 15),
    atMost('casts, ! and any in src', loose, 0),
    atMost('npm scripts', npmScripts(root), 19),
    atMost('packages that nothing uses', unusedPackages(root, all, texts), 0),
  ];
}

function ofTexts({ root, paths, all }: Tree): Measure[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
  const docs = paths.filter((path) => /^(docs\/.*|README)\.md$/.test(path));
  const longDocs = docs.flatMap((path) =>
    lines.longLines(
      path,
      read(path).map((line) => (line.startsWith('|') ? '' : line)),
    ),
  );
  const decisions = docs.filter((path) => /^docs\/decisions\/(?!README)/.test(path)).flatMap(read);
  const words = decisions.join(' ').split(/\s+/).length;
  return [
    atMost('comment lines above 110 columns', all.flatMap(lines.longComments), bounds.longComments, 0),
    atMost('lines of docs above 110 columns, tables aside', longDocs, bounds.longDocs, 0),
    atMost(
      'decisions',
      decisions.filter((line) => line.startsWith('## ')),
      83,
    ),
    counted('words of the decisions', words, 10_560),
    counted('lines of architecture.md', read('docs/architecture.md').length, 92),
  ];
}
