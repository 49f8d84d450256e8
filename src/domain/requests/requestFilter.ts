import { stateOfSchool } from '../colleges/stateOfSchool.ts';
import type { EventFields } from '../events/eventFields.ts';
import { slug } from '../text/slug.ts';
import { requestStatuses } from './requestSchema.ts';
import type { RequestStatus, TournamentRequest } from './tournamentRequest.ts';

/** The filter of requests: those of one status, or all. */
export type RequestFilter = RequestStatus | '';

/** Returns the filter that an address names; all requests for an unknown one. */
export function readRequestFilter(text: string): RequestFilter {
  return requestStatuses.find((status) => status === text) ?? '';
}

/** Returns the value and label of each status; an unknown one of an older document comes last. */
export function statusChoices(now: string): [string, string][] {
  const known: string[] = [...requestStatuses];
  const all = known.includes(now) ? known : [...known, now];
  return all.map((status) => [status, status.charAt(0).toUpperCase() + status.slice(1)]);
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
