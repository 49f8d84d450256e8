import { readUnlock } from '../../domain/events/unlocked.ts';
import { stored } from '../../lib/stored.ts';

/** What a visitor's password opened for an event, remembered for the browser session. */
export function unlockedEvent(eventId: string) {
  return stored('sessionStorage', `unlocked:${eventId}`, readUnlock);
}
