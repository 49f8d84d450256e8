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

function base64url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
