import { link, readFields } from '../fields/storedFields.ts';

/** What the right password unlocks: the sign-up form, or null while there is none yet. */
export type Unlocked = { googleFormUrl: string | null };

/** The content of a stored unlock document. */
export function readUnlock(data: unknown): Unlocked {
  return { googleFormUrl: readFields({ googleFormUrl: link }, data).googleFormUrl || null };
}
