import { type Addressed, eventAddresses, randomAddress } from '../../../domain/events/page/eventAddress.ts';
import { trashId } from '../../../domain/trash/trashEntry.ts';
import type { Look } from '../changes/look.ts';
import { trashPath } from '../trash/moves.ts';

/** The path of the document that keeps an address for one event, also when that is deleted. */
export const addressPath = (eventId: string) => `addresses/${eventId}`;

/**
 * Returns the first address that no event has had, or the one that this creation has already. @throws
 * DataError
 */
export async function freeAddress(look: Look, event: Addressed, creation: string): Promise<string> {
  for (const id of eventAddresses(event, new Date()))
    if ((await takenBy(look, id, creation)) !== 'another') return id;
  return randomAddress(event);
}

/** Who has an address: the creation of that name, another event or nobody. @throws DataError */
export async function takenBy(
  look: Look,
  id: string,
  creation: string,
): Promise<'this' | 'another' | 'nobody'> {
  // An event that is older than claims has none, and may come back from the trash.
  const trash = trashPath(trashId('event', id));
  const paths = [addressPath(id), `events/${id}`, `tournaments/${id}`, trash];
  const [claim, ...others] = await Promise.all(paths.map((path) => look(path)));
  if (claim !== undefined) return Object(claim).of === creation ? 'this' : 'another';
  return others.some((found) => found !== undefined) ? 'another' : 'nobody';
}
