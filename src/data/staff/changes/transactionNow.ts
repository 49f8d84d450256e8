import { runTransaction, type Transaction } from 'firebase/firestore';
import { DataError, isUnreachable, withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/**
 * Runs a transaction; null when nobody answers within `timeout` milliseconds, and then it writes nothing:
 * `run` calls `stillWanted` right before it writes. A save that can wait goes to the queue then. @throws
 * DataError
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
