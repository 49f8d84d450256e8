import { base64url } from '../../lib/base64url.ts';
import { emailKey } from '../participants/emailKey.ts';

/** What a player is known by: an email address, or their place in the results of one night. */
export type PlayerKey = { email: string } | { eventId: string; person: string };

/**
 * Returns a player's public id, 16 characters of base64url: a keyed hash (HMAC-SHA-256) of their address
 * (season design, 3.1). Without an address it is of one event: `person` is the participant's id or typed
 * name.
 */
export async function playerId(secret: string, key: PlayerKey): Promise<string> {
  const text = 'email' in key ? `mail ${emailKey(key.email)}` : `night ${key.eventId} ${key.person}`;
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmac = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, bytes.encode(text)));
  return base64url(signed).slice(0, 16);
}

/** Returns a new secret for player ids, 43 characters. It's made once and never changes. */
export function newSeasonSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}
