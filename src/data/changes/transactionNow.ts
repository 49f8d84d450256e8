import { DataError, isUnreachable, withTimeout } from '../errors.ts';

/** How much longer the answer to a commit is waited for that is on its way, in milliseconds. */
const commitTimeout = 5_000;

/**
 * Runs a transaction, or returns null when there is no answer within `timeout` milliseconds; a save that can
 * wait then goes to the queue. To make sure that it isn't written twice, `transact` calls `stillWanted` right
 * before it writes: from then on its answer counts, also a refusal that comes after the time limit. Null
 * after that means that it may be stored. @throws DataError
 */
export async function transactionNow<T>(
  transact: (stillWanted: () => void) => Promise<T>,
  timeout = 4_000,
): Promise<T | null> {
  let waiting = true;
  let committing = false;
  const answer = transact(() => {
    // The queue has taken over.
    if (!waiting) throw new DataError('unreachable');
    committing = true;
  });
  try {
    return await withTimeout(answer, timeout);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
  } finally {
    waiting = false;
  }
  if (!committing) return null;
  try {
    return await withTimeout(answer, commitTimeout);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return null;
  }
}
