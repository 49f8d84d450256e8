import { updating } from '../../../domain/changes/change.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { isClearable } from '../../../domain/participants/clearable.ts';
import { type Participant, readParticipant } from '../../../domain/participants/participant.ts';
import { participantPath, peopleAtOnce } from '../../../domain/participants/participantChanges.ts';
import { readSeasonSettings } from '../../../domain/season/player.ts';
import { playerId } from '../../../domain/season/playerId.ts';
import { DataError } from '../../errors.ts';
import type { SeasonStore } from '../season/seasonStore.ts';

/** Returns the function that clears the email addresses of past nights in a database. */
export function addressClearing(store: SeasonStore) {
  /**
   * Empties the email addresses on an event's list, and keeps whose they were by their player's id, so that a
   * correction finds the same players. `tell` hears how many are cleared, and stops it with false. Can be
   * repeated; two at once write the same. Needs a network. @throws DataError, 'conflict' when the event or
   * somebody on the list has changed meanwhile
   */
  return async function clearAddresses(
    eventId: string,
    today: string,
    tell: (done: number, of: number) => boolean,
  ): Promise<void> {
    await store.connected();
    const [settings, found] = await Promise.all([
      store.get('settings/season'),
      store.list(`events/${eventId}/participants`, ['email', '>', '']),
    ]);
    const { secret } = readSeasonSettings(settings.data);
    const people = found.map(({ id, data }) => readParticipant(id, data));
    for (let done = 0; done < people.length; done += peopleAtOnce) {
      if (!tell(done, people.length)) return;
      const some = people.slice(done, done + peopleAtOnce);
      const writes = some.map(async ({ id, email, player }) => {
        // Without a season there are no players yet.
        const known = player || (secret && (await playerId(secret, { email })));
        return updating(participantPath(eventId, id), { email: '', ...(known && { player: known }) });
      });
      await store.commit((get) => allStand(get, eventId, today, some), await Promise.all(writes));
    }
    tell(people.length, people.length);
  };
}

async function allStand(
  get: SeasonStore['get'],
  eventId: string,
  today: string,
  people: readonly Participant[],
): Promise<void> {
  const [event, ...found] = await Promise.all([
    get(`events/${eventId}`),
    ...people.map(({ id }) => get(participantPath(eventId, id))),
  ]);
  const isSame = found.every(({ id, data }, at) => {
    const { email } = readParticipant(id, data);
    return data !== undefined && (email === '' || email === people[at]?.email);
  });
  if (!isSame || !isClearable(readEvent(eventId, event.data), today)) throw new DataError('conflict');
}
