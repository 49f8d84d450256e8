import { dataError, isConflict, isUnreachable } from '../../../data/errors.ts';
import { PartlyDone } from '../../../data/staff/season/partlyDone.ts';
import { restore as restoreOne } from '../../../data/staff/trash/trash.ts';
import type { TrashEntry } from '../../../domain/trash/trashEntry.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';

/** Something in the trash, and its name in a message: '"Aces Cup"', 'The request'. */
export type Trashed = Pick<TrashEntry, 'id' | 'kind'> & { name: string };
/** Restores it; true: its tables may show a name that was hidden since. */
type Restore = (thing: Trashed) => Promise<boolean>;

/** Said where a table may show a name that was hidden since. */
const oldNames = ' Tables show all names as they were, also any hidden since.';

/** Says that things are in the trash, and offers Undo. `said`: '"Aces Cup" was', '3 events were'. */
export function tellTrashed(said: string, things: readonly Trashed[], restore: Restore = restoreOne): void {
  const [one, ...others] = things;
  const undo = async () => {
    if (one && others.length === 0) await restoreNow(one, restore);
    else await restoreAll(things, restore);
  };
  showToast(`${said} moved to Trash.`, 'status', { label: 'Undo', run: () => void undo() });
}

/** Restores things one after the other, and names those that failed. Never rejects. */
async function restoreAll(things: readonly Trashed[], restore: Restore): Promise<void> {
  const failed: Trashed[] = [];
  let hasOldNames = false;
  for (const thing of things) {
    try {
      hasOldNames = (await restore(thing)) || hasOldNames;
    } catch {
      failed.push(thing);
    }
  }
  const names = hasOldNames ? oldNames : '';
  const of = things.length.toLocaleString('en-US');
  if (failed.length === 0) {
    showToast((things.length === 1 ? 'It was restored.' : `All ${of} were restored.`) + names);
    return;
  }
  const left = failed.slice(0, 3).map(({ name }) => name);
  const more = failed.length > 3 ? ` and ${(failed.length - 3).toLocaleString('en-US')} more` : '';
  offerRetry(
    `Failed to restore ${failed.length.toLocaleString('en-US')} of ${of}: ${left.join(', ')}${more}. Please try again.`,
    () => void restoreAll(failed, restore),
  );
}

/** Restores something and says what came of it; what failed can be retried. Never rejects. */
export async function restoreNow(thing: Trashed, restore: Restore = restoreOne): Promise<void> {
  const { name } = thing;
  const subject = `trash ${thing.id}`;
  try {
    const hasOldNames = await restore(thing);
    showToast(`${name} was restored.${hasOldNames ? oldNames : ''}`, 'status', [], subject);
  } catch (error) {
    if (error instanceof PartlyDone) {
      offerRetry(
        `${name} was restored, but some names still have to be updated.`,
        () => void restoreNow(thing, () => error.goOn().then(() => false)),
        subject,
      );
      return;
    }
    const final = finalText(error, name);
    if (final) showToast(final, 'alert', [], subject);
    else
      offerRetry(
        `Failed to restore ${name}.${whyText(error)} Please try again.`,
        () => void restoreNow(thing, restore),
        subject,
      );
  }
}

/** Returns what is said where another attempt makes no sense; '' where it does. */
function finalText(error: unknown, name: string): string {
  if (isConflict(error)) return `${name} wasn't restored, because another one took its place.`;
  return dataError(error).kind === 'missing' ? `${name} isn't in Trash any more.` : '';
}

function whyText(error: unknown): string {
  if (!navigator.onLine) return " You're offline, and restoring needs a connection.";
  return isUnreachable(error) ? " We couldn't reach the server." : '';
}
