import type { EventStatus } from '../domain/events/eventStatus.ts';
import { statusOfType, type TournamentType } from '../domain/tournaments/tournament.ts';

/**
 * Where a page ends, so that the next one can start behind it. Plain values: it survives in an address or a
 * history entry.
 */
export type Cursor = { sortDate: string; id: string };

/** A list in the database, whoever fetches it. Always ordered by `sortDate`, then by id. */
export type ListQuery = {
  collection: 'events' | 'tournaments';
  where: [field: string, is: '==' | 'in', value: string | boolean | readonly string[]][];
  direction: 'asc' | 'desc';
  limit: number;
};

/**
 * The landing grid: shown, not completed, soonest first, at most 12 (data model, "Queries and their cost").
 */
export const landingQuery: ListQuery = {
  collection: 'events',
  // Without the statuses, old completed events that still carry the flag would take up the twelve places.
  where: [
    ['showOnLandingPage', '==', true],
    ['status', 'in', ['upcoming', 'active', 'scheduled']],
  ],
  direction: 'asc',
  limit: 12,
};

/** The events of one status: completed newest first, others soonest first (decisions, "Order"). */
export function eventsQuery(status: EventStatus): ListQuery {
  const direction = status === 'completed' ? 'desc' : 'asc';
  return { collection: 'events', where: [['status', '==', status]], direction, limit: 24 };
}

/** The tournaments of one type; of all types when none is given, newest first. */
export function tournamentsQuery(type?: TournamentType): ListQuery {
  const direction = type === undefined || type === 'previous' ? 'desc' : 'asc';
  const where: ListQuery['where'] = type === undefined ? [] : [['status', '==', statusOfType(type)]];
  return { collection: 'tournaments', where, direction, limit: 24 };
}
