import * as v from 'valibot';
import type { Plugin } from 'vite';
import { builtForNode } from './builtForNode.ts';

/** A page with a file of its own: where it is, and the modules that it is made of besides the app. */
export type StartPage = {
  /** As the router writes it: '/e/:eventId' is one page for all events. */
  path: string;
  /** Its file, where the address does not say it. */
  file?: string | undefined;
  /** The module that reads what it shows. */
  reader?: string | undefined;
  /** The modules that draw it. */
  screen: readonly string[];
  /** The pictures that its styles ask for. */
  pictures?: readonly string[] | undefined;
  /** Whether it is drawn when the site is built. Parts behind a password are not. */
  drawn: boolean;
};

/** The pages of the app, and the module that draws them all. */
export type AppModules = { app: string; pages: readonly StartPage[] };

type Entries = typeof import('./appEntries.ts');
const Entries = v.custom<Entries>((value) =>
  v.is(v.object({ app: v.function(), pages: v.array(v.any()) }), value),
);
const Named = v.object({ id: v.string() });

/**
 * Reads the tables of pages and areas as the app has them, except that each of their imports brings the id of
 * its module in place of the module.
 */
export async function appModules(): Promise<AppModules> {
  const { app, areas, pages } = v.parse(Entries, await builtForNode('appEntries.ts', { plugins: [idsOnly] }));
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

/** Puts in place of each module that is imported late one that says only which it would be. */
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
