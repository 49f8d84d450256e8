import { useMemo } from 'react';
import type { DataError } from '../../data/errors.ts';
import type { Watched } from '../../data/source.ts';
import { privatePart, type StaffEvent, staffEvent } from '../../data/staff/events.ts';
import type { EventParts } from '../../data/staff/eventWrites/eventParts.ts';
import { eventTournament } from '../../data/staff/tournamentResults.ts';
import type { PrivatePart } from '../../domain/events/privatePart.ts';
import { type Live, useLive } from '../../hooks/useLive.ts';

/** `unknown`: offline, and this browser never loaded it. */
export type LiveEvent =
  | { status: 'loading' | 'missing' | 'unknown' }
  | { status: 'error'; error: DataError; retry: () => void }
  | { status: 'ready'; parts: EventParts; waiting: boolean };

/**
 * Returns both documents of an event, live, and whether it has a tournament; false while that isn't known.
 */
export function useEventParts(eventId: string): LiveEvent {
  const event = useLive(useMemo(() => staffEvent(eventId), [eventId]));
  const part = useLive(useMemo(() => privatePart(eventId), [eventId]));
  const tournament = useLive(useMemo(() => eventTournament(eventId), [eventId]));
  const hasTournament = tournament.status === 'ready' && tournament.data.item !== null;
  const known = useMemo(() => together(event, part, hasTournament), [event, part, hasTournament]);
  if (event.status === 'error') return event;
  if (part.status === 'error') return part;
  return known;
}

function together(
  event: Live<Watched<StaffEvent>>,
  part: Live<Watched<PrivatePart>>,
  hasTournament: boolean,
): LiveEvent {
  if (event.status !== 'ready' || part.status !== 'ready') return { status: 'loading' };
  const { item, fromCache } = event.data;
  if (!item) return { status: fromCache ? 'unknown' : 'missing' };
  // Offline, a part that this browser never loaded looks as if it didn't exist; nothing may be concluded from
  // that.
  if (!part.data.item && part.data.fromCache) return { status: 'unknown' };
  const waiting = event.data.waiting.size + part.data.waiting.size > 0;
  return { status: 'ready', parts: { event: item, part: part.data.item, hasTournament }, waiting };
}
