import { useState } from 'react';
import type { Participant } from '../../domain/participants/participant.ts';
import { fitsFilter, type PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import { matchesSearch } from '../../domain/text/searchText.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';

/** How long a row stays after a check-in has taken it out of the filter, in milliseconds. */
const stay = 1500;
const noIds: ReadonlySet<string> = new Set();

type Query = { people: readonly Participant[]; filter: PeopleFilter; search: string };

/**
 * Returns the people who match a filter and a search. A person whom a check-in here or on another phone takes
 * out of the filter stays for a moment, so that no other row slides under a finger; during a search, until
 * the search changes. `presses` is a number that grows with every press on a row and restarts that moment.
 * `onLeave` is called when they are gone.
 */
export function useShownPeople(query: Query, presses: number, onLeave: () => void): readonly Participant[] {
  const { people, filter, search } = query;
  const [before, setBefore] = useState({ ...query, kept: noIds });
  let { kept } = before;
  if (people !== before.people || filter !== before.filter || search !== before.search) {
    const same = filter === before.filter && search === before.search;
    kept = same ? withLeaving(kept, before.people, query) : noIds;
    setBefore({ ...query, kept });
  }

  const leaving = kept.size > 0 && search === '';
  useTimeout(
    () => {
      setBefore((now) => ({ ...now, kept: noIds }));
      onLeave();
    },
    leaving ? stay : null,
    presses,
  );

  if (filter === 'all' && search === '') return people;
  return people.filter(
    (person) =>
      (fitsFilter(person, filter) || kept.has(person.id)) && matchesSearch(search, person.name, person.email),
  );
}

/** Returns `kept` with the ids of people who matched the filter before and no longer do. */
function withLeaving(
  kept: ReadonlySet<string>,
  before: readonly Participant[],
  { people, filter }: Query,
): ReadonlySet<string> {
  const fitted = new Set(before.filter((person) => fitsFilter(person, filter)).map(({ id }) => id));
  const leaving = people.filter((person) => fitted.has(person.id) && !fitsFilter(person, filter));
  return leaving.length > 0 ? new Set([...kept, ...leaving.map(({ id }) => id)]) : kept;
}
