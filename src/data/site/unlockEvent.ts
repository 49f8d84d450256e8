import { readUnlock, type Unlocked } from '../../domain/events/unlocked.ts';
import { unlockKey } from '../../domain/events/unlockKey.ts';
import { fetchDocument } from './visitorReads.ts';

/**
 * Returns what the password of an event unlocks, or null when it is wrong (specification-decisions,
 * "Security"). Takes a tenth of a second or more, because deriving the key is slow on purpose.
 * @throws DataError
 */
export async function unlockEvent(id: string, password: string): Promise<Unlocked | null> {
  const key = await unlockKey(id, password);
  const { data } = await fetchDocument(['events', id, 'unlocks', key]);
  return data && { ...readUnlock(data), key };
}
