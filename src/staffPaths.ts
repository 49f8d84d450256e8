import { paths } from './paths.ts';

/** The screens of the console that have an address of their own, as it names them. */
export type ScreenName =
  | 'events'
  | 'requests'
  | 'sales'
  | 'brackets'
  | 'season'
  | 'partners'
  | 'colleges'
  | 'fraternities'
  | 'outreach'
  | 'calendar'
  | 'reports'
  | 'trash';

/** The tabs of an event's page in the console, beside its overview. */
export type EventTab = 'participants' | 'tables' | 'crew' | 'bracket' | 'result' | 'history';

/** The tabs of an event's night, in the order of the evening. */
export type NightTab = 'draw' | 'night' | 'result' | 'log';

/** Returns the whole address of an event's public page, to send to somebody. */
export function publicUrlOf(eventId: string): string {
  return new URL(paths.event(eventId), location.origin).href;
}

/** The addresses inside the console and of the crew, which visitors never download (specification 2). */
export const staffPaths = {
  adminScreen: (screen: ScreenName) => `/admin/${screen}`,
  pipeline: () => '/admin/events/pipeline',
  /** The colleges, with the details of one. */
  college: (collegeId: string) => `/admin/colleges?college=${encodeURIComponent(collegeId)}`,
  /** The page of a college's chapter. */
  chapter: (collegeId: string, fraternityId: string) =>
    `/admin/outreach/${encodeURIComponent(collegeId)}/${encodeURIComponent(fraternityId)}`,
  upgrade: () => '/admin/events/upgrade',
  /** An event's page in the console, or one of its tabs. */
  eventPage: (eventId: string, tab?: EventTab) =>
    `/admin/events/${encodeURIComponent(eventId)}${tab ? `/${tab}` : ''}`,
  /** Where the places of a night on paper are typed. */
  typedPlaces: (eventId: string) => `/admin/events/${encodeURIComponent(eventId)}/result/places`,
  /** The screen of an event's night, or one of its tabs. */
  night: (eventId: string, tab?: NightTab) =>
    `/admin/events/${encodeURIComponent(eventId)}/tables${tab ? `/${tab}` : ''}`,
  participants: (eventId: string) => `/admin/events/${encodeURIComponent(eventId)}/participants`,
  /** The participants with the ticket that the camera app of a staff member's phone has opened. */
  arrived: (eventId: string, ticketId: string) =>
    `/admin/events/${encodeURIComponent(eventId)}/participants#in=${ticketId}`,
  /** The inbox with one request. */
  staffRequest: (requestId: string) => `/admin/requests?request=${encodeURIComponent(requestId)}`,
  /** The screen of an event's crew; `key` of its pass is only in the link that they scan. */
  crew: (eventId: string, key = '') =>
    `/e/${encodeURIComponent(eventId)}/crew${key ? `#${encodeURIComponent(key)}` : ''}`,
};

/** Returns the ticket in the hash of an address that `staffPaths.arrived` made, '' for none. */
export function arrivedTicket(hash: string): string {
  return /^#in=([\w-]{22})$/.exec(hash)?.[1] ?? '';
}
