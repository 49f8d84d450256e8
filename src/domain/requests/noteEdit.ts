import * as v from 'valibot';
import { mergeEdit } from '../fields/fieldMerge.ts';

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
  const edit = { base: { note: base }, mine: { note: text } };
  const merged = mergeEdit({ names: ['note'] }, edit, { note: stored });
  if (merged.disputed.length > 0) return 'conflict';
  if (base !== stored) return 'over';
  return text.trim() === stored ? 'same' : 'changed';
}

/** Returns both notes, theirs first, ready to be saved over theirs. */
export function keepBoth({ text }: NoteDraft, theirs: string): NoteDraft {
  return { base: theirs, text: `${theirs}\n${text.trim()}` };
}
