import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { parsed } from './code.ts';

export type Weighed = { path: string; bytes: number };

/**
 * Returns the files that the first load of `/` fetches from the last build, each gzipped by itself as in the
 * browser tests: the page with its inlined styles, the scripts, preloads and styles that it links, and the
 * static imports of those scripts. A script's `import()` only counts when the page preloads it, so the
 * browser tests may measure more. Null without a build.
 */
export function firstLoad(root: string): Weighed[] | null {
  const page = join(root, 'dist', 'index.html');
  if (!existsSync(page)) return null;
  const html = readFileSync(page, 'utf8');
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const waiting = tags
    .filter((tag) => /^<script|rel="(modulepreload|stylesheet)"/.test(tag) && !/ disabled/.test(tag))
    .flatMap((tag) => /(?:src|href)="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
  const fetched = new Map([['/', html]]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (fetched.has(path)) continue;
    const text = readFileSync(join(root, 'dist', path), 'utf8');
    fetched.set(path, text);
    if (path.endsWith('.js'))
      waiting.push(
        ...parsed(path, text).imports.flatMap(({ to, late }) => (late ? [] : posix.join('/', to))),
      );
  }
  return [...fetched].map(([path, text]) => ({ path, bytes: gzipSync(text, { level: 9 }).length }));
}

const Vitest = v.object({
  startTime: v.number(),
  testResults: v.array(v.object({ endTime: v.number() })),
});
const Playwright = v.object({ stats: v.object({ duration: v.number() }) });

/** Returns the steps whose reports the last `npm test` left, with the seconds of each. */
export function testSteps(root: string): { step: string; seconds: number }[] {
  const folder = join(root, '.cache', 'reports');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ step: name.replace('.json', ''), seconds: secondsOf(join(folder, name)) }));
}

function secondsOf(path: string): number {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (v.is(Playwright, report)) return report.stats.duration / 1000;
  if (!v.is(Vitest, report)) return 0;
  const last = Math.max(...report.testResults.map(({ endTime }) => endTime), report.startTime);
  return (last - report.startTime) / 1000;
}
