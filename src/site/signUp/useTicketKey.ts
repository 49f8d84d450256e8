import { useSyncExternalStore } from 'react';
import { keptTicket } from './keptTicket.ts';

function watch(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * Returns the key of this browser's ticket for an event while it's in, '' for none. A drawn page has none: it
 * is the same file for everyone.
 */
export function useTicketKey(eventId: string): string {
  const key = () => {
    const ticket = keptTicket(eventId).get();
    return ticket?.state === 'in' ? ticket.key : '';
  };
  return useSyncExternalStore(watch, key, () => '');
}
