import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from '../scripts/project.ts';

/** A chunk as the bundler asks for the name of its file. */
type Chunk = { name: string; isDynamicEntry: boolean };

/**
 * Returns how the file of a chunk is named. What the bundler split off by itself has no name of its own but
 * that of one of its modules; visitors download a list of these files, so they are named by their hash alone.
 * A hash is as short as the bundler allows: among the few hundred files that a browser keeps, no two will
 * ever share a name.
 */
export function chunkFileNames(named: readonly string[]): (chunk: Chunk) => string {
  return ({ name, isDynamicEntry }) =>
    isDynamicEntry || named.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
}

/** Returns how the file of an asset is named; a style like a chunk that the bundler split off. */
export function assetFileNames({ names }: { names: string[] }): string {
  return names.some((name) => name.endsWith('.css'))
    ? 'assets/[hash:7].css'
    : 'assets/[name]-[hash:7][extname]';
}

/**
 * How a style's module names its classes and animations in the built page: with one short hash for the whole
 * file, and the place of the name in it. Written out, the names would be the largest part of a style.
 */
export const classNames = {
  modules: {
    generateScopedName: (name: string, path: string, css: string) => {
      const hash = createHash('sha256').update(relative(ROOT, path)).digest('base64url');
      const names = new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, found]) => found));
      const place = [...names].indexOf(name);
      if (place < 0) throw new Error(`${path} doesn't hold ${name}.`);
      return `_${hash.slice(0, 4)}${place.toString(36)}`;
    },
  },
};
