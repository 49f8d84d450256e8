import { useMemo, useState } from 'react';
import { findPeople } from '../../domain/participants/findPeople.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { fitsFilter, type PeopleFilter, sortByCheckIn } from '../../domain/participants/peopleFilter.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';

/**
 * How long a person stays in place after a check-in, in milliseconds, so that no row slides under the finger.
 */
export const stay = 2000;
const noIds: ReadonlySet<string> = new Set();

type Query = { people: readonly Participant[]; filter: PeopleFilter; search: string };

/**
 * Returns who matches a search (of everyone), else who passes the filter. Someone who just left the filter
 * stays for a moment, which `presses` restarts; `onLeave` is called after it.
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

  useTimeout(
    () => {
      setBefore((now) => ({ ...now, kept: noIds }));
      onLeave();
    },
    kept.size > 0 && search === '' ? stay : null,
    presses,
  );

  return useMemo(() => {
    if (search !== '') return findPeople(people, search);
    const shown = people.filter((person) => fitsFilter(person, filter) || kept.has(person.id));
    return filter === 'here' ? sortByCheckIn(shown) : shown;
  }, [people, filter, search, kept]);
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
