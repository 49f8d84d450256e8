import type { Participant } from './participant.ts';

/** The filter of a list of people: those who are expected, those who are checked in, or all. */
export type PeopleFilter = 'expected' | 'here' | 'all';

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** Returns people sorted by name. */
export function sortPeople(people: readonly Participant[]): Participant[] {
  return [...people].sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.email, b.email));
}

/** Returns people sorted by their check-in, the latest first, those without a time last. */
export function sortByCheckIn(people: readonly Participant[]): Participant[] {
  return [...people].sort((a, b) => (b.checkedInAt?.getTime() ?? 0) - (a.checkedInAt?.getTime() ?? 0));
}

/** Whether a person passes a filter. */
export function fitsFilter({ checkedIn }: Participant, filter: PeopleFilter): boolean {
  return filter === 'all' || checkedIn === (filter === 'here');
}
