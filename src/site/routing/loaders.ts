import type { Params } from 'react-router-dom';
import { settling } from '../../lib/settling.ts';
import { paths, patterns } from '../../paths.ts';

/** What a loader loads for. The search is no part of it: it says how a page shows its data. */
export type Visit = { params: Readonly<Params> };

/** What fetches a page's data. `begin` does it for the page at this address before anything can be drawn. */
export type Loader<Data> = { load: (visit: Visit) => Data; begin: (pathname: string) => void };

/** The loaders of the pages that show data. The modules that read are no part of the first script. */
export const loaders = {
  // Does not wait for its module: the page shows its frame meanwhile.
  home: loader(paths.home(), () =>
    settling(import('../home/homeEvents.ts').then(({ homeEvents }) => homeEvents())),
  ),
  events: loader(patterns.events, ({ status }) =>
    import('../events/eventList.ts').then(({ eventList }) => eventList(status)),
  ),
  tournaments: loader(patterns.tournaments, ({ type }) =>
    import('../tournaments/tournamentList.ts').then(({ tournamentList }) => tournamentList(type)),
  ),
  event: loader(patterns.event, ({ eventId }) =>
    import('../event/findEvent.ts').then(({ findEvent }) => findEvent(eventId)),
  ),
};

/** Begins to fetch what the page at this address shows. */
export function beginLoading(pathname: string): void {
  for (const { begin } of Object.values(loaders)) begin(pathname);
}

function loader<Data>(pattern: string, load: (params: Visit['params']) => Data): Loader<Data> {
  let begun: { params: string; data: Data } | undefined;
  return {
    begin: (pathname) => {
      const params = paramsOf(pattern, pathname);
      if (!params) return;
      const data = load(params);
      begun = { params: JSON.stringify(params), data };
      // The page that is drawn with it says so; until then a failure is nobody's surprise.
      Promise.resolve(data).catch(() => {});
    },
    load: ({ params }) => {
      const early = begun?.params === JSON.stringify(params) ? begun : undefined;
      begun = undefined;
      return early ? early.data : load(params);
    },
  };
}

/** The parts of an address that a pattern names, null where it does not fit. */
function paramsOf(pattern: string, pathname: string): Visit['params'] | null {
  const source = pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  return found && { ...found.groups };
}
