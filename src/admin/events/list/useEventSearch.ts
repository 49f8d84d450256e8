import { useEffect, useMemo, useState } from 'react';
import { eventsWithIds, type StaffEvent } from '../../../data/staff/events.ts';
import { findEvents } from '../../../data/staff/staffSearch.ts';
import { searchQuery } from '../../../domain/search/searchQuery.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useOnline } from '../../../hooks/useOnline.ts';

/** How many events the server is asked for at a time. */
const page = 20;
const noIds: readonly string[] = [];
const noneWaits: ReadonlySet<string> = new Set();
const noEvents: readonly StaffEvent[] = [];

type Answer = { key: string; ids: readonly string[]; more: boolean };

/**
 * What a search finds on the server beyond the loaded part of the list. `ids`: of all that the server finds;
 * `whole`: there are no others.
 */
export type EventSearch = {
  events: readonly StaffEvent[];
  /** The ids of those with changes that wait for the network. */
  waiting: ReadonlySet<string>;
  ids: readonly string[];
  whole: boolean;
  /** Asks for the next ones; null while there is no answer to go on from. */
  more: (() => void) | null;
};

/**
 * Looks for a search among all events, newest first, 20 at a time. `loaded`: those that the list has;
 * `partial`: there are others.
 */
export function useEventSearch(search: string, loaded: readonly StaffEvent[], partial: boolean): EventSearch {
  const online = useOnline();
  const asked = useMemo(() => searchQuery(search), [search]);
  const asks = partial && online && asked.key !== '';
  const [wanted, setWanted] = useState({ key: '', size: page });
  const size = wanted.key === asked.key ? wanted.size : page;
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!asks) return;
    let current = true;
    findEvents(asked, size).then(
      ({ events, more }) => {
        if (current) setAnswer({ key: asked.key, ids: events.map(({ id }) => id), more });
      },
      // What is loaded is searched all the same, and the count says among how many.
      (error: unknown) => console.warn('The search failed.', error),
    );
    return () => {
      current = false;
    };
  }, [asks, asked, size]);

  const own = asks && answer?.key === asked.key ? answer : null;
  const ids = own?.ids ?? noIds;
  const known = useMemo(() => new Set(loaded.map(({ id }) => id)), [loaded]);
  const missing = ids.filter((id) => !known.has(id)).join('\n');
  const source = useMemo(() => eventsWithIds(missing === '' ? [] : missing.split('\n')), [missing]);
  const live = useLive(source);
  return {
    events: own && live.status === 'ready' ? live.data.items : noEvents,
    waiting: live.status === 'ready' ? live.data.waiting : noneWaits,
    ids,
    whole: own !== null && !own.more && live.status === 'ready',
    more: own?.more ? () => setWanted({ key: asked.key, size: size + page }) : null,
  };
}
