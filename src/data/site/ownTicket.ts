import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { unsealed } from '../../domain/signUp/seal.ts';
import type { Sealed } from '../../domain/signUp/signedUp.ts';
import { readTicket, type Ticket } from '../../domain/signUp/ticket.ts';
import { ticketIdOf } from '../../domain/signUp/ticketKey.ts';
import { eventById } from './publicEvents.ts';
import { fetchDocument } from './visitorReads.ts';

/**
 * Returns a ticket, its event, and what its holder typed; each null when it isn't there or not to be read.
 * @throws DataError
 */
export async function fetchTicket(
  eventId: string,
  key: string,
): Promise<{ ticket: Ticket | null; event: TourEvent | null; typed: Sealed | null }> {
  const id = await ticketIdOf(key);
  const [{ data }, event] = await Promise.all([
    fetchDocument(['events', eventId, 'tickets', id]),
    eventById(eventId),
  ]);
  const ticket = data && readTicket(data);
  return { ticket, event, typed: ticket && (await unsealed(key, ticket.sealed)) };
}
