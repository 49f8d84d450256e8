import { type ComponentType, type ReactElement, startTransition, useEffect, useReducer } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { lazyPart } from '../../ui/lazyCode.ts';
import type { Code, PageProps, Visit } from './page.ts';

type Page<Data> = ComponentType<PageProps<Data>>;

/**
 * Returns the element of a route. Code and data are fetched in parallel; the data is kept for Back and
 * Forward.
 */
export function lazyPage<Data>(code: Code<Data>, load: (visit: Visit) => Data): ReactElement {
  return <VisitedPage Page={lazyPart(code)} visits={new Map()} load={load} />;
}

type Loaded<Data> = { data: Data; at: number };
type Visits<Data> = Map<string, Loaded<Data>>;
type Props<Data> = { Page: Page<Data>; visits: Visits<Data>; load: (visit: Visit) => Data };

/** The location on the screen now. */
let shown = { key: '', pathname: '', search: '' };

function VisitedPage<Data>({ Page, visits, load }: Props<Data>) {
  const here = useLocation();
  const { key, pathname, search } = here;
  const visit = { params: useParams() };
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Another search shows the same page differently.
  const same = shown.pathname === pathname && shown.search !== search ? visits.get(shown.key) : undefined;
  const loaded = visits.get(key) ?? keep(visits, key, same ?? { data: load(visit), at: Date.now() });
  useEffect(() => {
    shown = here;
  }, [here]);
  const reload = () => {
    loaded.data = load(visit);
    loaded.at = Date.now();
    // The page keeps showing the old data, and keeps the focus, until the new data has loaded.
    startTransition(render);
  };
  // Also when the browser brings back a page that it had set aside.
  useWindowEvent('visibilitychange', () => {
    if (!document.hidden && navigator.onLine && Date.now() - loaded.at > fresh) reload();
  });
  return <Page data={loaded.data} reload={reload} />;
}

const kept = 20;
/** How long data is shown without a look at the server, when a page is looked at again; in milliseconds. */
const fresh = 600_000;

function keep<Data>(visits: Visits<Data>, key: string, loaded: Loaded<Data>): Loaded<Data> {
  visits.set(key, loaded);
  const [oldest] = visits.keys();
  if (visits.size > kept && oldest !== undefined) visits.delete(oldest);
  return loaded;
}
