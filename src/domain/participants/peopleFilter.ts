import type { Participant } from './participant.ts';

/** The filter of a list of people: all, those who are expected, or those who are checked in. */
export type PeopleFilter = 'all' | 'expected' | 'here';

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** Returns people sorted by name. */
export function sortPeople(people: readonly Participant[]): Participant[] {
  return [...people].sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.email, b.email));
}

/** Whether a person passes a filter. */
export function fitsFilter({ checkedIn }: Participant, filter: PeopleFilter): boolean {
  return filter === 'all' || checkedIn === (filter === 'here');
}
