import { deleteEvent, type StaffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { showToast } from '../../../ui/toast.ts';
import { DeleteSelectedDialog } from '../../parts/selection/DeleteSelectedDialog.tsx';
import { eventCount } from './bulkChange.ts';
import { deleteFailure, needsNetwork } from './deleteFailure.ts';

type Props = { events: readonly StaffEvent[]; onClose: () => void };

/**
 * Asks once before events are deleted, and deletes them one after the other, since each deletion looks up
 * what belongs to its event.
 */
export function DeleteEventsDialog({ events, onClose }: Props) {
  return (
    <DeleteSelectedDialog
      items={events}
      nameOf={eventTitle}
      countOf={eventCount}
      atOnce={1}
      deleteSome={async ([event]) => event && deleteEvent(event.id)}
      failed={deleteFailure}
      why={needsNetwork}
      onAllDeleted={(count) => showToast(`${eventCount(count)} deleted.`)}
      onClose={onClose}
    >
      <p>Their results will also be removed from the public tournaments list.</p>
      {events.some(({ board }) => board !== '') && (
        <p>Their nights will be deleted too: the tables, what was counted, and the log.</p>
      )}
    </DeleteSelectedDialog>
  );
}
