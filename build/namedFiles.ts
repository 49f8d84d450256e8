import { parse } from 'node:path';
import type { AppModules } from './appModules.ts';

const everywhere = /(^|\/)(app|index)-[^/]*\.js$/;

/**
 * Returns which files a script names beside the one it imports later, so that the browser fetches them
 * together. Every public page knows the areas behind a sign-in, and their own HTML files list their scripts,
 * so of those it names the styles alone. What runs on every page is there already, and named nowhere.
 */
export function namedFiles({ pages }: AppModules): (file: string, others: string[]) => string[] {
  const areas = pages.flatMap(({ drawn, screen }) => (drawn ? [] : screen.map((path) => parse(path).name)));
  const isArea = (file: string) => areas.some((name) => parse(file).name.startsWith(`${name}-`));
  return (file, others) =>
    others.filter((other) => (isArea(file) ? other.endsWith('.css') : !everywhere.test(other)));
}
