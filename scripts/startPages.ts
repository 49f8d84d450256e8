import { eventStatuses } from '../src/domain/tourEvent.ts';
import { tournamentTypes } from '../src/domain/tournament.ts';
import { paths, patterns } from '../src/paths.ts';
import type { StartPage } from './prerender.ts';

const page = (path: string, ...modules: string[]): StartPage => ({ path, modules, drawn: true });

const events = ['src/site/events/EventsPage.tsx', 'src/site/events/eventList.ts'];
const tournaments = ['src/site/tournaments/TournamentsPage.tsx', 'src/site/tournaments/tournamentList.ts'];

const words = {
  [paths.page('responsible-gaming')]: 'responsibleGaming',
  [paths.page('how-to-play')]: 'howToPlay',
  [paths.page('rules')]: 'rules',
  [paths.page('faq')]: 'faq',
  [paths.page('terms')]: 'terms',
  [paths.page('privacy')]: 'privacy',
  [paths.page('host')]: 'host',
};

/** The pages that have files of their own, with the modules that `src/router.tsx` loads for them. */
export const startPages: readonly StartPage[] = [
  page(paths.home(), 'src/site/home/HomePage.tsx', 'src/site/home/homeEvents.ts'),
  ...eventStatuses.map((status) => page(paths.events(status), ...events)),
  ...[undefined, ...tournamentTypes].map((type) => page(paths.tournaments(type), ...tournaments)),
  {
    ...page(patterns.event, 'src/site/event/EventPage.tsx', 'src/site/event/findEvent.ts'),
    file: 'event.html',
  },
  ...Object.entries(words).map(([path, name]) =>
    page(path, 'src/site/pages/ContentPage.tsx', `src/content/pages/${name}.ts`),
  ),
  { path: patterns.admin, modules: ['src/admin/AdminApp.tsx'], file: 'admin.html', drawn: false },
  { path: patterns.betr, modules: ['src/betr/BetrApp.tsx'], file: 'betr.html', drawn: false },
];
