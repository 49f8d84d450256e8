import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { areas } from './areas.ts';
import { withAppCheck } from './data/withAppCheck.ts';
import { paths, patterns } from './paths.ts';
import { SiteLayout } from './site/layout/SiteLayout.tsx';
import { pages } from './site/pages.ts';
import { lazyPage } from './site/routing/lazyPage.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { whenThere } from './ui/lazyCode.ts';
import { RouteTable } from './ui/RouteTable.tsx';

const nothing = () => null;

const areaRoutes = areas.map(({ area, path, code }) => {
  const load = withAppCheck(area, () => whenThere(code));
  const started = () =>
    load().then((module) => {
      module.start();
      return module;
    });
  return { path, element: lazyPage(started, nothing) };
});
const pageRoutes = (bare: boolean) =>
  pages
    .filter((page) => bare === !!page.bare)
    .map(({ path, drawnBy }) => ({ path, element: drawnBy(lazyPage) }));
const routes = [
  { path: patterns.adminMap, element: <Navigate to={`${paths.admin()}/events`} replace /> },
  ...areaRoutes,
  ...pageRoutes(true),
  {
    element: <SiteLayout />,
    children: [
      ...pageRoutes(false),
      { path: paths.leaderboard(), element: <Navigate to={paths.standings()} replace /> },
      { path: '*', element: <Navigate to={paths.home()} replace /> },
    ],
  },
];

/**
 * Returns the area of an address: another area is another try after an error. Betr is matched in any letter
 * case.
 */
const partOf = (pathname: string) => /^\/(admin|betr)(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase() ?? 'site';

/** Every route of the product. A page's code is loaded lazily, and its data at the same time. */
export function Router() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <ErrorBoundary key={partOf(pathname)}>
        <RouteTable routes={routes} />
      </ErrorBoundary>
    </Suspense>
  );
}
