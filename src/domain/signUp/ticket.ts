import { instant, number, readFields, text } from '../fields/storedFields.ts';

/**
 * A ticket as stored; its state is 'in', 'waiting', 'canceled' by its holder, 'removed' by staff, or a later
 * one.
 */
export type Ticket = {
  state: string;
  /** When its state changed last. */
  at: Date | null;
  /** What was typed, for `unsealed`; '' once it is canceled. */
  sealed: string;
  /** The place in line of who waits or has waited; 0 of who never did. */
  place: number;
};

/** Returns the ticket in a stored document. */
export function readTicket(data: unknown): Ticket {
  return readFields({ state: text, at: instant, sealed: text, place: number }, data);
}
