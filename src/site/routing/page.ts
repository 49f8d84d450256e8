import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** The input of a page's data. It leaves out the search, which only says how a page shows its data. */
export type Visit = { params: Readonly<Params> };

/** The props that a page gets from its route: its data, and a function that loads it again. */
export type PageProps<Data> = { data: Data; reload: () => void };

/** Imports the module with a page's component. */
export type Code<Data> = () => Promise<{ Component: ComponentType<PageProps<Data>> }>;

/** The facts about a page that the build needs. */
type Made = {
  /** Its address as a route pattern: '/e/:eventId' is one page for all events. */
  path: string;
  /** The addresses with their own file; `path` itself when left out. */
  addresses?: readonly string[];
  /** The name of its file, when it doesn't follow from the address. */
  file?: string;
  /** The pictures that its styles refer to. */
  pictures?: readonly string[];
  /** Whether it fills the screen, without the header and the footer of the site. */
  bare?: boolean;
};

type Entry<Module, Data> = Made & {
  /** Imports its component. */
  code: Code<Data>;
  /** Imports the module that reads its data. */
  reader: () => Promise<Module>;
  /** Reads its data. */
  read: (module: Promise<Module>, params: Visit['params']) => Data;
};

/** An entry of the table of public pages, whatever its data. */
export type PublicPage = Made & {
  code: () => Promise<unknown>;
  reader?: () => Promise<unknown>;
  /** Imports the words of a page that shows nothing else. */
  words?: () => Promise<unknown>;
  /** Starts to fetch the data of the page at this address, before anything can be rendered. */
  begin?: (pathname: string) => void;
  /** Passes the page's component and its data to the function that renders them. */
  drawnBy: <Drawn>(draw: <Data>(code: Code<Data>, load: (visit: Visit) => Data) => Drawn) => Drawn;
};

/** Makes the entry of a page that shows data. The modules that read it are not part of the first script. */
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
      // The page shows the failure when it renders; until then the rejection must not count as unhandled.
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

/** Returns the parameters of an address that matches a pattern, null when it doesn't match. */
function paramsOf(pattern: string, pathname: string): Visit['params'] | null {
  const source = pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  return found && { ...found.groups };
}
