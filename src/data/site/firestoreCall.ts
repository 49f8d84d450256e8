import { anything, list, readFields, text } from '../../domain/fields/storedFields.ts';
import { env } from '../../env.ts';
import { DataError, type DataErrorKind } from '../errors.ts';
import { projectId } from '../projectId.ts';

const kinds: Record<number, DataErrorKind> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  409: 'conflict',
  429: 'busy',
};

/** Returns the name of the database's root, with which the name of every document begins. */
export const rootName = () => `projects/${projectId()}/databases/(default)/documents`;

/**
 * Calls Firestore as a visitor, by one request without any SDK, and returns its answer. It needs no preflight
 * unless it carries an App Check token. A read whose connection breaks is asked once more; a `commit`, which
 * may have been carried out all the same, is sent once, and only with a token where the site has a key.
 * `parent`: the document whose collections a query looks in, '/seasons/2026-27'; the root when left out.
 * `headersOf`: how the server knows somebody who has signed in.
 * @throws DataError, 'unreachable' when there is no whole answer within nine seconds; its cause's `cause` is
 * the name of the server's status, 'ABORTED'
 */
export async function firestoreCall(
  method: 'batchGet' | 'runQuery' | 'commit',
  body: object,
  parent = '',
  headersOf: (isWrite: boolean) => Promise<Record<string, string>> = tokenHeader,
): Promise<unknown> {
  // The build draws pages in their loading state.
  if (import.meta.env.DRAWING) return new Promise(() => {});
  const origin = env.demo ? `http://${env.VITE_FIRESTORE_EMULATOR_HOST}` : 'https://firestore.googleapis.com';
  const isWrite = method === 'commit';
  const headers = { 'content-type': 'text/plain', ...(await headersOf(isWrite)) };
  const signal = AbortSignal.timeout(9_000);
  const send = () =>
    fetch(`${origin}/v1/${rootName()}${parent}:${method}?prettyPrint=false`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
  const sendAgain = (error: unknown) => {
    if (isWrite || signal.aborted) throw error;
    return send();
  };
  try {
    return await answerOf(await send().catch(sendAgain));
  } catch (error) {
    throw error instanceof DataError ? error : new DataError('unreachable', error);
  }
}

const failing = { error: anything };
const failure = { code: anything, message: text, status: text };

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = response.ok ? await response.json() : await response.json().catch(() => null);
  // An answer in parts may break off with a part that says why.
  const parts = Array.isArray(answer) ? list(answer) : [answer];
  const [error] = parts.flatMap((part) => readFields(failing, part).error ?? []);
  if (response.ok && !error) return answer;
  const { code, message, status: name } = readFields(failure, error);
  const status = response.ok ? Number(code) : response.status;
  const kind = kinds[status] ?? (status < 500 ? 'broken' : 'unreachable');
  // It names the index that is missing.
  if (kind === 'broken') console.warn(message);
  throw new DataError(kind, new Error(message || String(status), { cause: name }));
}

/** Returns the header with the App Check token; a site without a key has no code for it. */
async function tokenHeader(required: boolean): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_RECAPTCHA_SITE_KEY) return {};
  try {
    const { visitorToken } = await import('./visitorToken.ts');
    return { 'x-firebase-appcheck': await visitorToken() };
  } catch (error) {
    // Without one, a refusal by App Check would look like one by the rules.
    if (required) throw new DataError('unreachable', error);
    return {};
  }
}
