import { posix } from 'node:path';
import type { Code } from './code.ts';
import { circling } from './rooms.ts';

const isSource = (path: string) => /^src\/.*\.(tsx?|css)$/.test(path);

/** Returns the names that several files of src bear, a component and its styles in one folder aside. */
export function namesTwice(paths: readonly string[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const path of paths.filter(isSource)) {
    const whole = path.replace(/(\.module)?\.(tsx?|css)$/, '');
    const name = posix.basename(whole);
    found.set(name, (found.get(name) ?? new Set()).add(whole));
  }
  return [...found.values()].filter(({ size }) => size > 1).map((places) => [...places].join(', '));
}

/** Returns the files and the folders of src. */
export function treeOf(paths: readonly string[]): { files: string[]; folders: string[] } {
  const files = paths.filter(isSource);
  const folders = new Set(
    files.flatMap((path) => path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
  );
  return { files, folders: [...folders].filter(Boolean) };
}

/** Returns the pairs of subjects of an area that import each other; a subject is a folder directly below. */
export function mutualSubjects(area: string, codes: readonly Code[]): string[] {
  const subjectOf = (path: string) =>
    path.startsWith(`${area}/`) && path.split('/').length > area.split('/').length + 1
      ? path.slice(area.length + 1).split('/')[0]
      : undefined;
  const arrows = new Set<string>();
  for (const { path, imports } of codes)
    for (const { to } of imports) {
      const [from, target] = [subjectOf(path), subjectOf(to)];
      if (from && target && from !== target) arrows.add(`${from} ${target}`);
    }
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}

/** Returns the files of src that import themselves by way of others, types and `import()` included. */
export function filesInCircles(codes: readonly Code[]): string[] {
  const own = new Set(codes.map(({ path }) => path));
  const arrows = codes.flatMap(({ path, imports }) =>
    imports.filter(({ to }) => own.has(to)).map(({ to }) => ({ from: path, to })),
  );
  return [...new Set(circling(arrows).map(({ from }) => from))];
}
