import { useSyncExternalStore } from 'react';
import { isHeld, keptTicket } from './keptTicket.ts';

function watch(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * Returns the key of this browser's ticket for an event while it's in or waits, '' for none. A drawn page has
 * none: it is the same file for everyone.
 */
export function useTicketKey(eventId: string): string {
  const key = () => {
    const ticket = keptTicket(eventId).get();
    return isHeld(ticket) ? ticket.key : '';
  };
  return useSyncExternalStore(watch, key, () => '');
}

/** Whether this browser's ticket for an event waits for a spot, as far as it has been told. */
export function useIsWaiting(eventId: string): boolean {
  const waits = () => keptTicket(eventId).get()?.state === 'waiting';
  return useSyncExternalStore(watch, waits, () => false);
}
