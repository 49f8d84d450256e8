import { parse } from 'node:path';
import type { AppModules } from './appModules.ts';

/**
 * Returns which files a script names beside the one it imports later, so that the browser fetches them
 * together. Every public page knows the areas behind a sign-in, and their own HTML files list their scripts,
 * so of those it names the styles alone.
 */
export function namedFiles({ pages }: AppModules): (file: string, others: string[]) => string[] {
  const areas = pages.flatMap(({ drawn, screen }) => (drawn ? [] : screen.map((path) => parse(path).name)));
  const isArea = (file: string) => areas.some((name) => parse(file).name.startsWith(`${name}-`));
  return (file, others) => (isArea(file) ? others.filter((other) => other.endsWith('.css')) : others);
}
