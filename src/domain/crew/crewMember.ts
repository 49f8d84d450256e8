import * as v from 'valibot';
import { filledInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { flag, instant, readFields, text } from '../fields/storedFields.ts';

/** A device in the crew of an event; `id` is that of its anonymous account. */
export type CrewMember = {
  id: string;
  /** The key of the pass that it joined with. */
  pass: string;
  name: string;
  removed: boolean;
  joinedAt: Date | null;
  seenAt: Date | null;
};

const stored = { pass: text, name: text, removed: flag, joinedAt: instant, seenAt: instant };

/** Returns the member in a stored document; never throws. */
export function readMember(id: string, data: unknown): CrewMember {
  return { ...readFields(stored, data), id };
}

/** What a device says of itself when it joins. */
export const JoinInput = v.object({ name: filledInput(limits.person, 'Enter your name') });

/** Returns the short code, such as 'K7QX', that tells phones of one name apart. The rules know it too. */
export function deviceCode(id: string): string {
  return id.slice(-4).toUpperCase();
}
