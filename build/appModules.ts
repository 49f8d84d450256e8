import * as v from 'valibot';
import type { Plugin } from 'vite';
import { builtForNode } from './builtForNode.ts';

/** A page with its own HTML file: its path, and its modules besides the app. */
export type StartPage = {
  /** As in the router: '/e/:eventId' is one page for all events. */
  path: string;
  /** The name of its file, where it differs from the path. */
  file?: string | undefined;
  /** The module that reads its data. */
  reader?: string | undefined;
  /** The modules that render it. */
  screen: readonly string[];
  /** The pictures that its styles use. */
  pictures?: readonly string[] | undefined;
  /** Whether it is prerendered. Password-protected areas are not. */
  drawn: boolean;
};

/** The pages of the app, and the module that renders them all. */
export type AppModules = { app: string; pages: readonly StartPage[] };

type Entries = typeof import('./appEntries.ts');
const Entries = v.custom<Entries>((value) =>
  v.is(v.object({ app: v.function(), pages: v.array(v.any()) }), value),
);
const Named = v.object({ id: v.string() });

/**
 * Reads the app's tables of pages and areas, except that each of their imports returns the id of its module
 * instead of the module.
 */
export async function appModules(): Promise<AppModules> {
  const built = await builtForNode('appEntries.ts', { plugins: [idsOnly] });
  const { app, areas, pages } = v.parse(Entries, built.exports);
  const publicPages = pages.map(async ({ path, addresses = [path], file, pictures, ...imports }) => {
    const { code, words, reader } = imports;
    const screen = await Promise.all([code, ...(words ? [words] : [])].map(idOf));
    const made = { file, pictures, screen, reader: reader && (await idOf(reader)), drawn: true };
    return addresses.map((address) => ({ path: address, ...made }));
  });
  const areaPages = areas.map(async ({ path, file, code }) => [
    { path, file, screen: [await idOf(code)], drawn: false },
  ]);
  return { app: await idOf(app), pages: (await Promise.all([...publicPages, ...areaPages])).flat() };
}

const idOf = async (load: () => Promise<unknown>) => v.parse(Named, await load()).id;

const mark = '\0id:';

/** Replaces each lazily imported module with one that only exports its id. */
const idsOnly: Plugin = {
  name: 'ids-only',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    if (kind !== 'dynamic-import') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && mark + found.id;
  },
  load: (id) => (id.startsWith(mark) ? `export const id = ${JSON.stringify(id.slice(mark.length))};` : null),
};
