import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { withAppCheck } from './data/withAppCheck.ts';
import { paths, patterns } from './paths.ts';
import { SiteLayout } from './site/layout/SiteLayout.tsx';
import { lazyPage } from './site/routing/lazyPage.tsx';
import { loaders } from './site/routing/loaders.ts';
import { contentRoutes } from './site/words/contentRoutes.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

const nothing = () => null;

const home = lazyPage(() => import('./site/home/HomePage.tsx'), loaders.home.load);
const events = lazyPage(() => import('./site/events/EventsPage.tsx'), loaders.events.load);
const tournaments = lazyPage(
  () => import('./site/tournaments/TournamentsPage.tsx'),
  loaders.tournaments.load,
);
const event = lazyPage(() => import('./site/event/EventPage.tsx'), loaders.event.load);
const admin = lazyPage(
  withAppCheck('staff', () => import('./admin/AdminApp.tsx')),
  nothing,
);
const betr = lazyPage(
  withAppCheck('betr', () => import('./betr/BetrApp.tsx')),
  nothing,
);

/** Where an address belongs: another part is another try after an error. Betr is known in any letter case. */
const partOf = (pathname: string) => /^\/(admin|betr)(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase() ?? 'site';

/** Every route of the product. Pages are loaded lazily, and their data at the same time as their code. */
export function Router() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <ErrorBoundary key={partOf(pathname)}>
        <Routes>
          <Route path={patterns.adminMap} element={<Navigate to={paths.adminScreen('events')} replace />} />
          <Route path={patterns.admin} element={admin} />
          <Route path={patterns.betr} element={betr} />
          <Route element={<SiteLayout />}>
            <Route path={paths.home()} element={home} />
            <Route path={patterns.events} element={events} />
            <Route path={patterns.tournaments} element={tournaments} />
            <Route path={patterns.event} element={event} />
            {contentRoutes}
            <Route path="*" element={<Navigate to={paths.home()} replace />} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </Suspense>
  );
}
