import { formatInstant } from '../time/format.ts';
import type { OutreachEntry } from './outreachEntry.ts';
import { statusName } from './statusName.ts';

/** Returns how a sentence refers to an entry of the call history. */
export function entryName({ at, outcome, person }: OutreachEntry): string {
  return [statusName(outcome), person, at && formatInstant(at)].filter(Boolean).join(', ');
}
