import { type RefObject, useRef, useState } from 'react';
import { type EventParts, saveEvent } from '../../data/staff/eventWrites.ts';
import { changedNames, type EventEdit } from '../../domain/eventMerge.ts';
import { showToast } from '../../ui/toast.ts';
import type { Disputes } from './useDisputes.ts';

const failed = 'Error saving changes. Please try again.';
const done = {
  acknowledged: 'Changes saved successfully!',
  queued: 'Changes saved here. They are sent when the network is back.',
};

type Saving = {
  /** Saves an edit; true when that is done. Otherwise `failure` or the panel of the disputes tells why. */
  save: (edit: EventEdit) => Promise<boolean>;
  failure: string;
  panel: RefObject<HTMLDivElement | null>;
};

/** Saves edits of an event, and brings those that meet somebody else's to the panel where that is decided. */
export function useSaveEdit(parts: EventParts, disputes: Disputes): Saving {
  const panel = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState('');

  function decide(): false {
    // It may be on its way onto the page.
    requestAnimationFrame(() => panel.current?.focus());
    return false;
  }

  async function save(edit: EventEdit): Promise<boolean> {
    setFailure('');
    const names = changedNames(edit);
    if (disputes.names.some((name) => names.includes(name))) return decide();
    try {
      const saved = await saveEvent(parts.event.id, edit, parts, failed);
      if (saved.outcome === 'disputed') {
        disputes.meet(saved.theirs);
        return decide();
      }
      showToast(done[saved.outcome]);
      return true;
    } catch (error) {
      console.warn('The changes were not saved.', error);
      setFailure(failed);
      return false;
    }
  }

  return { save, failure, panel };
}
