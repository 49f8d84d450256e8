import { type DocumentReference, getDocFromServer } from 'firebase/firestore';
import { answer, dataError } from '../errors.ts';

/** Whether the rules refused a change because the document is there already, or gone. */
export async function refusedSince(
  error: unknown,
  ref: DocumentReference,
  is: 'there' | 'gone',
): Promise<boolean> {
  if (dataError(error).kind !== 'refused') return false;
  const found = await answer(getDocFromServer(ref)).catch(() => null);
  return found?.exists() === (is === 'there');
}
