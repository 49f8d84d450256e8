import { draftLife, mostDrafts } from '../../domain/fields/freshDrafts.ts';
import { type NoteDraft, readNoteDraft } from '../../domain/requests/noteEdit.ts';
import { stored } from '../../lib/stored.ts';

const prefix = 'note:';

/** Returns the draft of a request's note, kept in this browser for a week at most. */
export function noteDraft(requestId: string) {
  const entry = entryOf(`${prefix}${requestId}`);
  return {
    get: (): NoteDraft | null => {
      const kept = entry.get();
      return kept && Date.now() - kept.at < draftLife ? kept.draft : null;
    },
    set: (draft: NoteDraft): void => {
      entry.set({ at: Date.now(), draft });
      pruneNoteDrafts();
    },
    clear: entry.clear,
  };
}

/** Returns the number of unsaved notes. */
export function countNoteDrafts(): number {
  return keys().length;
}

/** Discards all unsaved notes. */
export function clearNoteDrafts(): void {
  for (const key of keys()) entryOf(key).clear();
}

/** Removes unsaved notes that are too old or too many. */
export function pruneNoteDrafts(): void {
  const now = Date.now();
  keys()
    .map((key) => ({ entry: entryOf(key), kept: entryOf(key).get() }))
    .sort((one, two) => (two.kept?.at ?? 0) - (one.kept?.at ?? 0))
    .forEach(({ entry, kept }, place) => {
      if (!kept || now - kept.at >= draftLife || place >= mostDrafts) entry.clear();
      else entry.set(kept);
    });
}

function entryOf(key: string) {
  return stored('localStorage', key, (found): { at: number; draft: NoteDraft } => {
    const { at, draft } = Object(found);
    // An earlier version of the app stored the note without its time; its week begins now.
    return typeof at === 'number'
      ? { at, draft: readNoteDraft(draft) }
      : { at: Date.now(), draft: readNoteDraft(found) };
  });
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return []; // The browser refuses storage.
  }
}
