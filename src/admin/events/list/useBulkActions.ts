import { useRef, useState } from 'react';
import { type StaffEvent, setStatus, showOnLanding } from '../../../data/staff/events.ts';
import { eventsWithTournament } from '../../../data/staff/tournamentResults.ts';
import type { Change } from '../../../domain/changes/change.ts';
import { type EventStatus, eventStatuses } from '../../../domain/events/eventStatus.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { savedText } from '../../../parts/attempt.ts';
import { dismissToast, offerRetry, showToast } from '../../../ui/toast.ts';
import { namesOf } from '../../parts/selection/namesOf.ts';
import { bulkChange, eventCount } from './bulkChange.ts';

type BulkChange = {
  /** The words after the number of changed events: 'shown on the landing page'. */
  done: string;
  change: (event: StaffEvent) => Change;
  undo?: (event: StaffEvent) => Change;
};

/**
 * Shows, hides and moves several events at once. `busy` is true until the server has answered. A success can
 * be undone; a failure names the events and can be retried.
 */
export function useBulkActions() {
  const [busy, setBusy] = useState(false);
  const toastId = useRef(0);

  async function run(events: readonly StaffEvent[], { done, change, undo }: BulkChange): Promise<void> {
    dismissToast(toastId.current);
    if (events.length === 0) {
      showToast('Nothing to change.');
      return;
    }
    setBusy(true);
    const { changed, failed, sent } = await bulkChange(events, change);
    setBusy(false);
    if (failed.length > 0) {
      offerRetry(
        `Failed to change ${failed.length} of ${eventCount(events.length)}: ${namesOf(failed.map(eventTitle))}. Please try again.`,
        () => void run(failed, { done, change }),
      );
    } else {
      const again = undo && {
        label: 'Undo',
        run: () => void run(changed, { done: 'changed back', change: undo }),
      };
      toastId.current = showToast(savedText(sent, `${eventCount(changed.length)} ${done}.`), 'status', again);
    }
  }

  return {
    busy,
    changeLanding: (events: readonly StaffEvent[], shown: boolean) =>
      run(
        events.filter((event) => event.showOnLandingPage !== shown),
        {
          done: shown ? 'shown on the landing page' : 'hidden from the landing page',
          change: ({ id }) => showOnLanding(id, shown),
          undo: ({ id }) => showOnLanding(id, !shown),
        },
      ),
    changeStatus: (events: readonly StaffEvent[], status: EventStatus) => changeStatus(events, status, run),
  };
}

async function changeStatus(
  events: readonly StaffEvent[],
  status: EventStatus,
  run: (events: readonly StaffEvent[], change: BulkChange) => Promise<void>,
): Promise<void> {
  const others = events.filter((event) => event.status !== status);
  const listed = await eventsWithTournament(others.map(({ id }) => id));
  return run(others, {
    done: `set to ${status}`,
    change: (event) => setStatus(event, status, listed.has(event.id)),
    undo: (event) => {
      const known = eventStatuses.find((one) => one === event.status);
      // A legacy status, which can't be written any more, stays changed.
      return known ? setStatus({ ...event, status }, known, listed.has(event.id)) : { writes: [] };
    },
  });
}
