import { readUnlock, type Unlocked } from '../../domain/events/unlocked.ts';
import { unlockKey } from '../../domain/events/unlockKey.ts';
import { fetchDocument } from './visitorReads.ts';

/**
 * What the password of an event opens, null when it is wrong (decisions, "Security").
 * Takes a tenth of a second or more: the key is slow to make on purpose.
 * @throws DataError
 */
export async function unlockEvent(id: string, password: string): Promise<Unlocked | null> {
  const key = await unlockKey(id, password);
  return fetchDocument(['events', id, 'unlocks', key], (_, data) => readUnlock(data));
}
