/** How a person agreed to be shown in public (season design, 0); `short` unless they say otherwise. */
export const shownAs = ['short', 'initials', 'number', 'full'] as const;
export type ShownAs = (typeof shownAs)[number];

/** Returns how a person agreed to be shown, from a stored document; 'short' where it doesn't say. */
export const storedShownAs = (value: unknown): ShownAs => shownAs.find((known) => known === value) ?? 'short';

/** How many characters of a name are shown at most: it is printed, and shown on a TV. */
const longest = 60;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a name as it may be shown: 'Ann L.', 'A. L.', 'Ann Lee', or '' for a number alone. Never an email
 * address.
 */
export function shownName(name: string, as: ShownAs): string {
  const words = name.trim().split(/\s+/);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  if (as === 'number' || first === '' || name.includes('@')) return '';
  if (as === 'full') return clamped(words.join(' '));
  if (as === 'initials') return [first, ...(last ? [last] : [])].map(initial).join(' ');
  return last ? `${clamped(first)} ${initial(last)}` : clamped(first);
}

function initial(word: string): string {
  const [first] = segmenter.segment(word);
  return `${(first?.segment ?? '').toLocaleUpperCase('en')}.`;
}

function clamped(name: string): string {
  const characters = [...segmenter.segment(name)].map(({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
}
