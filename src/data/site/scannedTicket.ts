import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { readTicket, type Ticket } from '../../domain/signUp/ticket.ts';
import { fetchDocument } from './visitorReads.ts';

/** Returns the ticket of a code, null for none. Whoever has the code may get it. @throws DataError */
export async function fetchScannedTicket(eventId: string, ticketId: string): Promise<Ticket | null> {
  const { data } = await fetchDocument(['events', eventId, 'tickets', ticketId]);
  return data && readTicket(data);
}

/** Returns the event that a code names, null where there is none. @throws DataError */
export async function fetchScannedEvent(eventId: string): Promise<TourEvent | null> {
  const { data } = await fetchDocument(['events', eventId]);
  return data && readEvent(eventId, data);
}
