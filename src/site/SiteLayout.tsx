import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { reportButtonClicks } from '../analytics.ts';
import { useRouteFocus } from '../hooks/useRouteFocus.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './SiteLayout.module.css';

/** What every public page has around it: header, footer, skip link, toasts. */
export function SiteLayout() {
  useRouteFocus();
  useEffect(reportButtonClicks, []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
