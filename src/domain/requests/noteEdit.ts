import * as v from 'valibot';

/** A note that somebody is writing: what it said when they began, and what they have made of it. */
export type NoteDraft = { base: string; text: string };

const Draft = v.object({ base: v.string(), text: v.string() });

/** The draft in an entry of the browser's storage. @throws ValiError when there is none in it */
export function readNoteDraft(entry: unknown): NoteDraft {
  return v.parse(Draft, entry);
}

/**
 * How a draft stands against the note as it is stored now. `over`: there is nothing in it that is not stored,
 * so the stored note is shown; `same`: nothing to save yet; `conflict`: somebody else has changed the note
 * since the draft was begun, so that saving would lose their words.
 */
export function noteState(
  { base, text }: NoteDraft,
  stored: string,
): 'over' | 'same' | 'changed' | 'conflict' {
  const mine = text.trim();
  if (mine === stored || mine === base) return base === stored ? 'same' : 'over';
  return base === stored ? 'changed' : 'conflict';
}

/** Both notes, theirs first, ready to be saved over theirs. */
export function keepBoth({ text }: NoteDraft, theirs: string): NoteDraft {
  return { base: theirs, text: `${theirs}\n${text.trim()}` };
}
