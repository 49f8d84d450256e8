import { createBrowserRouter, redirect } from 'react-router-dom';
import { paths, patterns } from './paths.ts';
import { homeLoader } from './site/home/homeLoader.ts';
import { contentRoutes } from './site/pages/contentRoutes.ts';
import { SiteLayout } from './site/SiteLayout.tsx';
import { PageError } from './ui/PageError.tsx';

const nothingYet = () => null;

/** Every route of the product. Pages are loaded lazily, and their data at the same time as their code. */
export const router = createBrowserRouter([
  {
    path: patterns.admin,
    lazy: () => import('./admin/AdminApp.tsx'),
    ErrorBoundary: PageError,
    HydrateFallback: nothingYet,
  },
  {
    Component: SiteLayout,
    ErrorBoundary: PageError,
    HydrateFallback: nothingYet,
    children: [
      {
        path: paths.home(),
        loader: homeLoader,
        lazy: () => import('./site/home/HomePage.tsx'),
        ErrorBoundary: PageError,
      },
      ...contentRoutes,
      { path: '*', loader: () => redirect(paths.home()) },
    ],
  },
]);
