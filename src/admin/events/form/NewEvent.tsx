import { useId, useState } from 'react';
import { valuesOf } from '../../../data/staff/eventWrites/eventParts.ts';
import type { EventFields } from '../../../domain/events/eventFields.ts';
import { copiedEventFields } from '../../../domain/events/page/copiedEventFields.ts';
import { ComingDialog } from '../../../parts/late/ComingDialog.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import { useEventParts } from '../../parts/useEventParts.ts';
import { unsentEvents } from '../drafts/unsentEvents.ts';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import styles from './EventForm.module.css';

type Props = {
  /** The id of the event to copy or of one that didn't reach the server, or 'open' for an empty form. */
  from: string;
  onClose: () => void;
};

/**
 * The form for a new event from the console's address: empty, restored from one that didn't reach the server,
 * or a copy of another.
 */
function NewEvent({ from, onClose }: Props) {
  // Read once: the entry is removed as soon as the event is stored.
  const [unsent] = useState(() =>
    unsentEvents.get().find(({ id, kind, lost }) => lost && kind !== 'edit' && id === from),
  );
  if (unsent) return <CreateEventDialog unsent={unsent} onClose={onClose} />;
  return from === 'open' ? (
    <CreateEventDialog onClose={onClose} />
  ) : (
    <CopiedEvent eventId={from} onClose={onClose} />
  );
}

function CopiedEvent({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const id = useId();
  const live = useEventParts(eventId);
  // Read once: the copy doesn't follow later changes of the event.
  const [initial, setInitial] = useState<EventFields>();
  if (!initial && live.status === 'ready') setInitial(copiedEventFields(valuesOf(live.parts)));
  if (initial) return <CreateEventDialog initial={initial} onClose={onClose} />;
  if (live.status === 'loading') return <ComingDialog title="Create Event" onClose={onClose} />;
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={id}>Create Event</h2>
        <p role="alert">The event to copy couldn't be loaded. Please try again later.</p>
      </div>
    </Dialog>
  );
}

export { NewEvent as Component };
