import { runTransaction, type Transaction } from 'firebase/firestore';
import { DataError, isUnreachable, withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/**
 * Runs a transaction, or returns null without writing when there is no answer within `timeout` milliseconds;
 * to make sure of that, `run` calls `stillWanted` right before it writes. A save that can wait then goes to
 * the queue. @throws DataError
 */
export async function transactionNow<T>(
  run: (transaction: Transaction, stillWanted: () => void) => Promise<T>,
  timeout = 4_000,
): Promise<T | null> {
  let waiting = true;
  const stillWanted = () => {
    // The queue has taken over.
    if (!waiting) throw new DataError('unreachable');
  };
  try {
    const attempt = runTransaction(staffDatabase, (transaction) => run(transaction, stillWanted));
    return await withTimeout(attempt, timeout);
  } catch (error) {
    if (isUnreachable(error)) return null;
    throw error;
  } finally {
    waiting = false;
  }
}
