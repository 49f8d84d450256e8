import type { Level } from '../domain/session/staffSession.ts';
import { paths } from '../paths.ts';
import { lazyPart } from '../ui/lazyCode.ts';
import type { Screen } from './shell/screen.ts';

/** Every screen of the console, in the order of the sidebar (specification 2.8). */
const screens: readonly Screen[] = [
  {
    label: 'Manage Events',
    to: paths.adminScreen('events'),
    path: 'events',
    Page: lazyPart(() => import('./events/EventsScreen.tsx')),
  },
  {
    label: 'Participants',
    to: paths.adminScreen('events'),
    path: 'events/:eventId/participants',
    inner: true,
    Page: lazyPart(() => import('./events/door/ParticipantsPage.tsx')),
  },
  {
    label: 'Requests',
    to: paths.adminScreen('requests'),
    path: 'requests',
    Count: lazyPart(() => import('./requests/PendingCount.tsx')),
    Page: lazyPart(() => import('./requests/RequestsPage.tsx')),
  },
  {
    label: 'Sales Pipeline',
    to: paths.adminScreen('sales'),
    path: 'sales',
    Page: lazyPart(() => import('./sales/SalesPage.tsx')),
  },
  {
    label: 'Manage Brackets',
    to: paths.adminScreen('brackets'),
    path: 'brackets',
    aliases: ['tournaments'],
    Page: lazyPart(() => import('./brackets/BracketsPage.tsx')),
  },
  {
    label: 'Partners',
    to: paths.adminScreen('partners'),
    path: 'partners',
    Page: lazyPart(() => import('./partners/PartnersPage.tsx')),
  },
  {
    label: 'Colleges',
    to: paths.adminScreen('colleges'),
    path: 'colleges',
    superOnly: true,
    Page: lazyPart(() => import('./colleges/CollegesPage.tsx')),
  },
  {
    label: 'Fraternities',
    to: paths.adminScreen('fraternities'),
    path: 'fraternities',
    superOnly: true,
    Page: lazyPart(() => import('./fraternities/FraternitiesPage.tsx')),
  },
  {
    label: 'Outreach',
    to: paths.adminScreen('outreach'),
    path: 'outreach',
    superOnly: true,
    Page: lazyPart(() => import('./outreach/OutreachPage.tsx')),
  },
  {
    label: 'Calendar',
    to: paths.adminScreen('calendar'),
    path: 'calendar',
    superOnly: true,
    Page: lazyPart(() => import('./calendar/CalendarPage.tsx')),
  },
  { label: 'Reports', to: '/admin/reports', path: 'reports' },
];

/** The screens that somebody of this level sees and reaches. */
export function screensOf(level: Level): readonly Screen[] {
  return screens.filter((screen) => !screen.superOnly || level === 'super');
}
