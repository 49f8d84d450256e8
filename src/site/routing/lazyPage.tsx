import { type ComponentType, type ReactElement, startTransition, useEffect, useReducer } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyCode.ts';
import type { Code, PageProps, Visit } from './page.ts';

type Page<Data> = ComponentType<PageProps<Data>>;

/**
 * The element of a route whose code and data are fetched side by side, as soon as the route is matched. What
 * a visit loaded is kept for the browser's back and forward buttons, which show it at once.
 */
export function lazyPage<Data>(code: Code<Data>, load: (visit: Visit) => Data): ReactElement {
  return <VisitedPage Page={lazyPart(code)} visits={new Map()} load={load} />;
}

type Loaded<Data> = { data: Data };
type Visits<Data> = Map<string, Loaded<Data>>;
type Props<Data> = { Page: Page<Data>; visits: Visits<Data>; load: (visit: Visit) => Data };

/** The place on the screen now. */
let shown = { key: '', pathname: '', search: '' };

function VisitedPage<Data>({ Page, visits, load }: Props<Data>) {
  const here = useLocation();
  const { key, pathname, search } = here;
  const visit = { params: useParams() };
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Another search is the same page, seen differently.
  const same = shown.pathname === pathname && shown.search !== search ? visits.get(shown.key) : undefined;
  const loaded = visits.get(key) ?? keep(visits, key, same ?? { data: load(visit) });
  useEffect(() => {
    shown = here;
  }, [here]);
  const reload = () => {
    loaded.data = load(visit);
    // What is shown stays until there is something to show, and with it the focus.
    startTransition(render);
  };
  return <Page data={loaded.data} reload={reload} />;
}

const kept = 20;

function keep<Data>(visits: Visits<Data>, key: string, loaded: Loaded<Data>): Loaded<Data> {
  visits.set(key, loaded);
  const [oldest] = visits.keys();
  if (visits.size > kept && oldest !== undefined) visits.delete(oldest);
  return loaded;
}
