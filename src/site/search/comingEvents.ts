import { comingEvents as fetchComing } from '../../data/site/groupEvents.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { type Settling, settling } from '../../lib/settling.ts';
import { fetchedOrSeen, lastSeen, type Recent } from '../routing/lastSeen.ts';

export type ComingEvents = Settling<Recent<TourEvent>>;

const pending = { status: 'loading' } as const;

/** What is pending until someone asks for it. */
export const unasked: Settling<never> = { now: () => pending, watch: () => () => {} };

let asked: { events: ComingEvents; at: number } | undefined;

/** How long an answer serves the page and the suggestions alike, in milliseconds. */
const fresh = 300_000;

/**
 * Returns the events to come, which `/find` shows and suggestions are made of: fetched once for both, and
 * again when that failed or is some minutes ago.
 */
export function comingEvents(): ComingEvents {
  const state = asked?.events.now();
  const failed = state?.status === 'failed' || (state?.status === 'ready' && state.value.at !== undefined);
  if (asked && !failed && Date.now() - asked.at < fresh) return asked.events;
  const events = settling(fetchedOrSeen(lastSeen('coming', readEvent), () => fetchComing(new Date())));
  asked = { events, at: Date.now() };
  return events;
}
