import { eventStatuses } from '../src/domain/tourEvent.ts';
import { tournamentTypes } from '../src/domain/tournament.ts';
import { paths, patterns } from '../src/paths.ts';
import type { StartPage } from './prerender.ts';

const page = (path: string, ...modules: string[]): StartPage => ({ path, modules, drawn: true });
const onFelt = (path: string, ...modules: string[]): StartPage => ({
  ...page(path, ...modules),
  pictures: ['/art/table.svg'],
});

const events = ['src/site/events/eventList.ts', 'src/site/events/EventsPage.tsx'];
const tournaments = ['src/site/tournaments/tournamentList.ts', 'src/site/tournaments/TournamentsPage.tsx'];

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
  onFelt(paths.home(), 'src/site/home/homeEvents.ts', 'src/site/home/HomePage.tsx'),
  ...eventStatuses.map((status) => onFelt(paths.events(status), ...events)),
  ...[undefined, ...tournamentTypes].map((type) => onFelt(paths.tournaments(type), ...tournaments)),
  {
    ...page(patterns.event, 'src/site/event/findEvent.ts', 'src/site/event/EventPage.tsx'),
    file: 'event.html',
  },
  ...Object.entries(words).map(([path, name]) =>
    page(path, 'src/site/pages/ContentPage.tsx', `src/content/pages/${name}.ts`),
  ),
  { path: patterns.admin, modules: ['src/admin/AdminApp.tsx'], file: 'admin.html', drawn: false },
  { path: patterns.betr, modules: ['src/betr/BetrApp.tsx'], file: 'betr.html', drawn: false },
];
