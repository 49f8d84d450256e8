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
 * Returns a draft's state against the stored note. `over`: all is stored; `same`: nothing to save;
 * `conflict`: someone else changed it.
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
