import { day, instant, readFields, text } from '../fields/storedFields.ts';

const stored = {
  at: instant,
  role: text,
  person: text,
  channel: text,
  outcome: text,
  note: text,
  nextStep: text,
  nextStepOn: day,
  /** The name of the caller who logged it, '' in older entries. */
  by: text,
  createdAt: instant,
};

/** An entry of a fraternity's outreach log. */
export type OutreachEntry = ReturnType<typeof readOutreachEntry>;

/** Returns the entry in a stored document of any age; never throws. */
export function readOutreachEntry(id: string, data: unknown) {
  return { ...readFields(stored, data), id };
}
