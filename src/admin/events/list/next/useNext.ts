import { useMemo, useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { formlessEvents, nextEvents } from '../../../../data/staff/nextEvents.ts';
import { unansweredSince } from '../../../../data/staff/staffRequests.ts';
import { attention, comingUp, type Need } from '../../../../domain/events/attention.ts';
import { addDays, startOf } from '../../../../domain/time/day.ts';
import { useLive } from '../../../../hooks/useLive.ts';

/** What the strip above the list shows. */
export type Next =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready';
      today: readonly StaffEvent[];
      week: readonly StaffEvent[];
      needs: Readonly<Record<Need, readonly StaffEvent[]>>;
      /** How many requests have been pending for a week; one more than `mostCounted` for any more. */
      unanswered: number;
      /** Whether the needs are those of the events that were read, and there are more. */
      more: boolean;
      fromCache: boolean;
      /** Whether nothing was found, and only this browser was asked. */
      unknown: boolean;
      waiting: ReadonlySet<string>;
    };

/** How many locked events have their private part read for the form: the soonest ones. */
const maxLocked = 30;
const nothing: ReadonlySet<string> = new Set();

/** Returns the events of today and this week, and those that need attention, live. */
export function useNext(today: string): Next {
  const live = useLive(useMemo(() => nextEvents(today), [today]));
  const found = live.status === 'ready' ? live.data : undefined;
  // Once the server has confirmed that there is nothing, a lost network changes nothing about it.
  const [confirmed, setConfirmed] = useState('');
  if (found && !found.fromCache && confirmed !== today) setConfirmed(today);
  const locked = (found?.events ?? [])
    .filter(({ date, registration }) => registration === 'locked' && date !== null && date >= today)
    .slice(0, maxLocked);
  // An id never has a slash.
  const ids = locked.map(({ id }) => id).join('/');
  const parts = useLive(useMemo(() => formlessEvents(ids === '' ? [] : ids.split('/')), [ids]));
  const formless = parts.status === 'ready' ? parts.data : nothing;
  const old = useLive(useMemo(() => unansweredSince(startOf(addDays(today, -7))), [today]));
  const unanswered = old.status === 'ready' ? old.data.items.length : 0;
  return useMemo((): Next => {
    if (live.status !== 'ready') return live;
    const { events, results, ...origin } = live.data;
    return {
      status: 'ready',
      ...comingUp(events, today),
      needs: attention(events, { today, results, formless }),
      ...origin,
      unanswered,
      unknown: origin.fromCache && events.length === 0 && confirmed !== today,
    };
  }, [live, today, formless, confirmed, unanswered]);
}
