import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { EventGroup } from '../../domain/find/eventGroup.ts';
import { hoursLater } from '../../domain/time/parse.ts';
import type { Cursor, ListQuery } from '../listQuery.ts';
import { withStates } from './publicEvents.ts';
import { fetchPage, type Page } from './visitorReads.ts';

export type Asked = Pick<EventGroup, 'field' | 'values'>;

/**
 * Returns a page of the events of a group: the completed ones, newest first, or the others, soonest first;
 * `state` is the badge. @throws DataError
 */
export async function groupEvents(
  group: Asked,
  completed: boolean,
  after?: Cursor,
): Promise<Page<TourEvent>> {
  const page = await fetchPage(groupQuery(group, completed), readEvent, after);
  return { ...page, items: await withStates(page.items) };
}

/** Returns the query of `groupEvents`. */
export function groupQuery({ field, values }: Asked, completed: boolean): ListQuery {
  const [only = '', ...others] = values;
  return {
    collection: 'events',
    where: [
      others.length === 0 ? [field, '==', only] : [field, 'in', values],
      completed ? ['status', '==', 'completed'] : ['status', 'in', toCome],
    ],
    direction: completed ? 'desc' : 'asc',
    limit: 24,
  };
}

/**
 * Returns the events to come, soonest first, at most `comingLimit`; yesterday's, whose night may still be on,
 * may be among them. @throws DataError
 */
export async function comingEvents(now: Date): Promise<TourEvent[]> {
  return (await fetchPage(comingQuery(now), readEvent)).items;
}

/** The number of events to come that one request asks for: those of a season (docs/costs.md). */
export const comingLimit = 60;

/** Returns the query of `comingEvents`. */
export function comingQuery(now: Date): ListQuery {
  return {
    collection: 'events',
    where: [
      ['status', 'in', toCome],
      ['sortDate', '>=', hoursLater(now, -48).toISOString().slice(0, 10)],
    ],
    direction: 'asc',
    limit: comingLimit,
  };
}

const toCome = ['upcoming', 'active', 'scheduled'];

/** Returns the hundred latest events of all statuses, which titles are searched in. @throws DataError */
export async function latestEvents(): Promise<TourEvent[]> {
  return (await fetchPage(latestQuery, readEvent)).items;
}

/** The query of `latestEvents`. */
export const latestQuery: ListQuery = { collection: 'events', where: [], direction: 'desc', limit: 100 };
