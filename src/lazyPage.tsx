import { type ComponentType, lazy, type ReactElement, useReducer } from 'react';
import { type Params, useLocation, useParams, useSearchParams } from 'react-router-dom';

/** What a page gets from its route: what its loader returned, and a way to load it again. */
export type PageProps<Data> = { data: Data; reload: () => void };

/** The address a loader loads for. */
export type Visit = { params: Readonly<Params>; search: URLSearchParams };

type Page<Data> = ComponentType<PageProps<Data>>;

/**
 * The element of a route whose code and data are fetched side by side, as soon as the route is matched. What a visit
 * loaded is kept for the browser's back and forward buttons, which show it at once.
 */
export function lazyPage<Data>(
  code: () => Promise<{ Component: Page<Data> }>,
  load: (visit: Visit) => Data,
): ReactElement {
  const Page = lazy(async () => ({ default: (await code()).Component }));
  return <VisitedPage Page={Page} visits={new Map()} load={load} />;
}

type Loaded<Data> = { data: Data };
type Visits<Data> = Map<string, Loaded<Data>>;
type Props<Data> = { Page: Page<Data>; visits: Visits<Data>; load: (visit: Visit) => Data };

function VisitedPage<Data>({ Page, visits, load }: Props<Data>) {
  const { key } = useLocation();
  const visit = { params: useParams(), search: useSearchParams()[0] };
  const [, render] = useReducer((count: number) => count + 1, 0);
  const loadAgain = () => keep(visits, key, { data: load(visit) });
  const { data } = visits.get(key) ?? loadAgain();
  const reload = () => {
    loadAgain();
    render();
  };
  return <Page data={data} reload={reload} />;
}

const kept = 20;

function keep<Data>(visits: Visits<Data>, key: string, loaded: Loaded<Data>): Loaded<Data> {
  visits.set(key, loaded);
  const [oldest] = visits.keys();
  if (visits.size > kept && oldest !== undefined) visits.delete(oldest);
  return loaded;
}
