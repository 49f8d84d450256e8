import { useEffect } from 'react';
import { deleteEvent, type StaffEvent } from '../../data/staff/events.ts';
import { eventTitle } from '../../domain/eventTitle.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Props = { event: StaffEvent; onClose: () => void };

/**
 * Asks before an event is deleted (specification 5.9). It stands outside the list, because the row goes at once and
 * comes back when the server refuses; only then is there something to say.
 */
export function DeleteEventDialog({ event, onClose }: Props) {
  // The button that opened the dialog goes with its row, and the focus with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
  return (
    <ConfirmDialog
      title="Delete event"
      question={`Are you sure you want to delete "${eventTitle(event)}"? This action cannot be undone.`}
      action="Delete"
      danger
      failed={() => 'Failed to delete event. Please try again.'}
      onConfirm={() => deleteEvent(event.id)}
      onClose={onClose}
    />
  );
}
