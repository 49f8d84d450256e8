import { instant, readFields, text } from '../fields/storedFields.ts';

/** A ticket as stored; its state is 'in', 'canceled' by its holder, 'removed' by staff, or a later one. */
export type Ticket = {
  state: string;
  /** When its state changed last. */
  at: Date | null;
  /** What was typed, for `unsealed`; '' once it is canceled. */
  sealed: string;
};

/** Returns the ticket in a stored document. */
export function readTicket(data: unknown): Ticket {
  return readFields({ state: text, at: instant, sealed: text }, data);
}
