import { FirestoreError, invalid } from '../FirestoreError.ts';

/** Who calls; `token` has all claims of the JWT, and `uid` is null in one without a subject. */
export type Auth =
  | { kind: 'admin' }
  | { kind: 'anonymous' }
  | { kind: 'user'; uid: string | null; token: Record<string, unknown> };

/**
 * Understands an Authorization header as the official emulator does (firestore-emulator-protocol.md, chapter
 * 8): the signature is not checked, expiry and audience only by `checkToken`. Throws INVALID_ARGUMENT
 * `invalid jwt`, or UNKNOWN for another scheme.
 */
export function authenticate(header: string | undefined): Auth {
  if (header === undefined || header.includes('\t')) return { kind: 'anonymous' };
  const credential = /^bearer (.+)$/i.exec(header)?.[1];
  if (credential === undefined) throw new FirestoreError('UNKNOWN', '');
  if (/^owner$/i.test(credential) || /^ya29\./i.test(credential)) return { kind: 'admin' };
  return userOf(credential);
}

/**
 * Throws UNAUTHENTICATED for a token that production would not take: expired, or of none of these projects.
 */
export function checkToken(auth: Auth, projects: readonly string[]): void {
  if (auth.kind !== 'user') return;
  const { aud, iss } = auth.token;
  const expiry = expiryOf(auth);
  const isCurrent = expiry !== null && expiry > Date.now();
  const isOfOne = projects.some(
    (project) => aud === project && iss === `https://securetoken.google.com/${project}`,
  );
  if (isCurrent && isOfOne) return;
  throw unauthenticated();
}

/**
 * When a user's token ends, in milliseconds since 1970; null for a token that does not say, and for anybody
 * else.
 */
export function expiryOf(auth: Auth): number | null {
  const end = auth.kind === 'user' ? auth.token.exp : null;
  return typeof end === 'number' ? end * 1000 : null;
}

/** What somebody whose token is not taken is told. */
export function unauthenticated(): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', 'Missing or invalid authentication.');
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
