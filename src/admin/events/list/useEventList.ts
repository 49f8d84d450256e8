import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WatchedList } from '../../../data/source.ts';
import { allStaffEvents, maxExported, type StaffEvent, staffEvents } from '../../../data/staff/events.ts';
import { everyFoundEvent } from '../../../data/staff/search/staffSearch.ts';
import { collegeWords } from '../../../domain/colleges/collegeWords.ts';
import { type Need, readNeed } from '../../../domain/events/attention.ts';
import { readEventFilter } from '../../../domain/events/lists/eventFilter.ts';
import {
  arranged,
  type EventQuery,
  eventQuery,
  readDates,
  readSort,
} from '../../../domain/events/lists/eventQuery.ts';
import { fraternityWords } from '../../../domain/fraternities/fraternityNames.ts';
import { searchQuery } from '../../../domain/search/searchQuery.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { useKeptByVisit, type Visits } from '../../parts/useKeptByVisit.ts';
import { type Next, useNext } from './next/useNext.ts';
import { type EventSearch, useEventSearch } from './useEventSearch.ts';

const visits: Visits<ReturnType<typeof staffEvents>> = new Map();
const nothing: readonly StaffEvent[] = [];

/** The list of events as the address describes it. */
export function useEventList() {
  const today = useToday();
  const navigate = useNavigate();
  const [filter, setFilter] = useUrlState('status', readEventFilter);
  const [dates, setDates] = useUrlState('dates', readDates);
  const [sort, setSort] = useUrlState('sort', readSort);
  const [need] = useUrlState('needs', readNeed);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const next = useNext(today);
  const query = useMemo(
    () => eventQuery({ status: filter, dates, sort }, today),
    [filter, dates, sort, today],
  );
  const paged = useKeptByVisit(visits, Object.values(query).join(' '), () => staffEvents(query));
  const all = useLive(paged.source);
  const live = useMemo(() => (need === '' ? all : lacking(next, need, query)), [need, all, next, query]);
  const items = live.status === 'ready' ? live.data.items : nothing;
  const partial = live.status === 'ready' && live.data.more;
  const beyond = useEventSearch(search, items, partial);
  const own = useMemo(() => found(items, search), [items, search]);
  const shown = useMemo(
    () => (beyond.events.length > 0 ? arranged([...own, ...beyond.events], query) : own),
    [own, beyond.events, query],
  );
  // The server doesn't find events of an older installation: where it misses one, others may be missing too.
  const known = new Set(beyond.ids);
  const whole = beyond.reach === 'all' && shown.length > 0 && own.every(({ id }) => known.has(id));

  return {
    today,
    next,
    query,
    live: live.status === 'ready' ? { ...live, data: withBeyond(live.data, beyond, whole) } : live,
    shown,
    reach: whole ? ('all' as const) : beyond.reach === 'all' ? null : beyond.reach,
    more: beyond.more ?? paged.more,
    state: { filter, dates, sort, need, search },
    setFilter,
    setDates,
    setSort,
    setSearch,
    /** Shows all events, in one step of the history. */
    clear: () => navigate(staffPaths.adminScreen('events')),
  };
}

/** Returns the list as it is with what the server found: whole, there are no more. */
function withBeyond(
  list: WatchedList<StaffEvent>,
  { waiting }: EventSearch,
  whole: boolean,
): WatchedList<StaffEvent> {
  if (!whole && waiting.size === 0) return list;
  return { ...list, more: list.more && !whole, waiting: new Set([...list.waiting, ...waiting]) };
}

/** Returns those of the events that a search finds. */
export function found(events: readonly StaffEvent[], search: string): readonly StaffEvent[] {
  return events.filter((event) =>
    matchesSearch(
      search,
      event.title,
      event.eventName,
      collegeWords({ name: event.collegeName, state: event.state }),
      fraternityWords({ name: event.fraternityName }),
    ),
  );
}

/** Reads all events that a list is of, loaded or not, from the server. @throws DataError */
export async function everyMatch(
  search: string,
  query: EventQuery,
  onRead: (count: number) => void,
): Promise<readonly StaffEvent[]> {
  const asked = searchQuery(search);
  if (asked.key === '') return allStaffEvents(query, onRead);
  return arranged(await everyFoundEvent(asked, maxExported, onRead), query);
}

/** Returns the events that lack something as a list, of those that the strip has read. */
function lacking(next: Next, need: Need, query: EventQuery): ListState {
  if (next.status !== 'ready') return next;
  const { needs, fromCache, waiting } = next;
  return {
    status: 'ready',
    data: { items: arranged(needs[need], query), fromCache, waiting, more: false, growing: false },
  };
}

type ListState =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; data: WatchedList<StaffEvent> };
