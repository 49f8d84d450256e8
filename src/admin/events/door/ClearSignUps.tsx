import { useMemo, useRef, useState } from 'react';
import { isConflict } from '../../../data/errors.ts';
import type { Source, WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { anyTicket } from '../../../data/staff/participants.ts';
import { clearSignUps } from '../../../data/staff/trash/trash.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { showToast } from '../../../ui/toast.ts';

type Clear = typeof clearSignUps;
type Props = {
  event: StaffEvent;
  /** Whether there are tickets, and what deletes them; tests have their own. */
  ticketsOf?: (eventId: string) => Source<WatchedList<string>>;
  clear?: Clear;
};

const nothing: Source<WatchedList<string>> = () => () => {};

/** Offers to forget the sign-ups of an event once its results are published. */
export function ClearSignUps({ event, ticketsOf = anyTicket, clear = clearSignUps }: Props) {
  const isOver = event.board === 'results';
  const live = useLive(
    useMemo(() => (isOver ? ticketsOf(event.id) : nothing), [isOver, ticketsOf, event.id]),
  );
  const [asking, setAsking] = useState(false);
  const isThere = live.status === 'ready' && live.data.items.length > 0;
  if (!isThere && !asking) return null;
  return (
    <div className={consoleLayout.bar24}>
      <p>The results are published. The tickets aren't needed any more.</p>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Clear the sign-ups
      </Button>
      {asking && <ClearDialog event={event} clear={clear} onClose={() => setAsking(false)} />}
    </div>
  );
}

type DialogProps = { event: StaffEvent; clear: Clear; onClose: () => void };

function ClearDialog({ event, clear, onClose }: DialogProps) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  /** Set as long as the dialog is there; closing it stops after the current part. */
  const note = useRef<HTMLParagraphElement>(null);

  async function clearAll(): Promise<void> {
    await clear(event.id, (done, of) => {
      if (note.current) setProgress({ done, of });
      return note.current !== null;
    });
    if (note.current) showToast('The sign-ups were cleared.');
  }

  return (
    <ConfirmDialog
      title="Clear the sign-ups"
      question={`Clear the sign-ups of "${eventTitle(event)}"? This can't be undone.`}
      action="Clear"
      danger
      failed={(error) =>
        isConflict(error)
          ? 'The results were taken back, so nothing was cleared.'
          : 'Failed to clear the sign-ups. Check your connection and try again.'
      }
      onConfirm={clearAll}
      onClose={onClose}
    >
      <p ref={note}>
        This deletes the tickets with what was typed on them, and who waited for a spot: their pages say that
        they aren't known any more. The list of participants and the results stay.
      </p>
      {progress && (
        <p role="status">
          {progress.done.toLocaleString('en-US')} of {progress.of.toLocaleString('en-US')} deleted…
        </p>
      )}
    </ConfirmDialog>
  );
}
