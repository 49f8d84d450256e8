import type { ContentPage } from '../content/pages/contentPage.ts';
import { eventStatuses } from '../domain/events/eventStatus.ts';
import { tournamentTypes } from '../domain/tournaments/tournament.ts';
import { settling } from '../lib/settling.ts';
import { whenThere } from '../lib/whenThere.ts';
import { paths, patterns, shortPages } from '../paths.ts';
import type { LiveNight } from './live/liveNight.ts';
import { type Code, dataPage, type PublicPage } from './routing/page.ts';

/**
 * The background picture of pages that start with the felt of a table. It's too plain to be the largest
 * paint, which it would make late (tests/build/felt.test.ts).
 */
const felt = ['/art/table.svg'];

/**
 * Every public page, for the router, the early reads and the build, which draws the pages and splits their
 * code.
 */
export const pages: readonly PublicPage[] = [
  dataPage({
    path: paths.home(),
    pictures: felt,
    code: () => import('./home/HomePage.tsx'),
    reader: () => import('./home/homeEvents.ts'),
    // Doesn't wait for its module: the page shows its frame meanwhile.
    read: (module) => settling(module.then(({ homeEvents }) => homeEvents())),
  }),
  dataPage({
    path: patterns.events,
    addresses: eventStatuses.map(paths.events),
    pictures: felt,
    code: () => import('./events/EventsPage.tsx'),
    reader: () => import('./events/eventList.ts'),
    read: (module, { status }) => module.then(({ eventList }) => eventList(status)),
  }),
  dataPage({
    path: patterns.tournaments,
    addresses: [undefined, ...tournamentTypes].map(paths.tournaments),
    pictures: felt,
    code: () => import('./tournaments/TournamentsPage.tsx'),
    reader: () => import('./tournaments/tournamentList.ts'),
    read: (module, { type }) => module.then(({ tournamentList }) => tournamentList(type)),
  }),
  dataPage({
    path: patterns.event,
    file: 'event.html',
    code: () => import('./event/EventPage.tsx'),
    reader: () => import('./event/findEvent.ts'),
    read: (module, { eventId }) => module.then(({ findEvent }) => findEvent(eventId)),
  }),
  nightPage({ path: patterns.live, file: 'live.html', code: () => import('./live/LivePage.tsx') }),
  nightPage({ path: patterns.liveDraw, file: 'draw.html', code: () => import('./live/draw/DrawPage.tsx') }),
  nightPage({ path: patterns.tv, file: 'tv.html', bare: true, code: () => import('./tv/TvPage.tsx') }),
  dataPage({
    path: patterns.results,
    file: 'results.html',
    code: () => import('./results/ResultsPage.tsx'),
    reader: () => import('./results/resultsData.ts'),
    read: (module, { eventId }) => module.then(({ resultsData }) => resultsData(eventId)),
  }),
  dataPage({
    path: patterns.ticket,
    file: 'ticket.html',
    code: () => import('./ticket/TicketPage.tsx'),
    reader: () => import('./ticket/ticketData.ts'),
    read: (module, { eventId }) => module.then(({ ticketData }) => ticketData(eventId)),
  }),
  dataPage({
    path: patterns.standings,
    addresses: [paths.standings()],
    pictures: felt,
    code: () => import('./season/standings/StandingsPage.tsx'),
    reader: () => import('./season/standings/standingsData.ts'),
    read: (module, { season }) => module.then(({ standingsData }) => standingsData(season)),
  }),
  dataPage({
    path: patterns.school,
    file: 'school.html',
    code: () => import('./season/school/SchoolPage.tsx'),
    reader: () => import('./season/school/schoolData.ts'),
    read: (module, { id, season }) => module.then(({ schoolData }) => schoolData(id, season)),
  }),
  dataPage({
    path: patterns.chapter,
    file: 'chapter.html',
    code: () => import('./season/chapter/ChapterPage.tsx'),
    reader: () => import('./season/chapter/chapterData.ts'),
    read: (module, { id, season }) => module.then(({ chapterData }) => chapterData(id, season)),
  }),
  dataPage({
    path: patterns.player,
    file: 'player.html',
    code: () => import('./season/player/PlayerPage.tsx'),
    reader: () => import('./season/player/playerData.ts'),
    read: (module, { id, season }) => module.then(({ playerData }) => playerData(id, season)),
  }),
  dataPage({
    path: patterns.find,
    addresses: [paths.find()],
    pictures: felt,
    code: () => import('./find/FindPage.tsx'),
    reader: () => import('./find/searchData.ts'),
    read: (module, { kind, id }) => module.then(({ searchData }) => searchData(kind, id)),
  }),
  wordsPage(
    paths.page('responsible-gaming'),
    () => import('../content/pages/responsibleGaming.ts'),
    onlyPage,
  ),
  wordsPage(paths.page('how-to-play'), () => import('../content/pages/howToPlay.ts'), onlyPage),
  wordsPage(paths.page('rules'), () => import('../content/pages/rules.ts'), onlyPage),
  wordsPage(paths.page('faq'), () => import('../content/pages/faq.ts'), onlyPage),
  wordsPage(paths.page('terms'), () => import('../content/pages/terms.ts'), onlyPage),
  wordsPage(paths.page('privacy'), () => import('../content/pages/privacy.ts'), onlyPage),
  wordsPage(paths.page('host'), () => import('../content/pages/host.ts'), onlyPage),
  ...shortPages.map((name) =>
    wordsPage(
      paths.page(name),
      () => import('../content/pages/shortPages.ts'),
      (module) => module.shortPages[name],
    ),
  ),
];

/** Starts to fetch the data of the page at this address. */
export function beginLoading(pathname: string): void {
  for (const { begin } of pages) begin?.(pathname);
}

/** Makes the entry of a page that shows an event's night as it goes. */
function nightPage(entry: Pick<PublicPage, 'path' | 'file' | 'bare'> & { code: Code<Promise<LiveNight>> }) {
  return dataPage({
    ...entry,
    reader: () => import('./live/liveNight.ts'),
    read: (module, { eventId }) => module.then(({ liveNight }) => liveNight(eventId)),
  });
}

/** Makes the entry of a page of words, which `pick` takes from their shared module. */
function wordsPage<Module>(
  path: string,
  words: () => Promise<Module>,
  pick: (module: Module) => ContentPage,
): PublicPage {
  const code = () => import('./words/ContentPage.tsx');
  return { path, code, words, drawnBy: (draw) => draw(code, () => whenThere(words).then(pick)) };
}

function onlyPage({ page }: { page: ContentPage }): ContentPage {
  return page;
}
