import { deleteEvent, type StaffEvent } from '../../data/staff/events.ts';
import { eventTitle } from '../../domain/eventTitle.ts';
import { DeleteSelectedDialog } from '../selection/DeleteSelectedDialog.tsx';
import { eventCount } from './bulkChange.ts';

type Props = { events: readonly StaffEvent[]; onClose: () => void };

/**
 * Asks once before events are deleted, and deletes them one after the other, for each asks what belongs to
 * it.
 */
export function DeleteEventsDialog({ events, onClose }: Props) {
  return (
    <DeleteSelectedDialog
      items={events}
      nameOf={eventTitle}
      countOf={eventCount}
      atOnce={1}
      deleteSome={async ([event]) => event && deleteEvent(event.id)}
      failed="Failed to delete event. Please try again."
      onClose={onClose}
    >
      <p>Results recorded for them leave the public list of tournaments with them.</p>
    </DeleteSelectedDialog>
  );
}
