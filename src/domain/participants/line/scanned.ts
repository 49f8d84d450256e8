import type { Ticket } from '../../signUp/ticket.ts';
import type { Participant } from '../participant.ts';
import type { WaitingPerson } from './waitingPerson.ts';

/** A ticket as its code names it. */
export type ScannedTicket = { eventId: string; ticketId: string };

/** Who is on the list of a door, and who waits, in their order. */
export type DoorLists = { people: readonly Participant[]; line: readonly WaitingPerson[] };

/** What a door makes of a code that it has read. */
export type ScanResult =
  | { kind: 'in' | 'already'; person: Participant }
  | { kind: 'waiting'; person: WaitingPerson }
  | { kind: 'canceled' | 'removed'; at: Date | null }
  | { kind: 'another'; eventId: string }
  | { kind: 'unlisted' | 'queued' | 'newer' | 'offline' | 'unknown' };

/**
 * Returns the ticket in the text of a code, `https://{any origin}/e/{eventId}/in#{ticketId}`, null where the
 * code holds none. A ticket may be printed, so the site may have had another name then.
 */
export function readScanned(text: string): ScannedTicket | null {
  const [, event = '', ticketId = ''] =
    /^\s*https?:\/\/[^/?#\s]+\/e\/([^/?#\s]+)\/in\/?#([\w-]{22})(?![\w-])/i.exec(text) ?? [];
  const eventId = decoded(event);
  return eventId && ticketId ? { eventId, ticketId } : null;
}

/**
 * Decides what a scanned code means at the door of `eventId`; null where the ticket must be asked for first.
 * `asked` is the ticket as the server has it, null for none, 'offline' when there was no answer. Nothing is
 * called unknown without the server's word, and a state of a newer version never is.
 */
export function scanResult(
  scanned: ScannedTicket | null,
  eventId: string,
  { people, line }: DoorLists,
  asked?: Ticket | null | 'offline',
): ScanResult | null {
  if (!scanned) return { kind: 'unknown' };
  if (scanned.eventId !== eventId) return { kind: 'another', eventId: scanned.eventId };
  const person = people.find(({ id }) => id === scanned.ticketId);
  if (person) return { kind: person.checkedIn ? 'already' : 'in', person };
  const waiting = line.find(({ id }) => id === scanned.ticketId);
  if (waiting) return { kind: 'waiting', person: waiting };
  if (asked === undefined) return null;
  if (asked === 'offline') return { kind: 'offline' };
  if (asked === null) return { kind: 'unknown' };
  const { state, at } = asked;
  if (state === 'canceled' || state === 'removed') return { kind: state, at };
  if (state === 'in') return { kind: 'unlisted' };
  return { kind: state === 'waiting' ? 'queued' : 'newer' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
