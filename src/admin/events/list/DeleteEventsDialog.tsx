import type { StaffEvent } from '../../../data/staff/events.ts';
import { trashEvent } from '../../../data/staff/trash/trash.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { trashId } from '../../../domain/trash/trashEntry.ts';
import { needsNetwork } from '../../parts/needsNetwork.ts';
import { DeleteSelectedDialog } from '../../parts/selection/DeleteSelectedDialog.tsx';
import { tellTrashed } from '../../parts/trash/tellTrashed.ts';
import { eventCount } from './bulkChange.ts';
import { deleteFailure } from './deleteFailure.ts';

type Props = { events: readonly StaffEvent[]; onClose: () => void };

/**
 * Asks once before events are deleted, and deletes them one after the other, since each deletion looks up
 * what belongs to its event.
 */
export function DeleteEventsDialog({ events, onClose }: Props) {
  const published = events.filter(({ board }) => board === 'results').length;
  return (
    <DeleteSelectedDialog
      items={events}
      nameOf={eventTitle}
      countOf={eventCount}
      atOnce={1}
      deleteSome={async ([event]) => event && trashEvent(event.id)}
      failed={deleteFailure}
      why={needsNetwork}
      onAllDeleted={(gone) =>
        tellTrashed(
          `${eventCount(gone.length)} ${gone.length === 1 ? 'was' : 'were'}`,
          gone.map((event) => ({
            id: trashId('event', event.id),
            kind: 'event',
            name: `"${eventTitle(event)}"`,
          })),
        )
      }
      onClose={onClose}
    >
      <p>Those on the public tournaments list will also be removed from it.</p>
      {published > 0 && (
        <p>
          {published === 1 ? 'One of them has' : `${published} of them have`} published places. They will be
          deleted too, with their points in the standings.
        </p>
      )}
      {events.some(({ board }) => board !== '') && (
        <p>Their nights will be deleted too: the tables, what was counted, and the log.</p>
      )}
    </DeleteSelectedDialog>
  );
}
