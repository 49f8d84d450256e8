import { env } from '../../env.ts';
import { DataError, type DataErrorKind } from '../errors.ts';
import { projectId } from '../projectId.ts';
import { type AnsweredDocument, answeredDocument } from './firestoreAnswer.ts';

/** A busy server says so by either status. */
const kinds: Record<number, DataErrorKind> = { 400: 'missing', 403: 'refused', 429: 'busy', 503: 'busy' };

/**
 * Fetches a public document without any SDK, in one request that needs no preflight: all of it, or only the
 * fields in `mask`. One document is read either way. @throws DataError
 */
export async function fetchPlain(path: string, mask?: readonly string[]): Promise<AnsweredDocument> {
  const documents = `projects/${projectId()}/databases/(default)/documents`;
  const body = JSON.stringify({
    documents: [`${documents}/${path}`],
    ...(mask && { mask: { fieldPaths: mask } }),
  });
  const origin = env.demo ? `http://${env.VITE_FIRESTORE_EMULATOR_HOST}` : 'https://firestore.googleapis.com';
  const response = await answered(`${origin}/v1/${documents}:batchGet?prettyPrint=false`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...(await tokenHeader()) },
    body,
    signal: AbortSignal.timeout(9_000),
  });
  return answeredDocument(response);
}

async function answered(url: string, request: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, request);
    if (response.ok) return await response.json();
    throw new DataError(kinds[response.status] ?? (response.status < 500 ? 'broken' : 'unreachable'));
  } catch (error) {
    throw error instanceof DataError ? error : new DataError('unreachable', error);
  }
}

/** As with the visitors' other reads, a site without a key has no code for it, and no token is no failure. */
async function tokenHeader(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_RECAPTCHA_SITE_KEY) return {};
  try {
    const { visitorToken } = await import('./visitorToken.ts');
    return { 'x-firebase-appcheck': await visitorToken() };
  } catch {
    return {};
  }
}
