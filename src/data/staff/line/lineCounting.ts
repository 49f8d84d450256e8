import { sameValue } from '../../../domain/changes/changeState.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { healedLine } from '../../../domain/participants/line/calling.ts';
import { eventWrite } from '../../../domain/participants/line/lineChanges.ts';
import { readWaiting } from '../../../domain/participants/line/waitingPerson.ts';
import { DataError } from '../../errors.ts';
import type { SeasonStore } from '../season/seasonStore.ts';

/** Returns the function that counts those who wait again in a database. */
export function lineCounting(store: SeasonStore) {
  /**
   * Corrects what an event counts of those who wait, by those who do. Whatever else happens to the line
   * changes the event in the same commit, so a count is written over just the event that it was made of.
   * Returns whether there was something to correct. Needs a network. @throws DataError 'conflict' when the
   * event has changed meanwhile
   */
  return async function countAgain(eventId: string): Promise<boolean> {
    await store.connected();
    const path = `events/${eventId}`;
    const before = readEvent(eventId, (await store.get(path)).data);
    const found = await store.list(`${path}/waiting`);
    const waiting = found.map(({ id, data }) => readWaiting(id, data)).sort((a, b) => a.place - b.place);
    const healed = healedLine(before.line, waiting);
    if (!healed) return false;
    const fields = Object.fromEntries(Object.entries(healed).map(([name, to]) => [`line.${name}`, to]));
    await store.commit(
      async (get) => {
        const now = readEvent(eventId, (await get(path)).data);
        const isSame = now.updatedAt?.getTime() === before.updatedAt?.getTime();
        if (!isSame || !sameValue(now.line, before.line)) throw new DataError('conflict');
      },
      [eventWrite(eventId, fields)],
    );
    return true;
  };
}
