import { isRefused } from '../../errors.ts';

/**
 * Runs a transaction, and once more when it is refused: the rules refuse to change what a colleague has
 * deleted since it was read, and the second time it is known to be gone. @throws DataError
 */
export async function againIfRefused<T>(transact: () => Promise<T>): Promise<T> {
  try {
    return await transact();
  } catch (error) {
    if (!isRefused(error)) throw error;
    return transact();
  }
}
