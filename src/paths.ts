// Only a type, so visitors download nothing of the console.
import type { ScreenName } from './admin/screens.ts';
import type { EventStatus } from './domain/events/eventStatus.ts';
import type { GroupKind } from './domain/find/eventGroup.ts';
import type { TournamentType } from './domain/tournaments/tournament.ts';

/** The addresses with a variable part, as the router matches them; `paths` below builds them. */
export const patterns = {
  tournaments: '/tournaments/:type?',
  events: '/events/:status',
  event: '/e/:eventId',
  crew: '/e/:eventId/crew',
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
  'leaderboard',
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

/** The tabs of an event's page in the console, beside its overview. */
export type EventTab = 'participants' | 'crew' | 'bracket' | 'result';

/** Every address of the product (specification 2). */
export const paths = {
  home: () => '/',
  tournaments: (type?: TournamentType) => (type ? `/tournaments/${type}` : '/tournaments'),
  events: (status: EventStatus) => `/events/${status}`,
  event: (eventId: string) => `/e/${encodeURIComponent(eventId)}`,
  /** The search for events; `typed` is what was entered. */
  find: (typed = '') => (typed ? `/find?q=${encodeURIComponent(typed)}` : '/find'),
  found: (kind: GroupKind, id: string) => `/find/${kind}/${encodeURIComponent(id)}`,
  betr: (tab?: 'map' | 'database' | 'campus') => (tab ? `/Betr/${tab}` : '/Betr'),
  admin: () => '/admin',
  adminScreen: (screen: ScreenName) => `/admin/${screen}`,
  pipeline: () => '/admin/events/pipeline',
  outreachWith: (collegeId: string, fraternityId: string) =>
    `/admin/outreach?with=${encodeURIComponent(`${collegeId}/${fraternityId}`)}`,
  upgrade: () => '/admin/events/upgrade',
  /** An event's page in the console, or one of its tabs. */
  eventPage: (eventId: string, tab?: EventTab) =>
    `/admin/events/${encodeURIComponent(eventId)}${tab ? `/${tab}` : ''}`,
  participants: (eventId: string) => `/admin/events/${encodeURIComponent(eventId)}/participants`,
  /** The inbox with one request. */
  staffRequest: (requestId: string) => `/admin/requests?request=${encodeURIComponent(requestId)}`,
  /** The screen of an event's crew; `key` of its pass is only in the link that they scan. */
  crew: (eventId: string, key = '') =>
    `/e/${encodeURIComponent(eventId)}/crew${key ? `#${encodeURIComponent(key)}` : ''}`,
  /** Opens the request form on the page where the visitor is. */
  request: () => '?request=open',
  page: (name: PageName) => `/${name}`,
};
