import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathsIn, readCode } from './house/code.ts';
import * as lines from './house/lines.ts';
import { npmScripts, unusedPackages } from './house/packages.ts';
import { type Repeat, repeatsIn } from './house/repeats.ts';
import { roomsOf } from './house/rooms.ts';
import { filesInCircles, mutualSubjects, namesTwice, treeOf } from './house/shape.ts';
import * as styles from './house/styles.ts';
import * as tails from './house/tails.ts';
import * as ways from './house/ways.ts';
import { firstLoad, testSteps } from './house/weight.ts';

/** One figure of the house: `ok` is null when there is no target. Its places are printed with `--verbose`. */
type Measure = { name: string; now: string; wanted: string; ok: boolean | null; places: string[] };

const { values } = parseArgs({ options: { root: { type: 'string' }, verbose: { type: 'boolean' } } });
const root = values.root ?? process.cwd();
const paths = pathsIn(root);
const all = readCode(root);
const src = all.filter(({ path }) => path.startsWith('src/'));
const tests = all.filter(({ path }) => path.startsWith('tests/'));
const untested = all.filter(({ path }) => /^(src|build|scripts)\/(?!content\/)/.test(path));
const docs = paths.filter((path) => /^(docs\/.*|README)\.md$/.test(path));
const measures: Measure[] = [];

function atMost(
  name: string,
  now: number,
  wanted: number | null,
  places: readonly string[],
  note = '',
): void {
  measures.push({
    name,
    now: `${Number.isInteger(now) ? now : now.toFixed(2)}${note}`,
    wanted: wanted === null ? '' : `at most ${wanted}`,
    ok: wanted === null ? null : now <= wanted,
    places: [...places],
  });
}

const listed = (found: ways.Ways) =>
  [...found].flatMap(([way, places]) => [`${way}:`, ...places.map(indented)]);
const indented = (place: string) => `  ${place}`;
const repeated = ({ a, b, lines: count }: Repeat) => `${count} lines: ${a} and ${b}`;

const flat = src.filter(({ path }) => /^src\/domain\/[^/]+$/.test(path)).map(({ path }) => path);
atMost('files directly in src/domain', flat.length, 0, flat);
const folders = lines.fullFolders(
  all.filter(({ path }) => !path.startsWith('src/ui/')),
  20,
);
atMost(
  'folders of more than 20 files of code, ui aside',
  folders.length,
  0,
  folders.map(([folder, files]) => `${folder} ${files}`),
  ` (${folders[0] ? `${folders[0][0]} ${folders[0][1]}` : 'none'})`,
);

for (const area of ['src/admin', 'src/domain', 'src/site']) {
  const { rooms, arrows, pairs, up } = roomsOf(area, src);
  const drawn = up.flatMap(({ from, to, places }) => [`${from} -> ${to}:`, ...places.map(indented)]);
  atMost(`arrows back up inside ${area}`, up.length, 0, drawn, ` (${rooms} rooms, ${arrows.length} arrows)`);
  atMost(
    `mutual pairs inside ${area}`,
    pairs.length,
    0,
    pairs.map(({ from, to }) => `${from} <-> ${to}`),
  );
}

const twice = namesTwice(paths);
atMost('names that several files of src bear', twice.length, 10, twice);
const tree = treeOf(paths);
atMost('files of TypeScript and CSS in src', tree.files.length, 1250, []);
atMost('folders of src', tree.folders.length, 130, []);
const small = src.filter(({ lines: own }) => own.length <= 20).map(({ path }) => path);
atMost('files of src of 20 lines or fewer, in percent', (100 * small.length) / src.length, 10, small);
const mutual = mutualSubjects('src/domain', src);
atMost('subjects of src/domain that import each other', mutual.length, 0, mutual);
const circles = filesInCircles(src);
atMost('files of src in circles', circles.length, 0, circles);

const dates = ways.dateHomes(src);
atMost('homes of date code', dates.size, 3, listed(dates));
const sends = ways.sendWays(src);
const senders = [...sends.values()].flat().length;
atMost(
  'files that send with a catch or toast of their own',
  ways.ownSenders(sends).length,
  1,
  listed(sends),
  ` (${senders} calls of send)`,
);
const retries = ways.retries(src);
atMost('files that word a Retry', retries.length, null, retries);
const opened = ways.lateWays(src, false);
atMost('ways to open late code, pages aside', ways.countOf(opened), 1, listed(opened));
const pages = ways.lateWays(src, true);
atMost('ways to open the code of a page', ways.countOf(pages), null, listed(pages));
const forms = ways.formWays(src);
const formFiles = [...forms.values()].flat().length;
atMost(
  'ways to build a form (the event has its own)',
  forms.size,
  2,
  listed(forms),
  ` (${formFiles} places)`,
);

const effects = src.flatMap(lines.effects);
const perThousand = (1000 * effects.length) / lines.countLines(src);
atMost('effects per 1,000 lines of src', perThousand, 1.5, effects, ` (${effects.length})`);
const [sourceLines, testLines] = [lines.countLines(src), lines.countLines(tests)];
measures.push({
  name: 'test lines per source line',
  now: `${(testLines / sourceLines).toFixed(2)} (${testLines} / ${sourceLines})`,
  wanted: 'at least 0.6',
  ok: testLines / sourceLines >= 0.6,
  places: [],
});

for (const [where, codes] of [
  ['src', src],
  ['the tree', all],
] as const) {
  const [strict, loose] = [repeatsIn(codes, true), repeatsIn(codes, false)];
  atMost(`pairs of six equal lines in ${where}`, strict.length, 60, strict.map(repeated));
  atMost(`  of them without lines of brackets`, loose.length, null, loose.map(repeated));
}

const sheets = paths
  .filter((path) => /^src\/.*\.css$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
atMost('lines of CSS in src', styles.styleLines(sheets), 11_000, []);
const equal = styles.equalBodies(sheets);
const listedBodies = equal.flatMap(([body, places]) => [body, ...places.map(indented)]);
atMost('equal rule bodies of three declarations or more', equal.length, 10, listedBodies);
const colors = sheets.flatMap(styles.rawColors);
atMost('lines with a raw color outside the tokens', colors.length, 0, colors);

const scripts = npmScripts(root);
atMost('npm scripts', scripts.length, 18, scripts);
const texts = paths
  .filter((path) => /\.(css|html)$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));
const unused = unusedPackages(root, all, texts);
atMost('packages that nothing uses', unused.length, 0, unused);

const load = firstLoad(root);
if (load) {
  const kilobytes = load.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const weights = load.map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${path}`);
  atMost('first load of / in kB gzip, from dist', kilobytes, 140, weights);
} else measures.push({ name: 'first load of /', now: 'run npm run build', wanted: '', ok: null, places: [] });

const long = all.flatMap(({ path, lines: own }) => lines.longLines(path, own));
atMost('lines of code above 110 columns', long.length, 0, long);
const longSaid = all.flatMap(lines.longComments);
atMost('  of them comments', longSaid.length, 0, longSaid);
const longDocs = docs.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.longLines(
    path,
    text.map((line) => (line.startsWith('|') ? '' : line)),
  );
});
atMost('lines of docs above 110 columns, tables aside', longDocs.length, 0, longDocs);
for (const [where, codes] of [
  ['src', src],
  ['the rest', all.filter((code) => !src.includes(code))],
] as const) {
  const found = codes.map(lines.looseTypes);
  const [casts, bangs, anys] = [
    found.flatMap((one) => one.casts),
    found.flatMap((one) => one.bangs),
    found.flatMap((one) => one.anys),
  ];
  const loose = [...casts, ...bangs, ...anys];
  const parts = ` (${casts.length} casts, ${bangs.length} !, ${anys.length} any)`;
  atMost(`casts, ! and any in ${where}`, loose.length, where === 'src' ? 0 : null, loose, parts);
}
const notTests = all.filter(({ path }) => !/^(tests\/(?!support\/)|emulators\/)/.test(path));
for (const [what, found, limit] of [
  ['component', tails.components(notTests), 100],
  ['function', tails.plainFunctions(notTests), 80],
  ['file', tails.longestFiles(notTests), 300],
] as const) {
  const long = found
    .filter(({ lines }) => lines > limit)
    .map(({ place, lines }) => `${lines} lines: ${place}`);
  atMost(
    `longest ${what}, tests and emulators aside`,
    found[0]?.lines ?? 0,
    limit,
    long,
    ` (${long.length} above)`,
  );
}
const large = tails.longestFiles(all).filter(({ lines }) => lines > 300);
atMost(
  'files above 300 lines in the tree',
  large.length,
  null,
  large.map(({ place, lines }) => `${place} ${lines}`),
);

const steps = testSteps(root);
const minutes = steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
if (steps.some(({ step }) => step === 'unit') && steps.some(({ step }) => step === 'browser'))
  atMost(
    'npm test in minutes, steps that leave a report',
    minutes,
    12,
    steps.map(({ step, seconds }) => `${step} ${seconds.toFixed(0)} s`),
  );
else measures.push({ name: 'npm test', now: 'run npm test', wanted: 'at most 12', ok: null, places: [] });

for (const [what, name] of [
  ['public page', 'faq'],
  ['console screen', 'calendar'],
] as const) {
  const places = lines.naming(name, untested);
  const files = new Set(places.map((place) => place.split(':')[0]));
  atMost(`files that name the ${what} '${name}'`, files.size, null, places);
}

const cells = measures.map(({ name, now, wanted, ok }) => [
  name,
  now,
  wanted,
  ok === null ? '' : ok ? 'ok' : 'NO',
]);
const rows = [['measure', 'now', 'wanted', 'ok?'], ...cells];
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
if (values.verbose)
  for (const { name, now, places } of measures)
    if (places.length > 0) console.log(`\n## ${name.trim()}: ${now}\n${places.join('\n')}`);
