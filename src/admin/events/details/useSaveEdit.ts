import { useState } from 'react';
import type { EventParts } from '../../../data/staff/eventWrites/eventParts.ts';
import { saveEvent } from '../../../data/staff/eventWrites/saveEvent.ts';
import type { EventFields } from '../../../domain/events/eventFields.ts';
import { changedNames, type EventEdit } from '../../../domain/events/eventMerge.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { tellSaved } from '../../../parts/attempt.ts';
import { showToast } from '../../../ui/toast.ts';
import type { MergedEdit } from '../../parts/useMergedEdit.ts';
import { forgetEdit, forgetUnsent, keepUnsent, markLost } from '../drafts/unsentEvents.ts';

const failed = 'Error saving changes. Please try again.';

function overtaken(title: string): string {
  return `Someone else changed "${title}" too. Your changes are kept but not saved: open its details to compare.`;
}

type Saving = {
  /**
   * Saves an edit. Resolves to true when it is saved; otherwise `failure` or the panel of disputes says why.
   */
  save: (edit: EventEdit) => Promise<boolean>;
  failure: string;
};

/** Saves edits of an event. An edit that conflicts with a colleague's leads to the panel of disputes. */
export function useSaveEdit(parts: EventParts, merged: MergedEdit<EventFields>): Saving {
  const [failure, setFailure] = useState('');

  function decide(): false {
    merged.decide();
    return false;
  }

  async function save(edit: EventEdit): Promise<boolean> {
    setFailure('');
    const names = changedNames(edit);
    if (merged.disputes.some((name) => names.includes(name))) return decide();
    const { id } = parts.event;
    let open = true;
    const queue = () => {
      keepUnsent({ id, creation: '', kind: 'edit', edit });
      return {
        onStored: () => forgetEdit(id, edit),
        onRefused: () => markLost(id),
        onDisputed: () => {
          // The open panel shows it; once the form is closed, the edit is kept until it is opened again.
          if (open) return forgetUnsent(id);
          markLost(id);
          showToast(overtaken(eventTitle(parts.event)), 'alert');
        },
      };
    };
    try {
      const saved = await saveEvent(id, edit, parts, failed, queue);
      if (saved.outcome === 'disputed') {
        merged.meet(saved.theirs);
        return decide();
      }
      tellSaved(saved.outcome, { done: 'Changes saved successfully!', kept: '' });
      return true;
    } catch (error) {
      console.warn("The changes weren't saved.", error);
      setFailure(failed);
      return false;
    } finally {
      open = false;
    }
  }

  return { save, failure };
}
