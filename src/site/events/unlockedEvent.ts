import { readUnlock } from '../../domain/events/unlocked.ts';
import { stored } from '../../lib/stored.ts';

/** The sign-up form that the visitor has unlocked for an event, remembered for the browser session. */
export function unlockedEvent(eventId: string) {
  return stored('sessionStorage', `unlocked:${eventId}`, readUnlock);
}
