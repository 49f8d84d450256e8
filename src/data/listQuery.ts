import type { EventStatus } from '../domain/events/eventStatus.ts';
import { hoursLater } from '../domain/time/parse.ts';
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

/** A night that plays so many days after its date, which nobody changed, is still found. */
const lateBy = 8;

/**
 * Returns the query of the landing grid: shown, not completed, not long past, soonest first, at most 12 (data
 * model, "Queries and their cost").
 */
export function landingQuery(now: Date): ListQuery {
  const since = hoursLater(now, -24 * lateBy)
    .toISOString()
    .slice(0, 10);
  return {
    collection: 'events',
    // Without these, old events that nobody completed or took the flag from would take up the twelve places.
    where: [
      ['showOnLandingPage', '==', true],
      ['status', 'in', ['upcoming', 'active', 'scheduled']],
      ['sortDate', '>=', since],
    ],
    direction: 'asc',
    limit: 12,
  };
}

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
