import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { RequestInput } from '../domain/requestSchema.ts';
import { appCheckToken } from './appCheck.ts';
import { answer, DataError } from './errors.ts';
import { visitors } from './firebase.ts';

/**
 * Stores a tournament request under `id`, as pending, and returns the id (specification 7). Visitors may only create, so
 * an id that is taken is refused. @throws DataError
 */
export async function createRequest(id: string, input: RequestInput): Promise<string> {
  const parsed = v.safeParse(RequestInput, input);
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues));
  await checked();
  const request = { ...parsed.output, status: 'pending', createdAt: serverTimestamp() };
  await answer(setDoc(doc(visitors, 'tournamentRequests', id), request));
  return id;
}

// A refusal by App Check would look like one by the rules; without a token there is nothing to send.
async function checked(): Promise<void> {
  try {
    await appCheckToken(visitors.app);
  } catch (error) {
    throw new DataError('unreachable', error);
  }
}
