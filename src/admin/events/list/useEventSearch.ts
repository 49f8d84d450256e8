import { useEffect, useMemo, useState } from 'react';
import { eventsWithIds, type StaffEvent } from '../../../data/staff/events.ts';
import type { Reach } from '../../../data/staff/search/readOn.ts';
import { eventFinder } from '../../../data/staff/search/staffSearch.ts';
import { searchQuery } from '../../../domain/search/searchQuery.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useOnline } from '../../../hooks/useOnline.ts';

/** How many events the server is asked for at a time. */
const page = 20;
const noIds: readonly string[] = [];
const noneWaits: ReadonlySet<string> = new Set();
const noEvents: readonly StaffEvent[] = [];

type Answer = { key: string; ids: readonly string[]; reach: Reach };

/**
 * What a search finds on the server beyond the loaded part of the list. `ids`: of all that the server finds;
 * `reach`: how far its answer reaches, null while there is none.
 */
export type EventSearch = {
  events: readonly StaffEvent[];
  /** The ids of those with changes that wait for the network. */
  waiting: ReadonlySet<string>;
  ids: readonly string[];
  reach: Reach | null;
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
  const find = useMemo(() => eventFinder(asked, page), [asked]);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!asks) return;
    let current = true;
    find(size).then(
      ({ items, reach }) => {
        if (current) setAnswer({ key: asked.key, ids: items.map(({ id }) => id), reach });
      },
      // What is loaded is searched all the same, and the count says among how many.
      (error: unknown) => console.warn('The search failed.', error),
    );
    return () => {
      current = false;
    };
  }, [asks, asked, find, size]);

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
    reach: own && live.status === 'ready' ? own.reach : null,
    more: own && own.reach !== 'all' ? () => setWanted({ key: asked.key, size: size + page }) : null,
  };
}
