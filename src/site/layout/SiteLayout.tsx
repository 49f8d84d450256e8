import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { reportButtonClicks } from '../../analytics/analytics.ts';
import { useRouteFocus } from '../../hooks/focus/useRouteFocus.ts';
import { useEarlyInput } from '../../hooks/useEarlyInput.ts';
import { useScrollMemory } from '../../hooks/useScrollMemory.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { RequestProvider } from '../request/RequestProvider.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import styles from './SiteLayout.module.css';

/** Restores the scroll position, moves the focus and answers early presses once a page has rendered. */
function Arrival() {
  useEarlyInput('page');
  useScrollMemory();
  useRouteFocus();
  return null;
}

/** The frame of every public page: header, footer, skip link, toasts, request form. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useEffect(reportButtonClicks, []);
  useEarlyInput('frame');
  return (
    <RequestProvider>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>
          <Arrival />
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <Footer short={/\/live(\/|$)/.test(pathname)} />
      <ToastRegion />
    </RequestProvider>
  );
}
