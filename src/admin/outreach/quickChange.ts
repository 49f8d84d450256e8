import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { attempt, type MakeChange } from '../../parts/attempt.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';
import { isBusy, whileBusy } from './busyChapters.ts';
import { noteOwnChange } from './ownChanges.ts';

/** A change that takes effect at a press. */
export type QuickChange = {
  /** The chapters it changes, which can't be changed again until the server has answered. */
  chapters: readonly Pick<PlacedFraternity, 'collegeId' | 'id'>[];
  make: MakeChange;
  undo: MakeChange;
  /** The message when it is made, with Undo. */
  message: string;
  /** The message when it is refused, with Retry. */
  failed: string;
};

const undoFailed = 'Failed to undo. Please try again.';
const conflict = "Someone else just changed it, so this wasn't saved.";
const overtaken = "Someone else changed it since then, so it wasn't undone.";

let shown = 0;

/** Makes a change at once, confirms it, and offers Undo. The Undo of the previous change disappears. */
export async function quickChange(change: QuickChange): Promise<void> {
  const { chapters, make, undo, message, failed } = change;
  if (isBusy(chapters)) return;
  dismissToast(shown);
  const made = attempt(make, {
    failed,
    conflict,
    retry: () => void quickChange(change),
    onSaved: noteOwnChange,
  });
  async function takeBack(): Promise<void> {
    // What isn't stored yet can't be undone, and what was refused needn't be.
    if ((await made) === 'refused') return;
    const undone = attempt(undo, { failed: undoFailed, conflict: overtaken, onSaved: noteOwnChange });
    await whileBusy(chapters, undone);
  }
  const toastId = showToast(message, 'status', { label: 'Undo', run: () => void takeBack() });
  shown = toastId;
  if ((await whileBusy(chapters, made)) === 'refused') dismissToast(toastId);
}
