import { base64url, bytesOfBase64url } from '../../lib/base64url.ts';
import { readSealed, type Sealed } from './signedUp.ts';

/** The name of the algorithm, and its first bytes, which differ for every seal. */
const cipher = 'AES-GCM';
const ivBytes = 12;

/** Returns what was typed, readable with the key alone: base64url of the IV and AES-256-GCM of its JSON. */
export async function sealed(
  key: string,
  typed: Sealed,
  iv = crypto.getRandomValues(new Uint8Array(ivBytes)),
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(typed));
  const locked = new Uint8Array(await crypto.subtle.encrypt({ name: cipher, iv }, await sealKey(key), bytes));
  return base64url(new Uint8Array([...iv, ...locked]));
}

/** Returns what was sealed; null with another key, or when nothing is sealed. */
export async function unsealed(key: string, text: string): Promise<Sealed | null> {
  try {
    const bytes = bytesOfBase64url(text);
    const how = { name: cipher, iv: bytes.slice(0, ivBytes) };
    const opened = await crypto.subtle.decrypt(how, await sealKey(key), bytes.slice(ivBytes));
    return readSealed(JSON.parse(new TextDecoder().decode(opened)));
  } catch {
    return null;
  }
}

async function sealKey(key: string): Promise<CryptoKey> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`ticket ${key}`));
  return crypto.subtle.importKey('raw', hash, cipher, false, ['encrypt', 'decrypt']);
}
