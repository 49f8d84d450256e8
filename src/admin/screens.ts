import type { Level } from '../domain/session/staffSession.ts';
import { lazyPart } from '../ui/lazyCode.ts';
import { fraternityCode } from './fraternities/loadFraternity.ts';
import type { Screen } from './shell/screen.ts';

const eventPage = () => import('./events/page/StaffEventPage.tsx');
const chapterPage = () => import('./outreach/chapter/StaffChapterPage.tsx');

/**
 * Every screen of the console, in the order of the sidebar (specification 2.8). A screen needs only an entry
 * here and its folder.
 */
const screens: readonly Screen[] = [
  {
    label: 'Manage Events',
    title: 'Event Management',
    path: 'events',
    group: 'Work',
    icon: 'list',
    aliases: ['events/pipeline', 'events/upgrade'],
    Page: lazyPart(() => import('./events/EventsScreen.tsx')),
  },
  {
    label: 'Event',
    title: 'Event Management',
    path: 'events/:eventId',
    inner: true,
    Page: lazyPart(eventPage),
    early: eventPage,
  },
  {
    label: 'Requests',
    title: 'Tournament Requests',
    path: 'requests',
    group: 'Work',
    icon: 'inbox',
    Count: lazyPart(() => import('./requests/PendingCount.tsx')),
    Page: lazyPart(() => import('./requests/RequestsPage.tsx')),
  },
  {
    label: 'Sales Pipeline',
    title: 'Sales Pipeline',
    path: 'sales',
    group: 'Work',
    icon: 'funnel',
    Page: lazyPart(() => import('./sales/SalesPage.tsx')),
  },
  {
    label: 'Manage Brackets',
    title: 'Bracket Management',
    path: 'brackets',
    group: 'Work',
    icon: 'bracket',
    aliases: ['tournaments'],
    Page: lazyPart(() => import('./brackets/BracketsPage.tsx')),
  },
  {
    label: 'Season',
    title: 'Season',
    path: 'season',
    group: 'Work',
    icon: 'podium',
    Page: lazyPart(() => import('./season/StaffSeasonPage.tsx')),
  },
  {
    label: 'Partners',
    title: 'Partner Management',
    path: 'partners',
    group: 'Directory',
    icon: 'card',
    Page: lazyPart(() => import('./partners/PartnersPage.tsx')),
  },
  {
    label: 'Colleges',
    title: 'College Management',
    path: 'colleges',
    group: 'Directory',
    icon: 'cap',
    level: 'super',
    Page: lazyPart(() => import('./colleges/CollegesPage.tsx')),
  },
  {
    label: 'Fraternities',
    title: 'Fraternity Management',
    path: 'fraternities',
    group: 'Directory',
    icon: 'house',
    level: 'super',
    Page: lazyPart(() => import('./fraternities/FraternitiesPage.tsx')),
  },
  {
    label: 'Outreach',
    title: 'Outreach',
    path: 'outreach',
    group: 'Directory',
    icon: 'talk',
    level: 'super',
    Page: lazyPart(() => import('./outreach/list/OutreachPage.tsx')),
  },
  {
    label: 'Chapter',
    title: 'Outreach',
    path: 'outreach/:collegeId/:fraternityId',
    level: 'super',
    inner: true,
    Page: lazyPart(chapterPage),
    early: () => Promise.all([chapterPage(), fraternityCode.fetch()]),
  },
  {
    label: 'Calendar',
    title: 'Calendar',
    path: 'calendar',
    group: 'Overview',
    icon: 'calendar',
    level: 'super',
    Page: lazyPart(() => import('./calendar/CalendarPage.tsx')),
  },
  { label: 'Reports', title: 'Reports', path: 'reports', group: 'Overview', icon: 'bars' },
  {
    label: 'Trash',
    title: 'Trash',
    path: 'trash',
    group: 'Overview',
    icon: 'bin',
    Page: lazyPart(() => import('./trash/TrashPage.tsx')),
  },
];

/** Returns the screens that a user of this level can see and open. */
export function screensOf(level: Level): readonly Screen[] {
  return screens.filter((screen) => screen.level !== 'super' || level === 'super');
}

/**
 * Returns the title in the console's header for a path (specification 2.8): 'Event Management' for
 * '/admin/events'.
 */
export function adminTitle(pathname: string): string {
  const name = /^\/admin\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const here = screens.find(({ path, aliases = [] }) => path === name || aliases.includes(name));
  return here?.title ?? 'Dashboard';
}
