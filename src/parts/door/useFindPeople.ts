import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Participant } from '../../domain/participants/participant.ts';
import type { PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import type { LastAct } from '../door.ts';
import { useDoorSearch } from './useDoorSearch.ts';
import { type Press, useDoubleTapGuard } from './useDoubleTapGuard.ts';
import { useShownPeople } from './useShownPeople.ts';

type Query = {
  /** The filter to begin with. */
  first?: PeopleFilter | undefined;
  people: readonly Participant[];
  fixed: boolean;
  last: LastAct | null;
};

/**
 * Holds the search and the filter of a door. Returns the people shown, who Enter checks in when no one else
 * fits, and how to take a press: `take` does an act unless a trembling finger touched twice, then makes ready
 * for the next guest.
 */
export function useFindPeople({ people, fixed, last, ...query }: Query) {
  const [filter, setFilter] = useState<PeopleFilter>(query.first ?? 'expected');
  const [presses, countPress] = useReducer((count: number) => count + 1, 0);
  const field = useRef<HTMLInputElement>(null);
  const { accepts, rowsMoved } = useDoubleTapGuard();
  const { text, search, find, next: nextGuest } = useDoorSearch(presses, rowsMoved);
  const shown = useShownPeople({ people, filter, search }, presses, rowsMoved);
  const searching = text.trim() !== '';
  const expected = searching && !fixed ? shown.filter(({ checkedIn }) => !checkedIn) : [];
  const several = expected.length > 1;
  // Of two who fit, nobody looks which one Enter took.
  const first = several ? undefined : expected[0];

  // The form has added who was searched for.
  const [seen, setSeen] = useState(last);
  if (seen !== last) {
    setSeen(last);
    if (last && searching) nextGuest();
  }
  useEnterGuard(text, first?.id, rowsMoved);

  const take = useCallback(
    (press: Press, act: () => void) => {
      if (!accepts(press)) return;
      act();
      countPress();
      if (!field.current?.value.trim()) return;
      nextGuest();
      // The phone's keyboard stays open for the next guest.
      field.current.focus({ preventScroll: true });
    },
    [accepts, nextGuest],
  );

  function choose(chosen: PeopleFilter): void {
    find('');
    setFilter(chosen);
  }

  return {
    field,
    text,
    search,
    searching,
    find,
    filter,
    choose,
    shown,
    first,
    several,
    accepts,
    take,
    rowsMoved,
  };
}

/** Calls `rowsMoved` when the list has changed by itself, and with it who Enter would check in. */
function useEnterGuard(text: string, first: string | undefined, rowsMoved: () => void): void {
  const marked = useRef({ text, first });
  useEffect(() => {
    const before = marked.current;
    marked.current = { text, first };
    if (before.text === text && before.first !== first) rowsMoved();
  });
}
