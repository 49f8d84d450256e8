import { eventStatuses } from '../src/domain/events/eventStatus.ts';
import { tournamentTypes } from '../src/domain/tournaments/tournament.ts';
import { paths, patterns } from '../src/paths.ts';
import type { StartPage } from './prerender.ts';

type Made = Pick<StartPage, 'reader' | 'screen'>;

const home: Made = { reader: 'src/site/home/homeEvents.ts', screen: ['src/site/home/HomePage.tsx'] };
const events: Made = { reader: 'src/site/events/eventList.ts', screen: ['src/site/events/EventsPage.tsx'] };
const tournaments: Made = {
  reader: 'src/site/tournaments/tournamentList.ts',
  screen: ['src/site/tournaments/TournamentsPage.tsx'],
};
const event: Made = { reader: 'src/site/event/findEvent.ts', screen: ['src/site/event/EventPage.tsx'] };

const onFelt = (path: string, made: Made): StartPage => ({
  path,
  drawn: true,
  pictures: ['/art/table.svg'],
  ...made,
});

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
  onFelt(paths.home(), home),
  ...eventStatuses.map((status) => onFelt(paths.events(status), events)),
  ...[undefined, ...tournamentTypes].map((type) => onFelt(paths.tournaments(type), tournaments)),
  { path: patterns.event, file: 'event.html', drawn: true, ...event },
  ...Object.entries(words).map(([path, name]) => ({
    path,
    drawn: true,
    screen: ['src/site/words/ContentPage.tsx', `src/content/pages/${name}.ts`],
  })),
  { path: patterns.admin, file: 'admin.html', drawn: false, screen: ['src/admin/AdminApp.tsx'] },
  { path: patterns.betr, file: 'betr.html', drawn: false, screen: ['src/betr/BetrApp.tsx'] },
];
