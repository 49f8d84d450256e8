import { type EventStatus, eventStatuses } from '../eventStatus.ts';

/**
 * The filter of Manage Events: the events of one status, or all of them (specification 2.9;
 * specification-decisions, "Filter").
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

/** Returns the filter named in the address, or all events when there is no such filter. */
export function readEventFilter(text: string): EventFilter {
  return eventStatuses.find((status) => status === text) ?? '';
}
