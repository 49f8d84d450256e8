import { DataError } from '../../data/errors.ts';
import { send } from '../../data/staff/changes/send.ts';
import type { Change } from '../../domain/changes/change.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';

/** A change that takes effect at a press. */
export type QuickChange = {
  make: () => Change;
  undo: () => Promise<Change>;
  /** What is said when it's made, with Undo. */
  said: string;
  /** What is said when it's refused, with Retry. */
  failed: string;
};

const undoFailed = 'Failed to undo. Please try again.';
const overtaken = 'Someone else has changed it since, so it stays as it is.';

let shown = 0;

/** Makes a change at once, says so, and offers Undo. The Undo of the change before it goes. */
export async function quickChange(change: QuickChange): Promise<void> {
  const { make, said, failed } = change;
  dismissToast(shown);
  const told = showToast(said, 'status', { label: 'Undo', run: () => void undoChange(change) });
  shown = told;
  try {
    await send(make, failed);
  } catch {
    dismissToast(told);
    showToast(failed, 'alert', { label: 'Retry', run: () => void quickChange(change) });
  }
}

async function undoChange(change: QuickChange): Promise<void> {
  try {
    await send(change.undo, undoFailed);
  } catch (error) {
    if (error instanceof DataError && error.kind === 'conflict') showToast(overtaken, 'alert');
    else showToast(undoFailed, 'alert', { label: 'Retry', run: () => void undoChange(change) });
  }
}
