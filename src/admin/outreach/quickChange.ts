import type { Change } from '../../domain/changes/change.ts';
import { attempt } from '../../parts/attempt.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';

/** A change that takes effect at a press. */
export type QuickChange = {
  make: () => Change;
  undo: () => Promise<Change>;
  /** The message when it is made, with Undo. */
  message: string;
  /** The message when it is refused, with Retry. */
  failed: string;
};

const undoFailed = 'Failed to undo. Please try again.';
const overtaken = "Someone else changed it since then, so it wasn't undone.";

let shown = 0;

/** Makes a change at once, confirms it, and offers Undo. The Undo of the previous change disappears. */
export async function quickChange(change: QuickChange): Promise<void> {
  const { make, undo, message, failed } = change;
  dismissToast(shown);
  const takeBack = () => void attempt(undo, { failed: undoFailed, conflict: overtaken });
  const toastId = showToast(message, 'status', { label: 'Undo', run: takeBack });
  shown = toastId;
  const outcome = await attempt(make, { failed, retry: () => void quickChange(change) });
  if (outcome === 'refused') dismissToast(toastId);
}
