import { link, readFields, text } from '../fields/storedFields.ts';

/**
 * What the right password unlocks: the sign-up form, or null while there is none. `key`, the id of the unlock
 * document, proves the password to whoever signs up on this site; '' where an older session didn't keep it.
 */
export type Unlocked = { googleFormUrl: string | null; key: string };

/** Returns the content of a stored unlock document, or what a session kept of it. */
export function readUnlock(data: unknown): Unlocked {
  const { googleFormUrl, key } = readFields({ googleFormUrl: link, key: text }, data);
  return { googleFormUrl: googleFormUrl || null, key };
}
