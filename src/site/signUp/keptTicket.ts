import { number, readFields, text } from '../../domain/fields/storedFields.ts';
import { stored } from '../../lib/stored.ts';

const fields = { key: text, name: text, state: text, seenAt: number };

/**
 * What this browser remembers of its ticket for an event: `seenAt`, in milliseconds, is when the server said
 * so.
 */
export type KeptTicket = ReturnType<typeof readKeptTicket>;

function readKeptTicket(data: unknown) {
  return readFields(fields, data);
}

/** Whether a ticket is in or waits: no other one takes its place. */
export function isHeld(ticket: KeptTicket | null): ticket is KeptTicket {
  return ticket?.state === 'in' || ticket?.state === 'waiting';
}

/** The ticket that this browser has for an event. Where storage fails it lives as long as the page. */
export function keptTicket(eventId: string) {
  return stored('localStorage', `ticket:${eventId}`, readKeptTicket);
}
