import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isConflict } from '../../../data/errors.ts';
import type { ScheduledWith } from '../../../data/staff/chapters/schedulePlan.ts';
import { addressFor, createEvent } from '../../../data/staff/eventWrites/createEvent.ts';
import { currentFraternity } from '../../../data/staff/fraternities.ts';
import { randomId } from '../../../domain/changes/randomId.ts';
import {
  type EventFields,
  type EventFormVariant,
  eventMistakes,
  eventValues,
  newEventFields,
} from '../../../domain/events/eventFields.ts';
import { staffPaths } from '../../../staffPaths.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { draftKey } from '../drafts/eventDraft.ts';
import { tellCreated } from '../drafts/tellCreated.ts';
import { forgetUnsent, keepUnsent, markLost, type UnsentEvent } from '../drafts/unsentEvents.ts';
import { EventFieldset } from './EventFieldset.tsx';
import styles from './EventForm.module.css';
import { EventFormFrame } from './EventFormFrame.tsx';
import { SubmitHint } from './SubmitHint.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useEventForm } from './useEventForm.ts';
import { useUploads } from './useUploads.ts';

type Props = {
  /** The fields known beforehand; the others take the defaults of the variant. */
  initial?: Partial<EventFields> | undefined;
  variant?: EventFormVariant | undefined;
  /** The request that it is made of. */
  request?: { id: string; status: string } | undefined;
  /** The fraternity that it is scheduled with. */
  chapter?: ScheduledWith | undefined;
  /** An event that was saved here earlier and did not reach the server. */
  unsent?: UnsentEvent | undefined;
  /** The key of the draft of an edit whose event was deleted: what was typed there becomes this event. */
  goneDraft?: string | undefined;
  onClose: () => void;
  onCreated?: ((eventId: string) => void) | undefined;
};

const failedToSchedule = 'Failed to schedule event. Please try again.';
const failures: Record<EventFormVariant, string> = {
  console: 'Failed to create event. Please try again.',
  schedule: failedToSchedule,
  dated: failedToSchedule,
};

/**
 * Creates an event (specification 2.10); Schedule Event of a fraternity uses it too (5.3). The input is kept
 * as a draft until the event exists; closing the dialog asks first when something was typed.
 */
export function CreateEventDialog(props: Props) {
  const { initial, request, unsent, goneDraft, onClose } = props;
  const id = useId();
  const [variant, setVariant] = useState(
    (unsent?.kind === 'edit' ? undefined : unsent?.kind) ?? props.variant ?? 'console',
  );
  const [creation] = useState(() => unsent?.creation || randomId());
  const [key] = useState(() => goneDraft ?? (unsent ? `unsent ${unsent.id}` : draftKey(variant, initial)));
  const [failure, setFailure] = useState('');
  const [schedule, setSchedule] = useState(unsent?.madeOf?.schedule ?? true);
  const asked = request ?? unsent?.madeOf;
  const canSchedule = asked !== undefined && asked.status !== 'scheduled';
  const [asking, setAsking] = useState(false);
  const uploads = useUploads();
  const navigate = useNavigate();
  const kept = useEventForm({
    start: unsent?.edit.mine ?? { ...newEventFields[variant], ...initial },
    draftKey: key,
    mistakesOf: ({ mine }) => eventMistakes(mine, variant),
  });

  async function create() {
    setFailure('');
    try {
      const madeOf = asked && { id: asked.id, status: asked.status, schedule: canSchedule && schedule };
      const chapter = props.chapter ? { ...props.chapter } : await lostChapter(unsent);
      const path = chapter ? { collegeId: chapter.collegeId, id: chapter.before.id } : unsent?.chapter;
      const made = { creation, kind: variant, edit: kept.edit(), madeOf, chapter: path };
      const { id, sent, values } = await sendEvent(made, unsent?.id, chapter);
      kept.forget();
      const open = (id: string) => void navigate(staffPaths.eventPage(id));
      tellCreated(sent, { id, values, madeOf, chapter, open });
      props.onCreated?.(id);
      onClose();
    } catch (error) {
      console.warn("The event wasn't created.", error);
      setFailure(failures[variant]);
    }
  }
  const close = () => (kept.isChanged() ? setAsking(true) : onClose());
  const saving = kept.form.formState.isSubmitting;

  return (
    <Dialog labelledBy={`${id}-heading`} onClose={close} className={`${styles.dialog} ${styles.long}`}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={`${id}-heading`}>{variant === 'console' ? 'Create Event' : 'Schedule Event'}</h2>
        <EventFormFrame
          kept={kept}
          id={id}
          onSave={create}
          foot={
            <FormFoot
              failure={failure}
              action="Create Event"
              busyAction={uploads.running ? 'Uploading…' : 'Creating…'}
              busy={saving || uploads.running}
              onCancel={close}
              aside={
                <span className={styles.aside}>
                  {canSchedule && (
                    <label className={`${staffLayout.row3} ${formLayout.linkBoxes} ${styles.check}`}>
                      <input
                        type="checkbox"
                        checked={schedule}
                        onChange={({ target }) => setSchedule(target.checked)}
                      />
                      Mark the request as scheduled
                    </label>
                  )}
                  <SubmitHint />
                </span>
              }
            />
          }
        >
          <EventFieldset
            form={kept.form}
            id={id}
            eventId=""
            variant={variant}
            onVariant={setVariant}
            onBusy={uploads.onBusy}
          />
        </EventFormFrame>
      </div>
      {asking && (
        <UnsavedDialog
          onStay={() => setAsking(false)}
          onKeep={goneDraft === undefined ? onClose : undefined}
          onDiscard={() => {
            kept.forget();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type MadeEvent = Omit<UnsentEvent, 'id' | 'lost' | 'kind'> & { kind: EventFormVariant };

/** How often an address is chosen anew because somebody else has just taken it. */
const maxTries = 3;

/**
 * Sends a new event. It's kept in this browser until it is stored, or marked as lost when it is refused.
 * `before`: the id of the lost one that it was before.
 */
async function sendEvent(made: MadeEvent, before: string | undefined, chapter: ScheduledWith | undefined) {
  const values = eventValues(made.edit.mine);
  for (let tries = 1; ; tries += 1) {
    const id = await addressFor(values, made.creation);
    keepUnsent({ ...made, id });
    try {
      const sent = await createEvent(id, values, failures[made.kind], {
        creation: made.creation,
        madeOf: made.madeOf,
        chapter,
        onStored: () => forgetUnsent(id),
        onRefused: () => markLost(id),
      });
      if (before !== undefined && before !== id) forgetUnsent(before);
      return { id, sent, values };
    } catch (error) {
      // It's in the form now, and in its draft; a lost one stays in its list too.
      if (id !== before) forgetUnsent(id);
      if (!isConflict(error) || tries === maxTries) throw error;
    }
  }
}

/** Returns the fraternity of an event that didn't reach the server, if it was scheduled with one. */
async function lostChapter(unsent: UnsentEvent | undefined): Promise<ScheduledWith | undefined> {
  if (!unsent?.chapter) return undefined;
  const { collegeId, id } = unsent.chapter;
  const before = await currentFraternity(collegeId, id);
  return before ? { collegeId, before } : undefined;
}

export { CreateEventDialog as Component };
