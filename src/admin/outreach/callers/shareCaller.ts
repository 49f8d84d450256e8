import { addCaller } from '../../../data/staff/outreach/callerSettings.ts';
import { keepOwnName, ownName } from '../../../data/staff/session/ownName.ts';
import { attempt } from '../../../parts/attempt.ts';

const failed = "Failed to share the caller's name. Please try again.";

/** Adds a name to those that all callers can choose from. */
export function shareCaller(given: string): void {
  const name = given.trim();
  if (name !== '') void attempt(() => addCaller(name), { failed });
}

/** Keeps a name as that of this browser's caller, and shares it when it's another one. */
export function introduceCaller(given: string): void {
  const isOther = given.trim() !== ownName.get();
  // Whoever shares it is asked for a name otherwise.
  keepOwnName(given);
  if (isOther) shareCaller(given);
}
