import type { EventStatus } from '../domain/events/eventStatus.ts';
import { statusOfType, type TournamentType } from '../domain/tournaments/tournament.ts';

/**
 * The end of a page, after which the next one starts. It holds plain values, so it can be kept in an address
 * or a history entry.
 */
export type Cursor = { sortDate: string; id: string };

/** A list in the database, independent of the SDK that reads it. Always ordered by `sortDate`, then by id. */
export type ListQuery = {
  collection: 'events' | 'tournaments';
  where: [field: string, is: '==' | 'in' | '>=', value: string | boolean | readonly string[]][];
  direction: 'asc' | 'desc';
  limit: number;
};

/**
 * The landing grid: shown, not completed, soonest first, at most 12 (data model, "Queries and their cost").
 */
export const landingQuery: ListQuery = {
  collection: 'events',
  // Without the statuses, old completed events that still have the flag would take up the twelve places.
  where: [
    ['showOnLandingPage', '==', true],
    ['status', 'in', ['upcoming', 'active', 'scheduled']],
  ],
  direction: 'asc',
  limit: 12,
};

/**
 * Returns the query for the events of one status; completed newest first, others soonest first
 * (specification-decisions, "Order").
 */
export function eventsQuery(status: EventStatus): ListQuery {
  const direction = status === 'completed' ? 'desc' : 'asc';
  return { collection: 'events', where: [['status', '==', status]], direction, limit: 24 };
}

/** Returns the query for the tournaments of one type, or of all types, newest first, when none is given. */
export function tournamentsQuery(type?: TournamentType): ListQuery {
  const direction = type === undefined || type === 'previous' ? 'desc' : 'asc';
  const where: ListQuery['where'] = type === undefined ? [] : [['status', '==', statusOfType(type)]];
  return { collection: 'tournaments', where, direction, limit: 24 };
}
