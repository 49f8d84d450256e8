import { shortSchoolName } from '../../colleges/shortSchoolName.ts';
import { plainWords } from '../../text/searchText.ts';
import { localDay } from '../../time/parse.ts';

/** What the address of an event is made of. */
export type Addressed = {
  collegeName: string;
  fraternityName: string;
  title: string;
  eventName: string;
  date: string | null;
};

const maxLength = 60;
/** How many events of one host and year are numbered before an address gets a random end. */
const maxNumber = 9;
/** No vowels, so that no word comes about, and nothing that looks like something else. */
const tailLetters = 'bcdfghjkmnpqrstvwxz23456789';

/**
 * Returns the ids that a new event may get, best first: college and fraternity, then with the year, then
 * numbered. Without either the title stands for them.
 */
export function eventAddresses(event: Addressed, today: Date): string[] {
  const host = hostOf(event);
  const year = (event.date ?? localDay(today)).slice(0, 4);
  const dated = host.endsWith(`-${year}`) ? host : `${host}-${year}`;
  const numbered = Array.from({ length: maxNumber - 1 }, (_, at) => `${dated}-${at + 2}`);
  // A single word may be the name of a file at the host, such as 'index'.
  return [...new Set([...(host.includes('-') ? [host] : []), dated, ...numbered])];
}

/** Returns an id that nobody else makes, for an event whose id can't be compared with those of others. */
export function randomAddress(event: Addressed): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => tailLetters.at(byte % 27));
  return `${hostOf(event)}-${letters.join('')}`;
}

function hostOf({ collegeName, fraternityName, title, eventName }: Addressed): string {
  const host = words(`${collegeName && shortSchoolName(collegeName)} ${fraternityName}`);
  return host || words(title || eventName) || 'event';
}

/** Returns the words that ASCII can spell, as many as fit. */
function words(text: string): string {
  const spelled = plainWords(text)
    .split(' ')
    .filter((word) => /^[a-z0-9]+$/.test(word))
    .join('-');
  if (spelled.length <= maxLength) return spelled;
  return spelled
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}
