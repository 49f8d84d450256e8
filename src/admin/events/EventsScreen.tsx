import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { lazyPart } from '../../ui/lazyCode.ts';
import styles from './EventsScreen.module.css';
import { Component as EventsPage } from './list/EventsPage.tsx';

const PipelinePage = lazyPart(() => import('./pipeline/PipelinePage.tsx'));
const UpgradePage = lazyPart(() => import('./upgrade/UpgradePage.tsx'));

const tabs = [
  ['Events', paths.adminScreen('events')],
  ['Pipeline', paths.pipeline()],
] as const;

const pages: Record<string, ComponentType> = {
  [paths.pipeline()]: PipelinePage,
  [paths.upgrade()]: UpgradePage,
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
