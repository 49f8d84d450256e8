import { eventById } from '../../data/events.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import { type Settling, settling } from '../../hooks/settling.ts';

/** The event with the id in the address, on its way; null when there is none. */
export function findEvent(id = ''): Settling<TourEvent | null> {
  return settling(eventById(id));
}
