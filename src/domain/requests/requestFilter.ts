import { stateOfSchool } from '../colleges/stateOfSchool.ts';
import type { EventFields } from '../events/eventFields.ts';
import { capitalized } from '../text/capitalized.ts';
import { slug } from '../text/slug.ts';
import { requestStatuses } from './requestSchema.ts';
import type { RequestStatus, TournamentRequest } from './tournamentRequest.ts';

/** The filter of requests: those that wait for staff, those of one status, or all. */
export type RequestFilter = 'open' | RequestStatus | 'all';

/** The order of requests: the newest first, or the soonest proposed date first. */
export type RequestOrder = 'received' | 'proposed';

/** The value and label of each filter, the inbox's own first. */
export const requestFilters: readonly (readonly [RequestFilter, string])[] = [
  ['open', 'Open requests'],
  ['pending', 'Pending'],
  ['contacted', 'Contacted'],
  ['scheduled', 'Scheduled'],
  ['declined', 'Declined'],
  ['all', 'All requests'],
];

const openStatuses = ['pending', 'contacted'] as const satisfies readonly RequestStatus[];

/** Returns the filter that an address names; the open requests for an unknown one. */
export function readRequestFilter(text: string): RequestFilter {
  return requestFilters.find(([filter]) => filter === text)?.[0] ?? 'open';
}

/** Returns the order that an address names; the newest first for an unknown one. */
export function readRequestOrder(text: string): RequestOrder {
  return text === 'proposed' ? text : 'received';
}

/** Returns the statuses of a filter's requests; null for any status. */
export function statusesOf(filter: RequestFilter): readonly RequestStatus[] | null {
  if (filter === 'all') return null;
  return filter === 'open' ? openStatuses : [filter];
}

/** Returns the status that a text names; '' for an unknown one. */
export function readRequestStatus(text: string): RequestStatus | '' {
  return requestStatuses.find((status) => status === text) ?? '';
}

/** Returns the value and label of each status; an unknown one of an older document comes last. */
export function statusChoices(now: string): [string, string][] {
  const known: string[] = [...requestStatuses];
  const all = known.includes(now) ? known : [...known, now];
  return all.map((status) => [status, capitalized(status)]);
}

/** Returns a request's short name: 'Purdue University · Sigma Chi'. */
export function requestName({ collegeName, fraternityName, organizerName }: TournamentRequest): string {
  return [collegeName, fraternityName].filter(Boolean).join(' · ') || organizerName || 'Request';
}

/** Returns the initial fields of an event made from a request. */
export function eventOfRequest(request: TournamentRequest): Partial<EventFields> {
  const { collegeName, fraternityName, proposedDate, estimatedParticipants } = request;
  return {
    collegeId: slug(collegeName),
    collegeName,
    state: stateOfSchool(collegeName),
    fraternityId: slug(fraternityName),
    fraternityName,
    date: proposedDate ?? '',
    time: request.proposedTime,
    location: request.location,
    maxParticipants: estimatedParticipants ? String(estimatedParticipants) : '',
    contactName: request.organizerName,
    contactEmail: request.email,
    contactPhone: request.phone,
  };
}

/** Returns a number of requests in words: '1 request', '1,500 requests'. */
export function requestCount(number: number): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? 'request' : 'requests'}`;
}
