import { paths } from '../paths.ts';
import { lazyPart } from '../ui/lazyCode.ts';
import type { Tab } from './shell/tab.ts';

const home: Tab = {
  label: 'Home',
  title: 'Home',
  to: paths.betr(),
  Page: lazyPart(() => import('./home/BetrHomePage.tsx')),
};

/** The tabs of Betr, in the order of the sidebar (specification 2.1). */
export const tabs: readonly Tab[] = [
  home,
  {
    label: 'Map',
    title: 'College Map',
    to: paths.betr('map'),
    Page: lazyPart(() => import('./map/MapPage.tsx')),
  },
  {
    label: 'Database',
    title: 'Database',
    to: paths.betr('database'),
    Page: lazyPart(() => import('./database/DatabasePage.tsx')),
  },
  {
    label: 'Campus View',
    title: 'Campus View',
    to: paths.betr('campus'),
    Page: lazyPart(() => import('./campus/CampusPage.tsx')),
  },
];

/**
 * Returns the tab of an address in any letter case, or of an address below it; Home for an unknown address.
 */
export function tabAt(pathname: string): Tab {
  const here = `${pathname.toLowerCase()}/`;
  return tabs.find((tab) => tab !== home && here.startsWith(`${tab.to.toLowerCase()}/`)) ?? home;
}
