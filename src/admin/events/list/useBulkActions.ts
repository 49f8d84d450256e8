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
  /** Looks up what the changes of some events need. */
  prepare?: (events: readonly StaffEvent[]) => Promise<void>;
};

/**
 * Shows, hides and moves events, however many, in parts. `progress` is what is done until the server has
 * answered the last one, and `stop` ends it after the part at work. A success can be undone; a failure names
 * the events and can be retried.
 */
export function useBulkActions() {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const toastId = useRef(0);
  const stopped = useRef(false);
  const running = useRef(false);

  async function run(events: readonly StaffEvent[], act: BulkChange): Promise<void> {
    if (running.current) return;
    dismissToast(toastId.current);
    if (events.length === 0) {
      showToast('Nothing to change.');
      return;
    }
    running.current = true;
    stopped.current = false;
    const outcome = await bulkChange(events, act, (done) => {
      setProgress({ done, of: events.length });
      return !stopped.current;
    });
    running.current = false;
    setProgress(null);
    tell(events.length, outcome, act);
  }

  function tell(of: number, outcome: Awaited<ReturnType<typeof bulkChange>>, act: BulkChange): void {
    const { changed, failed, sent } = outcome;
    if (failed.length > 0) {
      offerRetry(
        `Failed to change ${failed.length} of ${eventCount(of)}: ${namesOf(failed.map(eventTitle))}. Please try again.`,
        () => void run(failed, act),
      );
      return;
    }
    const { undo, prepare } = act;
    const again = undo && {
      label: 'Undo',
      run: () => void run(changed, { done: 'changed back', change: undo, ...(prepare && { prepare }) }),
    };
    const count = changed.length < of ? `Stopped: ${changed.length} of ${eventCount(of)}` : eventCount(of);
    toastId.current = showToast(savedText(sent, `${count} ${act.done}.`), 'status', again);
  }

  return {
    progress,
    stop: () => {
      stopped.current = true;
    },
    changeLanding: (events: readonly StaffEvent[], shown: boolean) =>
      run(
        events.filter((event) => event.showOnLandingPage !== shown),
        {
          done: shown ? 'shown on the landing page' : 'hidden from the landing page',
          change: ({ id }) => showOnLanding(id, shown),
          undo: ({ id }) => showOnLanding(id, !shown),
        },
      ),
    changeStatus: (events: readonly StaffEvent[], status: EventStatus) =>
      run(
        events.filter((event) => event.status !== status),
        statusChange(status),
      ),
  };
}

function statusChange(status: EventStatus): BulkChange {
  const listed = new Set<string>();
  return {
    done: `set to ${status}`,
    prepare: async (events) => {
      for (const id of await eventsWithTournament(events.map((event) => event.id))) listed.add(id);
    },
    change: (event) => setStatus(event, status, listed.has(event.id)),
    undo: (event) => {
      const known = eventStatuses.find((one) => one === event.status);
      // A legacy status, which can't be written any more, stays changed.
      return known ? setStatus({ ...event, status }, known, listed.has(event.id)) : { writes: [] };
    },
  };
}
