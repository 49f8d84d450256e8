import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { staffPaths } from '../../staffPaths.ts';
import { Link } from '../../ui/Link.tsx';
import { lazyPart } from '../../ui/lazyCode.ts';
import styles from './EventsScreen.module.css';
import { Component as EventsPage } from './list/StaffEventsPage.tsx';

const PipelinePage = lazyPart(() => import('./pipeline/PipelinePage.tsx'));
const UpgradePage = lazyPart(() => import('./upgrade/UpgradePage.tsx'));

const tabs = [
  ['Events', staffPaths.adminScreen('events')],
  ['Pipeline', staffPaths.pipeline()],
] as const;

const pages: Record<string, ComponentType> = {
  [staffPaths.pipeline()]: PipelinePage,
  [staffPaths.upgrade()]: UpgradePage,
};

/**
 * Manage Events: the list, and the pipeline board in a second tab with its own address (specification 2.9).
 */
function EventsScreen() {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const Page = pages[pathname] ?? EventsPage;
  return (
    <>
      <nav aria-label="Manage Events" className={styles.tabs}>
        {tabs.map(([label, to]) => (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <Page />
    </>
  );
}

export { EventsScreen as Component };
