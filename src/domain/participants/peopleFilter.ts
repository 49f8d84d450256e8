import type { Participant } from './participant.ts';

/** Which people of a list are shown: all, those who are expected, or those who are here. */
export type PeopleFilter = 'all' | 'expected' | 'here';

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** People in the order of their names. */
export function sortPeople(people: readonly Participant[]): Participant[] {
  return [...people].sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.email, b.email));
}

/** Whether somebody belongs to a filter. */
export function fitsFilter({ checkedIn }: Participant, filter: PeopleFilter): boolean {
  return filter === 'all' || checkedIn === (filter === 'here');
}
