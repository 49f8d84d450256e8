import { useId, useRef, useState } from 'react';
import { type EventParts, valuesOf } from '../../../data/staff/eventWrites/eventParts.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { ComingDialog } from '../../../parts/late/ComingDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import { type LiveEvent, useEventParts } from '../../parts/useEventParts.ts';
import { eventDraft } from '../drafts/eventDraft.ts';
import { editKey, reviveEdit } from '../drafts/unsentEvents.ts';
import { CreateEventDialog } from '../form/CreateEventDialog.tsx';
import form from '../form/EventForm.module.css';
import { UnsavedDialog } from '../form/UnsavedDialog.tsx';
import { EditEvent, type OpenEdit } from './EditEvent.tsx';
import styles from './EventDetails.module.css';
import { EventView } from './EventView.tsx';
import { GoneEvent } from './GoneEvent.tsx';
import { LostEdit } from './LostEdit.tsx';

type Props = {
  eventId: string;
  /** Opens the form with the focus on this field; saving or canceling it then closes the dialog. */
  edit?: string | undefined;
  onClose: () => void;
};

/**
 * Event Details (specification 2.11): everything known about an event, and the button to edit it. An
 * interrupted edit is restored.
 */
function EventDetailsDialog({ eventId, edit: field, onClose }: Props) {
  const id = useId();
  const live = useEventParts(eventId);
  const parts = useLast(live.status === 'ready' ? live.parts : null);
  const [editing, setEditing] = useState(
    () => field !== undefined || eventDraft(editKey(eventId)).get() !== null,
  );
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const edit = useRef<OpenEdit>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const focusOn = useFocusWhenThere();

  const [recreating, setRecreating] = useState(false);
  const gone = live.status === 'missing' && editing;
  const draft = eventDraft(editKey(eventId));

  function stopEditing() {
    if (field !== undefined) return onClose();
    setEditing(false);
    // The form that had the focus unmounts.
    focusOn(() => editButton.current);
  }
  function ask(go: () => void) {
    if (gone ? draft.get() : edit.current?.isChanged()) setLeave(() => go);
    else go();
  }
  function discard(go: () => void) {
    setLeave(null);
    edit.current?.forget();
    draft.clear();
    go();
  }
  function recreate() {
    const typed = edit.current?.edit();
    if (typed) draft.set(typed);
    setRecreating(true);
  }
  const isShown = parts && (live.status === 'ready' || editing);
  const foot = gone && <GoneEvent onDiscard={() => discard(onClose)} onCreate={recreate} />;

  if (!parts && live.status === 'loading') return <ComingDialog title="Event Details" onClose={onClose} />;
  if (recreating) return <CreateEventDialog goneDraft={editKey(eventId)} onClose={onClose} />;
  return (
    <Dialog
      labelledBy={id}
      onClose={() => ask(onClose)}
      className={editing ? `${styles.wide} ${form.long}` : styles.dialog}
    >
      <div className={`${layout.column4} ${consoleLayout.dialog}`}>
        <h2 id={id}>{parts ? eventTitle(parts.event) : 'Event Details'}</h2>
        {live.status !== 'ready' && !gone && <NotThere live={live} />}
        {!isShown && foot}
        {isShown && editing && (
          <EditEvent
            parts={parts}
            open={edit}
            field={field}
            onCancel={() => ask(stopEditing)}
            onSaved={stopEditing}
            goneFoot={foot}
          />
        )}
        {isShown && !editing && (
          <>
            <LostEdit eventId={eventId} onCompare={() => setEditing(reviveEdit(eventId))} />
            <EventView
              event={parts.event}
              values={valuesOf(parts)}
              waiting={live.status === 'ready' && live.waiting}
            >
              <Button ref={editButton} onClick={() => setEditing(true)}>
                Edit Event
              </Button>
            </EventView>
          </>
        )}
      </div>
      {leave && (
        <UnsavedDialog
          onStay={() => setLeave(null)}
          onKeep={
            gone
              ? undefined
              : () => {
                  setLeave(null);
                  leave();
                }
          }
          onDiscard={() => discard(leave)}
        />
      )}
    </Dialog>
  );
}

/** Returns the last parts that were loaded, so that an edit goes on while the event can't be read. */
function useLast(parts: EventParts | null): EventParts | null {
  const [last, setLast] = useState(parts);
  if (parts && parts !== last) setLast(parts);
  return parts ?? last;
}

function NotThere({ live }: { live: Exclude<LiveEvent, { status: 'ready' }> }) {
  switch (live.status) {
    case 'loading':
      return null;
    case 'missing':
      return <p role="alert">This event no longer exists.</p>;
    case 'unknown':
      return <p>You're offline, and this event isn't saved on this device yet.</p>;
    case 'error':
      return (
        <>
          <p role="alert">Failed to load the event. Please try again later.</p>
          <Button tone="plain" onClick={live.retry}>
            Retry
          </Button>
        </>
      );
  }
}

export { EventDetailsDialog as Component };
