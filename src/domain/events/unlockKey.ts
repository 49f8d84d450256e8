import { base64url } from '../../lib/base64url.ts';

const iterations = 210_000;

/**
 * Returns the id of an unlock document, 43 base64url characters: PBKDF2-SHA-256 of the password (data model,
 * "Unlock key").
 */
export async function unlockKey(eventId: string, password: string): Promise<string> {
  const bytes = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', bytes.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(eventId), iterations };
  return base64url(new Uint8Array(await crypto.subtle.deriveBits(how, secret, 256)));
}
