import { beforeForgetting, currentSession } from '../../data/staff/session/session.ts';
import { draftLife } from '../../domain/fields/freshDrafts.ts';
import { readNoteDraft } from '../../domain/requests/noteEdit.ts';
import { stored } from '../../lib/stored.ts';
import { clearTabDrafts, pruneDrafts } from '../../parts/draftStore.ts';
import { noteDraft } from '../parts/noteDrafts.ts';

/**
 * Removes drafts that are too old, and makes those of this tab end with the session, also with one that ended
 * before the page was loaded.
 */
export function startDrafts(): void {
  adoptOldNotes();
  pruneDrafts();
  if (!currentSession()) clearTabDrafts();
  beforeForgetting(async () => clearTabDrafts());
}

const oldPrefix = 'note:';

/** Takes over the notes that an earlier version of the app kept in entries of their own. */
function adoptOldNotes(): void {
  for (const key of oldKeys()) {
    const entry = stored('localStorage', key, (found) => {
      const { at = Date.now(), draft = found } = Object(found);
      return Date.now() - at < draftLife ? readNoteDraft(draft) : null;
    });
    const draft = entry.get();
    if (draft) noteDraft(key.slice(oldPrefix.length)).set(draft);
    entry.clear();
  }
}

function oldKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(oldPrefix));
  } catch {
    return []; // The browser refuses storage.
  }
}
