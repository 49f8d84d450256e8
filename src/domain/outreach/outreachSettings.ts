import { instant, list, readFields, text } from '../fields/storedFields.ts';

const names = (value: unknown): string[] => [...new Set(list(value).map(text))].filter(Boolean);

/** The settings of outreach: the names of the callers known so far. */
export type OutreachSettings = ReturnType<typeof readOutreachSettings>;

/** Returns the settings of outreach in a stored document; never throws. */
export function readOutreachSettings(data: unknown) {
  return readFields({ callers: names, updatedAt: instant }, data);
}
