import { stateNames } from '../colleges/stateNames.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { eventPhase } from '../phase/eventPhase.ts';
import { phaseWords } from '../phase/phaseWords.ts';

/** A state or a school with events to come: the first of them, and how many there are. */
export type ComingGroup = {
  kind: 'state' | 'college';
  id: string;
  name: string;
  next: TourEvent;
  count: number;
};

/**
 * Returns the states and the schools of the events that are to come or on, each by name, and whether there
 * are such events. `events` stand soonest first; one without a state or a college of the database, which no
 * search finds there, is in neither.
 */
export function comingGroups(
  events: readonly TourEvent[],
  now: Date,
): { states: ComingGroup[]; schools: ComingGroup[]; isAny: boolean } {
  const coming = events.filter((event) => phaseWords(eventPhase(event, now), event).isUpcoming);
  const groups = new Map<string, ComingGroup>();
  const add = (kind: ComingGroup['kind'], id: string, name: string, next: TourEvent) => {
    const known = groups.get(`${kind}/${id}`);
    if (known) known.count++;
    else if (id !== '') groups.set(`${kind}/${id}`, { kind, id, name, next, count: 1 });
  };
  for (const event of coming) {
    add('state', event.state, stateNames[event.state] ?? event.state, event);
    add('college', event.collegeId, event.collegeName || event.collegeId, event);
  }
  const named = [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
  return {
    states: named.filter(({ kind }) => kind === 'state'),
    schools: named.filter(({ kind }) => kind === 'college'),
    isAny: coming.length > 0,
  };
}
