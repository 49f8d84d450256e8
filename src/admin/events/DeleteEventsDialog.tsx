import { useEffect, useRef, useState } from 'react';
import { deleteEvent, type StaffEvent } from '../../data/staff/events.ts';
import { eventTitle } from '../../domain/eventTitle.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { eventCount, namesOf } from './bulkChange.ts';
import styles from './DeleteEventsDialog.module.css';
import { deleteFailure } from './deleteFailure.ts';

type Props = { events: readonly StaffEvent[]; onClose: () => void };

const listed = 8;

/**
 * Asks once before events are deleted, and deletes them one after the other. Closing it stops behind the one that is
 * under way. Those that were refused are named; pressing Delete again tries them again.
 */
export function DeleteEventsDialog({ events, onClose }: Props) {
  const [left, setLeft] = useState(events);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const wanted = useRef(true);

  // What opened the dialog goes with the rows, and the focus with it.
  useEffect(() => {
    wanted.current = true;
    return () => {
      wanted.current = false;
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    };
  }, []);

  async function deleteAll(): Promise<void> {
    const failed: StaffEvent[] = [];
    for (const [done, event] of left.entries()) {
      if (!wanted.current) return;
      setProgress({ done, of: left.length });
      await deleteEvent(event.id).catch(() => failed.push(event));
    }
    setProgress(null);
    setLeft(failed);
    if (failed.length > 0) throw new NotDeleted(failed);
    showToast(`${eventCount(left.length)} deleted.`);
  }

  return (
    <ConfirmDialog
      title={`Delete ${eventCount(left.length)}`}
      question={`Are you sure you want to delete ${eventCount(left.length)}? This action cannot be undone.`}
      action="Delete"
      danger
      failed={(error) =>
        error instanceof NotDeleted
          ? `Failed to delete ${eventCount(error.events.length)}: ${namesOf(error.events)}. Please try again.${
              navigator.onLine ? '' : " You're offline, and deleting needs a connection."
            }`
          : deleteFailure(error)
      }
      onConfirm={deleteAll}
      onClose={onClose}
    >
      <ul className={styles.names}>
        {left.slice(0, listed).map((event) => (
          <li key={event.id}>{eventTitle(event)}</li>
        ))}
        {left.length > listed && <li>and {left.length - listed} more</li>}
      </ul>
      <p>Results recorded for them leave the public list of tournaments with them.</p>
      {progress && (
        <div className={styles.progress}>
          <p role="status">
            Deleting {progress.done + 1} of {progress.of}…
          </p>
          <progress aria-label="Deleted" value={progress.done} max={progress.of} />
        </div>
      )}
    </ConfirmDialog>
  );
}

class NotDeleted extends Error {
  readonly events: readonly StaffEvent[];

  constructor(events: readonly StaffEvent[]) {
    super(`${events.length} events were not deleted`);
    this.events = events;
  }
}
