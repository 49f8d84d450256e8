import { ticketIdOf, ticketTag } from '../../../domain/signUp/ticketKey.ts';
import { keptTicket } from '../../signUp/keptTicket.ts';

/** Returns the tag of the ticket that this browser has for an event, '' without one. */
export async function keptTag(eventId: string): Promise<string> {
  const { key } = keptTicket(eventId).get() ?? {};
  return key ? ticketTag(await ticketIdOf(key), eventId) : '';
}
