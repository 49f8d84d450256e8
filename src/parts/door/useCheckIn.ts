import { useCallback, useRef } from 'react';
import type { Participant } from '../../domain/participants/participant.ts';
import { checkIn, undoCheckIn } from '../../domain/participants/participantChanges.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';
import { attempt } from '../attempt.ts';
import type { Door } from '../door.ts';
import { doubleTapTime } from './useDoubleTapGuard.ts';

/** How long Undo is offered, in milliseconds. A press on the row takes a check-in back at any time. */
const offered = 8000;

/**
 * Returns a function that checks a person in, or takes that back, and offers Undo. The screen changes at
 * once; the change is sent when there is a network. The function's identity is stable.
 */
export function useCheckIn({ event: { id: eventId }, self, mayUndo }: Door): (person: Participant) => void {
  const shown = useRef({ toast: 0, timer: 0 });
  return useCallback(
    function toggle(person: Participant) {
      const { id, checkedIn } = person;
      const name = person.name || person.email;
      if (checkedIn && !mayUndo(person)) {
        showToast(`Someone else checked ${name} in. Staff can undo it.`);
        return;
      }
      const failed = `Failed to check ${name} ${checkedIn ? 'out' : 'in'}. Please try again.`;
      const at = new Date();
      const latest = { toast: 0, timer: 0 };
      forget(shown.current);
      shown.current = latest;
      const change = () => (checkedIn ? undoCheckIn(eventId, person) : checkIn(eventId, id, self, at));
      void attempt(change, { failed, retry: () => toggle(person) }).then((outcome) => {
        if (outcome === 'refused') forget(latest);
      });
      const after = { ...person, checkedIn: !checkedIn, checkedInAt: at, checkedInBy: self };
      const message = checkedIn ? `Check-in undone for ${name}.` : `${name} is here.`;
      // Shown with a delay: otherwise it could appear under a trembling finger.
      latest.timer = window.setTimeout(() => {
        latest.toast = showToast(message, 'status', { label: 'Undo', run: () => toggle(after) });
        latest.timer = window.setTimeout(() => dismissToast(latest.toast), offered);
      }, doubleTapTime);
    },
    [eventId, self, mayUndo],
  );
}

function forget({ toast, timer }: { toast: number; timer: number }): void {
  clearTimeout(timer);
  dismissToast(toast);
}
