import type { TourEvent } from '../../domain/events/tourEvent.ts';

type Counted = Pick<TourEvent, 'status' | 'currentParticipants' | 'maxParticipants'>;

/** Returns how many spots an event has left, '' when it is over or there is nothing to say. */
export function spots({ status, currentParticipants: taken, maxParticipants: all }: Counted): string {
  if (status === 'completed') return '';
  if (all === null) return taken > 0 ? `${taken.toLocaleString('en-US')} signed up` : '';
  const left = all - taken;
  if (left <= 0) return 'Full';
  return left === 1 ? '1 spot left' : `${left.toLocaleString('en-US')} spots left`;
}
