import type { Stored } from '../../../scripts/firestoreRest.ts';
import { unlockKey } from '../../../src/domain/events/unlockKey.ts';
import { season } from './samples.ts';

type Fields = Record<string, Stored>;
type Documents = Record<string, Fields>;

/**
 * Returns an event as it is stored, on the landing page and with an open form, with the changes of a test.
 */
export function anEvent(id: string, changes: Fields = {}): Documents {
  const event: Fields = { ...season['events/e1'], collegeLogo: '', ...changes };
  if (event.registration !== 'open') delete event.googleFormUrl;
  return { [`events/${id}`]: event };
}

/** The sample's weekday and hour in a year that no clock of a test reaches: visitors can still sign up. */
export const ahead = { date: '2099-03-14', sortDate: '2099-03-14T19:00' };

/** Returns an event as `anEvent` does, on a day that is ahead. */
export function aComingEvent(id: string, changes: Fields = {}): Documents {
  return anEvent(id, { ...ahead, ...changes });
}

/** Returns a locked event with the document that its password unlocks. */
export async function aLockedEvent(
  id: string,
  password: string,
  form: string | null,
  changes: Fields = {},
): Promise<Documents> {
  const unlock = `events/${id}/unlocks/${await unlockKey(id, password)}`;
  return { ...anEvent(id, { registration: 'locked', ...changes }), [unlock]: { googleFormUrl: form } };
}
