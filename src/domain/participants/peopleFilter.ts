import type { Participant } from '../readParticipant.ts';
import { matchesSearch } from '../searchText.ts';

/** Which people of a list are shown: all, those who are expected, or those who are here. */
export type PeopleFilter = 'all' | 'expected' | 'here';

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** People in the order of their names. */
export function sortPeople(people: readonly Participant[]): Participant[] {
  return [...people].sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.email, b.email));
}

/** Those of the people that a filter and a search leave; a search looks into names and e-mail addresses. */
export function filterPeople(
  people: readonly Participant[],
  filter: PeopleFilter,
  search: string,
): readonly Participant[] {
  if (filter === 'all' && search === '') return people;
  return people.filter(
    ({ name, email, checkedIn }) =>
      (filter === 'all' || checkedIn === (filter === 'here')) && matchesSearch(search, name, email),
  );
}
