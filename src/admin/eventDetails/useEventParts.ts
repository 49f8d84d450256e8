import { useMemo } from 'react';
import type { DataError } from '../../data/errors.ts';
import { privatePart, staffEvent } from '../../data/staff/events.ts';
import type { EventParts } from '../../data/staff/eventWrites.ts';
import { useLive } from '../../hooks/useLive.ts';

/** `unknown`: offline, and this browser never saw it. */
export type LiveEvent =
  | { status: 'loading' | 'missing' | 'unknown' }
  | { status: 'error'; error: DataError; retry: () => void }
  | { status: 'ready'; parts: EventParts; waiting: boolean };

/** Both documents of an event, live. */
export function useEventParts(eventId: string): LiveEvent {
  const event = useLive(useMemo(() => staffEvent(eventId), [eventId]));
  const part = useLive(useMemo(() => privatePart(eventId), [eventId]));
  if (event.status === 'error') return event;
  if (part.status === 'error') return part;
  if (event.status === 'loading' || part.status === 'loading') return { status: 'loading' };
  const { item, fromCache } = event.data;
  if (!item) return { status: fromCache ? 'unknown' : 'missing' };
  // Offline, a part that was never read here looks as if it did not exist; nothing may be made of that.
  if (!part.data.item && part.data.fromCache) return { status: 'unknown' };
  const waiting = event.data.waiting.size + part.data.waiting.size > 0;
  return { status: 'ready', parts: { event: item, part: part.data.item }, waiting };
}
