import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** What a page's data is loaded for. The search is no part of it: it says how a page shows its data. */
export type Visit = { params: Readonly<Params> };

/** What a page gets from its route: what was loaded for it, and a way to load it again. */
export type PageProps<Data> = { data: Data; reload: () => void };

/** Loads a page's component. */
export type Code<Data> = () => Promise<{ Component: ComponentType<PageProps<Data>> }>;

/** What the build must know of a page. */
type Made = {
  /** Its address as the router matches it: '/e/:eventId' is one page for all events. */
  path: string;
  /** The addresses with a file of their own, `path` itself without them. */
  addresses?: readonly string[];
  /** The name of its file, where the address does not say it. */
  file?: string;
  /** The pictures that its styles ask for. */
  pictures?: readonly string[];
};

type Entry<Module, Data> = Made & {
  /** Imports its component. */
  code: Code<Data>;
  /** Imports the module that reads what it shows. */
  reader: () => Promise<Module>;
  /** Reads what it shows. */
  read: (module: Promise<Module>, params: Visit['params']) => Data;
};

/** An entry of the table of public pages, whatever data its page shows. */
export type PublicPage = Made & {
  code: () => Promise<unknown>;
  reader?: () => Promise<unknown>;
  /** The words that it shows, where they are all that it shows. */
  words?: () => Promise<unknown>;
  /** Begins to fetch what the page at this address shows, before anything can be drawn. */
  begin?: (pathname: string) => void;
  /** Hands the page's component and its data to what draws them. */
  drawnBy: <Drawn>(draw: <Data>(code: Code<Data>, load: (visit: Visit) => Data) => Drawn) => Drawn;
};

/** Makes an entry of a page that shows data. The modules that read are no part of the first script. */
export function dataPage<Module, Data>(entry: Entry<Module, Data>): PublicPage {
  const { path, code, reader, read } = entry;
  const load = (params: Visit['params']) => read(reader(), params);
  let begun: { params: string; data: Data } | undefined;
  return {
    ...entry,
    begin: (pathname) => {
      const params = paramsOf(path, pathname);
      if (!params) return;
      const data = load(params);
      begun = { params: JSON.stringify(params), data };
      // The page that is drawn with it says so; until then a failure is nobody's surprise.
      Promise.resolve(data).catch(() => {});
    },
    drawnBy: (draw) =>
      draw(code, ({ params }) => {
        const early = begun?.params === JSON.stringify(params) ? begun : undefined;
        begun = undefined;
        return early ? early.data : load(params);
      }),
  };
}

/** The parts of an address that a pattern names, null where it does not fit. */
function paramsOf(pattern: string, pathname: string): Visit['params'] | null {
  const source = pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  return found && { ...found.groups };
}
