import { deleting } from '../../../domain/changes/change.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { DataError } from '../../errors.ts';
import type { SeasonStore } from '../season/seasonStore.ts';

/** How many tickets are deleted in one commit. */
const atOnce = 400;

/** Returns the function that forgets the sign-ups of events in a database. */
export function clearing(store: SeasonStore) {
  /**
   * Deletes the tickets of an event whose results are published, and what its desk keeps. `tell` hears how
   * many are deleted, and stops it with false. Can be repeated. Needs a network. @throws DataError,
   * 'conflict' when the results were taken back
   */
  return async function clearSignUps(
    eventId: string,
    tell: (done: number, of: number) => boolean,
  ): Promise<void> {
    await store.connected();
    const event = `events/${eventId}`;
    const tickets = await store.list(`${event}/tickets`);
    const paths = [...tickets.map(({ path }) => path), `${event}/private/desk`];
    const check = async (get: SeasonStore['get']) => {
      if (readEvent(eventId, (await get(event)).data).board !== 'results') throw new DataError('conflict');
    };
    for (let done = 0; done < paths.length; done += atOnce) {
      if (!tell(done, tickets.length)) return;
      await store.commit(check, paths.slice(done, done + atOnce).map(deleting));
    }
  };
}
