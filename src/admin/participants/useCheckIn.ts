import { useCallback, useRef } from 'react';
import { checkIn, undoCheckIn } from '../../data/staff/participants.ts';
import { send } from '../../data/staff/send.ts';
import type { Participant } from '../../domain/readParticipant.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';

/** Checks somebody in, or takes it back; on the screen at once, sent when there is a network. */
export function useCheckIn(eventId: string): (person: Participant) => void {
  const undone = useRef(0);
  return useCallback(
    function toggle(person: Participant) {
      dismissToast(undone.current);
      const { id, checkedIn } = person;
      const name = person.name || person.email;
      const failed = `Failed to check ${name} ${checkedIn ? 'out' : 'in'}. Please try again.`;
      const at = new Date();
      send(() => (checkedIn ? undoCheckIn(eventId, person) : checkIn(eventId, id, at)), failed).catch(() =>
        showToast(failed, 'alert', { label: 'Retry', run: () => toggle(person) }),
      );
      if (!checkedIn) return;
      // The row may have been pressed by mistake, and is then hard to find again.
      const again = { label: 'Undo', run: () => toggle({ ...person, checkedIn: false }) };
      undone.current = showToast(`${name} is not checked in any more.`, 'status', again);
    },
    [eventId],
  );
}
