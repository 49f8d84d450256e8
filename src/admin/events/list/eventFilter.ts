import { type EventStatus, eventStatuses } from '../../../domain/events/eventStatus.ts';

/**
 * What Manage Events shows: the events of one status, or all of them (specification 2.9; decisions,
 * "Filter").
 */
export type EventFilter = EventStatus | '';

/** The choices, in their order. */
export const eventFilters: readonly [EventFilter, string][] = [
  ['', 'All Events'],
  ['upcoming', 'Upcoming'],
  ['active', 'Active'],
  ['completed', 'Completed'],
  ['scheduled', 'Scheduled'],
];

/** The filter that an address names; all events when it names none that exists. */
export function readEventFilter(text: string): EventFilter {
  return eventStatuses.find((status) => status === text) ?? '';
}
