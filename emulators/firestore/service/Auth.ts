import { FirestoreError, invalid } from '../FirestoreError.ts';

/** Who calls; `token` has all claims of the JWT, and `uid` is null in one without a subject. */
export type Auth =
  | { kind: 'admin' }
  | { kind: 'anonymous' }
  | { kind: 'user'; uid: string | null; token: Record<string, unknown> };

/**
 * Understands an Authorization header as the official emulator does (firestore-emulator-protocol.md, chapter 8):
 * signature, expiry and audience are not checked. Throws INVALID_ARGUMENT `invalid jwt`, or UNKNOWN for another scheme.
 */
export function authenticate(header: string | undefined): Auth {
  if (header === undefined || header.includes('\t')) return { kind: 'anonymous' };
  const credential = /^bearer (.+)$/i.exec(header)?.[1];
  if (credential === undefined) throw new FirestoreError('UNKNOWN', '');
  if (/^owner$/i.test(credential) || /^ya29\./i.test(credential)) return { kind: 'admin' };
  return userOf(credential);
}

function userOf(jwt: string): Auth {
  const [header = '', claims = '', signature, ...rest] = jwt.split('.');
  if (signature === undefined || rest.length > 0 || !isBase64(signature)) throw invalid('invalid jwt');
  jsonObject(header);
  const token = jsonObject(claims);
  const subject = token.user_id ?? token.sub;
  return { kind: 'user', uid: typeof subject === 'string' ? subject : null, token };
}

function jsonObject(segment: string): Record<string, unknown> {
  if (!isBase64(segment)) throw invalid('invalid jwt');
  try {
    const json: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString());
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // Answered below, like JSON of another kind.
  }
  throw invalid('invalid jwt');
}

function isBase64(text: string): boolean {
  const digits = text.replace(/=+$/, '');
  return /^[A-Za-z0-9_-]*$/.test(digits) && digits.length % 4 !== 1;
}
