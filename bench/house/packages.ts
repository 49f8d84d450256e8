import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Code } from './code.ts';

const Names = v.optional(v.record(v.string(), v.string()), {});
const Package = v.object({
  name: v.string(),
  scripts: Names,
  dependencies: Names,
  devDependencies: Names,
  peerDependencies: Names,
  bin: v.optional(v.union([v.string(), v.record(v.string(), v.string())]), {}),
});

/** Returns the names of the npm scripts, including those that npm runs before others. */
export function npmScripts(root: string): string[] {
  return Object.keys(readPackage(join(root, 'package.json'))?.scripts ?? {});
}

/**
 * Returns the unused packages of package.json. A package is used if code imports it or names it in a string
 * (such as 'happy-dom'), a style or a page links it, an npm script or the code starts its program by name, it
 * holds the types of Node or of a package in use, or a package in use requires it.
 */
export function unusedPackages(root: string, codes: readonly Code[], others: readonly string[]): string[] {
  const own = readPackage(join(root, 'package.json'));
  if (!own) return [];
  const all = Object.keys({ ...own.dependencies, ...own.devDependencies });
  const installed = new Map(
    all.map((name) => [name, readPackage(join(root, 'node_modules', name, 'package.json'))]),
  );
  const words = namedIn(codes);
  const started = Object.values(own.scripts).flatMap((script) => script.split(/\s+/));
  const isUsed = (name: string): boolean => {
    const bin = installed.get(name)?.bin ?? {};
    const programs = typeof bin === 'string' ? [name.replace(/^.*\//, '')] : Object.keys(bin);
    const inText = others.some((text) => text.includes(`${name}/`));
    return (
      inText || words.has(name) || [name, ...programs].some((one) => started.includes(one) || words.has(one))
    );
  };
  const used = new Set(all.filter(isUsed));
  for (const name of all)
    if (name.startsWith('@types/')) {
      const of = name.slice(7);
      if (of === 'node' || used.has(of) || words.has(of)) used.add(name);
    }
  for (const name of used)
    for (const peer of Object.keys(installed.get(name)?.peerDependencies ?? {}))
      if (all.includes(peer)) used.add(peer);
  return all.filter((name) => !used.has(name));
}

/** Returns the strings in the code; a module of a package also adds the package's name. */
function namedIn(codes: readonly Code[]): Set<string> {
  const words = new Set<string>();
  for (const { nodes } of codes)
    for (const { type, value } of nodes)
      if (type === 'Literal' && typeof value === 'string') {
        words.add(value);
        words.add(
          value
            .split('/')
            .slice(0, value.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
  return words;
}

function readPackage(path: string): v.InferOutput<typeof Package> | null {
  return existsSync(path) ? v.parse(Package, JSON.parse(readFileSync(path, 'utf8'))) : null;
}
