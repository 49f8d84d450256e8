import type { EventParts } from '../../../data/staff/eventWrites/eventParts.ts';
import { saveEvent } from '../../../data/staff/eventWrites/saveEvent.ts';
import { eventMistakes } from '../../../domain/events/eventFields.ts';
import { changedNames, type EventEdit } from '../../../domain/events/eventMerge.ts';
import { tellSaved } from '../../../parts/attempt.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';

const overtaken = 'Someone else changed this field too. Nothing was restored.';

/**
 * Saves the edit that gives a field of an event an earlier value, and offers to take that back. `label`: the
 * field's. Never rejects.
 */
export async function restoreField(parts: EventParts, edit: EventEdit, label: string): Promise<void> {
  const { id } = parts.event;
  const failed = `Failed to restore: ${label}. Please try again.`;
  const subject = `restore ${id} ${label}`;
  const [mistake] = Object.values(eventMistakes(edit.mine, 'console', changedNames(edit)));
  if (mistake) {
    showToast(`${label} can't be restored as it was: ${mistake}.`, 'alert', [], subject);
    return;
  }
  const tellOvertaken = () => void showToast(overtaken, 'alert', [], subject);
  const queue = () => ({ onStored: () => {}, onRefused: () => {}, onDisputed: tellOvertaken });
  try {
    const { outcome } = await saveEvent(id, edit, parts, failed, queue);
    if (outcome === 'disputed') return tellOvertaken();
    const back = { base: edit.mine, mine: edit.base };
    tellSaved(outcome, {
      done: `Restored: ${label}.`,
      undo: () => void restoreField(parts, back, label),
      subject,
    });
  } catch (error) {
    console.warn("The field wasn't restored.", error);
    offerRetry(failed, () => void restoreField(parts, edit, label), subject);
  }
}
