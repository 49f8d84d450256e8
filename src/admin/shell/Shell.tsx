import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { adminTitle } from '../../domain/adminTitle.ts';
import type { Level } from '../../domain/staffSession.ts';
import { useRouteFocus } from '../../hooks/useRouteFocus.ts';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { AdminRoutes } from '../AdminRoutes.tsx';
import { Drawer } from './Drawer.tsx';
import { NetworkStatus } from './NetworkStatus.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { useLateRefusals } from './useLateRefusals.ts';

/** The console's frame (specification 2.8): sidebar, header with the page's title, and the page. */
export function Shell({ level }: { level: Level }) {
  const { pathname } = useLocation();
  const title = adminTitle(pathname);
  const [menu, setMenu] = useState(false);
  const [staying, setStaying] = useState(false);
  useRouteFocus();
  useLateRefusals();
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <aside className={styles.side}>
        <Sidebar level={level} onStay={() => setStaying(true)} />
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        <header className={styles.header}>
          <button type="button" className={styles.menu} aria-haspopup="dialog" onClick={() => setMenu(true)}>
            <svg
              width="20"
              height="16"
              viewBox="0 0 20 16"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M0 2h20M0 8h20M0 14h20" />
            </svg>
            <span className="hush">Menu</span>
          </button>
          <h1 tabIndex={-1}>{title}</h1>
        </header>
        <NetworkStatus />
        <div className={styles.page}>
          <Suspense fallback={<PageSkeleton />}>
            <AdminRoutes level={level} />
          </Suspense>
        </div>
      </main>
      {menu && (
        <Drawer onClose={() => setMenu(false)}>
          <Sidebar
            level={level}
            onGo={() => setMenu(false)}
            onStay={() => {
              setMenu(false);
              setStaying(true);
            }}
          />
        </Drawer>
      )}
      <SessionEnd staying={staying} onStaying={setStaying} />
      <ToastRegion />
    </div>
  );
}
