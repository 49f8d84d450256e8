import { isHttpsAddress } from '../fields/address.ts';

/** A piece of a text: words, or a web address that can become a link. */
export type Piece = { text: string; isLink: boolean };

const longest = 5000;
const address = /(https?:\/\/[^\s\p{C}<>"“”]+)/u;

/** Returns the paragraphs of a typed text as words and http(s) addresses, 5,000 characters at most. */
export function linkedText(text: string): Piece[][] {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shown
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.trim().split(address).flatMap(piece));
}

function piece(text: string, place: number): Piece[] {
  // What the expression captured is at the odd places.
  if (place % 2 === 0) return text ? [{ text, isLink: false }] : [];
  const link = withoutPunctuation(text);
  // An address with a user name, 'https://bank.example@evil.example', stays text.
  const isLink = isHttpsAddress(link.replace(/^http:/, 'https:'));
  const rest = text.slice(link.length);
  return [{ text: link, isLink }, ...(rest ? [{ text: rest, isLink: false }] : [])];
}

/** Removes punctuation that belongs to the sentence around an address: '(see https://a.example).' */
function withoutPunctuation(found: string): string {
  return found.replace(found.includes('(') ? /[.,;:!?'’]+$/ : /[.,;:!?'’)\]]+$/, '');
}
