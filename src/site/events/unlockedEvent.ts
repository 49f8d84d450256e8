import { readUnlock } from '../../domain/events/unlocked.ts';
import { stored } from '../../lib/stored.ts';

/** What the visitor has unlocked for an event, remembered for the browser session. */
export function unlockedEvent(eventId: string) {
  return stored('sessionStorage', `unlocked:${eventId}`, readUnlock);
}
