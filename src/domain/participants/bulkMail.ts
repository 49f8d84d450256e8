import { mailLink } from '../fields/contactLinks.ts';
import { limits } from '../fields/limits.ts';
import { emailKey } from './emailKey.ts';

type Reached = { name: string; email: string };

/** Whom a message reaches: each address once, and those whom no email reaches. */
export type Recipients = { addresses: readonly string[]; unreached: readonly Reached[] };

/** Returns the addresses of people, each once, and who has none, or one that no mail app takes. */
export function recipientsOf(people: readonly Reached[]): Recipients {
  const addresses = new Map<string, string>();
  const unreached: Reached[] = [];
  for (const person of people) {
    const email = person.email.trim();
    const isReached = email.length <= limits.email && mailLink(email) !== '';
    if (isReached) addresses.set(emailKey(email), addresses.get(emailKey(email)) ?? email);
    else unreached.push(person);
  }
  return { addresses: [...addresses.values()], unreached };
}

export type MailText = { subject: string; text: string };

/** The most addresses in one email; mail services take more for spam. */
const mostAddresses = 40;
/** A link below this length, in characters, opens in every mail app and browser. */
const mostLength = 1900;

/**
 * Returns the links that open a message to all of these addresses, unseen by each other, in as many parts as
 * it takes; null when the text alone is too long for a link.
 */
export function mailParts(addresses: readonly string[], { subject, text }: MailText): string[] | null {
  const rest = `&subject=${encoded(subject)}&body=${encoded(text.replace(/\r?\n/g, '\r\n'))}`;
  const linkTo = (part: readonly string[]) => `mailto:?bcc=${part.join(',')}${rest}`;
  const parts: string[][] = [];
  for (const address of addresses.map(encodedAddress)) {
    const last = parts.at(-1);
    const fits = last && last.length < mostAddresses && linkTo([...last, address]).length < mostLength;
    if (fits) last.push(address);
    else if (linkTo([address]).length < mostLength) parts.push([address]);
    else return null;
  }
  return parts.map(linkTo);
}

const encodedAddress = (address: string) => mailLink(address).slice('mailto:'.length);

/** Half a character, which a text may be cut in, can't be encoded. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
