import { base64url } from '../../lib/base64url.ts';

/*
 * Three secrets of different strength (docs/data-model.md, "Tickets"). The key stands after '#' in the
 * ticket's address, cancels it and opens its sealed name. The ticket's id is in the code that the door scans.
 * The tag may stand on a public board.
 */

/** Returns a new ticket's key: 22 characters of base64url, 128 random bits. */
export function newTicketKey(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a text has the shape of a ticket's key, or of its id. */
export function isTicketText(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** Returns the id of the ticket that a key opens: the first 22 characters of its SHA-256 as base64url. */
export async function ticketIdOf(key: string): Promise<string> {
  return (await hashed(key)).slice(0, 22);
}

/** Returns the six characters by which a ticket's holder finds their own number on the board of an event. */
export async function ticketTag(ticketId: string, eventId: string): Promise<string> {
  return (await hashed(`${ticketId}/${eventId}`)).slice(0, 6);
}

async function hashed(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
