import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from './lazyPage.tsx';
import { paths, patterns } from './paths.ts';
import { loadHome } from './site/home/loadHome.ts';
import { contentRoutes } from './site/pages/contentRoutes.tsx';
import { SiteLayout } from './site/SiteLayout.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

const nothing = () => null;

const home = lazyPage(() => import('./site/home/HomePage.tsx'), loadHome);
const admin = lazyPage(() => import('./admin/AdminApp.tsx'), nothing);

/** Every route of the product. Pages are loaded lazily, and their data at the same time as their code. */
export function Router() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <ErrorBoundary key={pathname.startsWith('/admin') ? 'admin' : 'site'}>
        <Routes>
          <Route path={patterns.admin} element={admin} />
          <Route element={<SiteLayout />}>
            <Route path={paths.home()} element={home} />
            {contentRoutes}
            <Route path="*" element={<Navigate to={paths.home()} replace />} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </Suspense>
  );
}
