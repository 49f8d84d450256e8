import type { EventStatus } from './domain/events/eventStatus.ts';
import type { GroupKind } from './domain/find/eventGroup.ts';
import type { TournamentType } from './domain/tournaments/tournament.ts';

/** The addresses with a variable part, as the router matches them; `paths` below builds them. */
export const patterns = {
  tournaments: '/tournaments/:type?',
  events: '/events/:status',
  event: '/e/:eventId',
  live: '/e/:eventId/live',
  liveDraw: '/e/:eventId/live/draw',
  tv: '/e/:eventId/tv',
  results: '/e/:eventId/results',
  standings: '/standings/:season?',
  school: '/schools/:id/:season?',
  chapter: '/chapters/:id/:season?',
  player: '/players/:id/:season?',
  crew: '/e/:eventId/crew',
  /** The ticket of who signed up on the site; its key stands after the '#'. */
  ticket: '/e/:eventId/ticket',
  /** What a ticket's code leads to: the door, at that person; the ticket's id stands after the '#'. */
  scanned: '/e/:eventId/in',
  find: '/find/:kind?/:id?',
  admin: '/admin/*',
  /** The console has no map (specification 2.1). */
  adminMap: '/admin/map/*',
  betr: '/Betr/*',
};

/** The pages of a few paragraphs; their words share one file. */
export const shortPages = [
  'about',
  'careers',
  'press',
  'blog',
  'partners',
  'support',
  'cookies',
  'dmca',
  'compliance',
] as const;
export type ShortPageName = (typeof shortPages)[number];

/** The pages of words (specification 2.2). */
type PageName =
  | ShortPageName
  | 'host'
  | 'how-to-play'
  | 'rules'
  | 'faq'
  | 'responsible-gaming'
  | 'terms'
  | 'privacy';

/** Every address that visitors follow (specification 2); `staffPaths` has those of the console. */
export const paths = {
  home: () => '/',
  tournaments: (type?: TournamentType) => (type ? `/tournaments/${type}` : '/tournaments'),
  events: (status: EventStatus) => `/events/${status}`,
  event: eventPath,
  /** The tables of an event's night as it goes, how they were drawn, and the same for a large screen. */
  live: (eventId: string) => `${eventPath(eventId)}/live`,
  liveDraw: (eventId: string) => `${eventPath(eventId)}/live/draw`,
  tv: (eventId: string) => `${eventPath(eventId)}/tv`,
  results: (eventId: string) => `${eventPath(eventId)}/results`,
  ticket: (eventId: string, key: string) => `${eventPath(eventId)}/ticket#${key}`,
  scanned: (eventId: string, ticketId: string) => `${eventPath(eventId)}/in#${ticketId}`,
  /** The specification's address of the standings. */
  leaderboard: () => '/leaderboard',
  /** The standings of a season, and the records of those in it; without a season, of the present one. */
  standings: (season?: string) => `/standings${after(season)}`,
  school: (id: string, season?: string) => `/schools/${encodeURIComponent(id)}${after(season)}`,
  chapter: (id: string, season?: string) => `/chapters/${encodeURIComponent(id)}${after(season)}`,
  player: (id: string, season?: string) => `/players/${encodeURIComponent(id)}${after(season)}`,
  /** The search for events; `typed` is what was entered. */
  find: (typed = '') => (typed ? `/find?q=${encodeURIComponent(typed)}` : '/find'),
  found: (kind: GroupKind, id: string) => `/find/${kind}/${encodeURIComponent(id)}`,
  betr: (tab?: 'map' | 'database' | 'campus') => (tab ? `/Betr/${tab}` : '/Betr'),
  admin: () => '/admin',
  /** Opens the request form on the page where the visitor is. */
  request: () => '?request=open',
  page: (name: PageName) => `/${name}`,
};

function eventPath(eventId: string): string {
  return `/e/${encodeURIComponent(eventId)}`;
}

function after(part?: string): string {
  return part ? `/${part}` : '';
}
