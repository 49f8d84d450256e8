import { text } from '../fields/storedFields.ts';
import { oneLine } from '../text/oneLine.ts';

/** Returns a text on one line, without control characters. */
export function plainLine(words: string): string {
  return oneLine(text(words));
}

/** Returns a name on one line; '' for one that may hold an email address. */
export function publicText(name: string): string {
  return name.includes('@') ? '' : plainLine(name);
}

/** Returns the id of a school or a chapter; '' for one that a crew's device made up, which no record has. */
export function publicId(id: string): string {
  return /^[a-z0-9-]+$/.test(id) ? id : '';
}
