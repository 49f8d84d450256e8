import * as v from 'valibot';

/** A note being edited: its text when the edit began, and its current text. */
export type NoteDraft = { base: string; text: string };

const Draft = v.object({ base: v.string(), text: v.string() });

/** Returns the draft in an entry of the browser's storage. @throws ValiError when it holds none */
export function readNoteDraft(entry: unknown): NoteDraft {
  return v.parse(Draft, entry);
}

/**
 * Returns the state of a draft against the stored note. `over`: the draft has nothing that isn't stored, so
 * the stored note is shown; `same`: nothing to save yet; `conflict`: someone else has changed the note since
 * the draft began, so that saving would lose their text.
 */
export function noteState(
  { base, text }: NoteDraft,
  stored: string,
): 'over' | 'same' | 'changed' | 'conflict' {
  const mine = text.trim();
  if (mine === stored || mine === base) return base === stored ? 'same' : 'over';
  return base === stored ? 'changed' : 'conflict';
}

/** Returns both notes, theirs first, ready to be saved over theirs. */
export function keepBoth({ text }: NoteDraft, theirs: string): NoteDraft {
  return { base: theirs, text: `${theirs}\n${text.trim()}` };
}
