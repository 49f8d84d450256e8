import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { RequestInput } from '../../domain/requests/requestSchema.ts';
import { requestTokens } from '../../domain/search/requestSearch.ts';
import { appCheckToken } from '../appCheck.ts';
import { DataError, isRefused, withTimeout } from '../errors.ts';
import { visitors } from './firebase.ts';

/**
 * Stores a tournament request under `id`, as pending, and returns the id (specification 7). Visitors may only
 * create, so an id that is taken is refused. @throws DataError
 */
export async function createRequest(id: string, input: RequestInput): Promise<string> {
  const parsed = v.safeParse(RequestInput, input);
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues));
  await checked();
  const request = {
    ...parsed.output,
    status: 'pending',
    searchTokens: requestTokens(parsed.output),
    createdAt: serverTimestamp(),
  };
  await withTimeout(setDoc(doc(visitors, 'tournamentRequests', id), request));
  return id;
}

/**
 * Whether a request is stored under `id`, as far as a visitor can find out. The rules let a visitor read a
 * free id and refuse a taken one, so a refusal counts only while a known free id is still readable; rules
 * that refuse both prove nothing. Returns false when it is not known. @throws DataError when there is no
 * answer
 */
export async function isRequestStored(id: string): Promise<boolean> {
  const free = crypto.randomUUID().replaceAll('-', '');
  const [refused, control] = await Promise.all([readIsRefused(id), readIsRefused(free)]);
  return refused && !control;
}

async function readIsRefused(id: string): Promise<boolean> {
  try {
    await withTimeout(getDoc(doc(visitors, 'tournamentRequests', id)));
    return false;
  } catch (error) {
    if (isRefused(error)) return true;
    throw error;
  }
}

// A refusal by App Check would look like one by the rules; without a token nothing is sent.
async function checked(): Promise<void> {
  try {
    await appCheckToken(visitors.app);
  } catch (error) {
    throw new DataError('unreachable', error);
  }
}
