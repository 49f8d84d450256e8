import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createEvent, newEventId } from '../../data/staff/eventWrites.ts';
import {
  type EventFields,
  type EventFormVariant,
  eventMistakes,
  eventValues,
  newEventFields,
} from '../../domain/eventFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { EventFieldset } from './EventFieldset.tsx';
import styles from './EventForm.module.css';
import { resolverOf } from './resolverOf.ts';

type Props = {
  /** What is known already; the rest takes the defaults of the variant. */
  initial?: Partial<EventFields> | undefined;
  variant?: EventFormVariant | undefined;
  onClose: () => void;
  onCreated?: ((eventId: string) => void) | undefined;
};

const failures: Record<EventFormVariant, string> = {
  console: 'Failed to create event. Please try again.',
  schedule: 'Failed to schedule event. Please try again.',
};

/** The form that makes an event (specification 2.10), also for Schedule Event of a fraternity (5.3). */
export function CreateEventDialog({ initial, variant = 'console', onClose, onCreated }: Props) {
  const id = useId();
  const [eventId] = useState(newEventId);
  const [failure, setFailure] = useState('');
  const busy = useRef(false);
  const [uploads, setUploads] = useState(0);
  const form = useForm<EventFields>({
    defaultValues: { ...newEventFields[variant], ...initial },
    resolver: resolverOf((fields) => eventMistakes(fields, variant)),
    mode: 'onTouched',
  });

  async function create(fields: EventFields) {
    if (busy.current) return;
    busy.current = true;
    setFailure('');
    try {
      const sent = await createEvent(eventId, eventValues(fields), failures[variant]);
      showToast(
        sent === 'queued' ? 'Event saved here; it is sent when the network is back.' : 'Event created.',
      );
      onCreated?.(eventId);
      onClose();
    } catch (error) {
      console.warn('The event was not created.', error);
      setFailure(failures[variant]);
    }
    busy.current = false;
  }

  return (
    <Dialog labelledBy={`${id}-title-of-dialog`} onClose={onClose} className={styles.dialog}>
      <div className={styles.body}>
        <h2 id={`${id}-title-of-dialog`}>{variant === 'schedule' ? 'Schedule Event' : 'Create Event'}</h2>
        <form className={styles.form} noValidate onSubmit={form.handleSubmit(create)}>
          <EventFieldset
            form={form}
            id={id}
            variant={variant}
            onBusy={(busy) => setUploads((before) => before + (busy ? 1 : -1))}
          />
          <div className={styles.foot}>
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
            <Button tone="plain" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={form.formState.isSubmitting || uploads > 0}>
              {failure ? 'Retry' : 'Create Event'}
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}
