import * as v from 'valibot';

/** How a person agreed to be shown in public (season design, 0); `short` unless they say otherwise. */
export const shownAs = ['short', 'initials', 'number', 'full'] as const;
export const ShownAs = v.fallback(v.picklist(shownAs), 'short');
export type ShownAs = v.InferOutput<typeof ShownAs>;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a name as it may be shown: 'Ann L.', 'A. L.', 'Ann Lee', or '' when only the number is shown. A name
 * that could be an email address is never shown.
 */
export function shownName(name: string, as: ShownAs): string {
  const words = name.trim().split(/\s+/);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  if (as === 'number' || first === '' || name.includes('@')) return '';
  if (as === 'full') return words.join(' ');
  if (as === 'initials') return [first, ...(last ? [last] : [])].map(initial).join(' ');
  return last ? `${first} ${initial(last)}` : first;
}

function initial(word: string): string {
  const [first] = segmenter.segment(word);
  return `${(first?.segment ?? '').toLocaleUpperCase('en')}.`;
}
