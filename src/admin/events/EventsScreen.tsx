import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { staffPaths } from '../../staffPaths.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { lazyPart } from '../../ui/lazyCode.ts';
import recordLayout from '../../ui/recordLayout.module.css';
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
      <LinkTabs label="Manage Events" className={`${recordLayout.lineTabs} ${styles.tabs}`} tabs={tabs} />
      <Page />
    </>
  );
}

export { EventsScreen as Component };
