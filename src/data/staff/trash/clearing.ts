import { deleting, type Write } from '../../../domain/changes/change.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { eventWrite } from '../../../domain/participants/line/lineChanges.ts';
import { DataError } from '../../errors.ts';
import type { SeasonStore } from '../season/seasonStore.ts';

/** How many tickets are deleted in one commit. */
const atOnce = 400;

/** Returns the function that forgets the sign-ups of events in a database. */
export function clearing(store: SeasonStore) {
  /**
   * Deletes who waited for a spot and the tickets of an event whose results are published, and what its desk
   * keeps. `tell` hears how many are deleted, and stops it with false. Can be repeated. Needs a network.
   * @throws DataError, 'conflict' when the results were taken back
   */
  return async function clearSignUps(
    eventId: string,
    tell: (done: number, of: number) => boolean,
  ): Promise<void> {
    await store.connected();
    const event = `events/${eventId}`;
    const [line, tickets] = await Promise.all(
      ['waiting', 'tickets'].map((name) => store.list(`${event}/${name}`)),
    );
    // As long as there is a ticket this is offered again, so they go last.
    const paths = [...(line ?? []), ...(tickets ?? [])].map(({ path }) => path);
    const counted = readEvent(eventId, (await store.get(event)).data).line.waiting;
    const writes: Write[] = [
      ...paths.map(deleting),
      deleting(`${event}/private/desk`),
      ...(counted > 0 ? [eventWrite(eventId, { 'line.waiting': 0 })] : []),
    ];
    const check = async (get: SeasonStore['get']) => {
      if (readEvent(eventId, (await get(event)).data).board !== 'results') throw new DataError('conflict');
    };
    for (let done = 0; done < writes.length; done += atOnce) {
      if (!tell(done, paths.length)) return;
      await store.commit(check, writes.slice(done, done + atOnce));
    }
  };
}
