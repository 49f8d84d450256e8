import { useState } from 'react';
import { eventTitle } from '../../domain/eventTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { forgetUnsent, type UnsentEvent } from '../eventForm/unsentEvents.ts';
import { useCreateEvent } from '../useCreateEvent.ts';
import styles from './LostEvents.module.css';
import { useLostEvents } from './useLostEvents.ts';

/** New events that waited in this browser and were refused: what was typed is here, to be sent again or given up. */
export function LostEvents() {
  const lost = useLostEvents();
  const openForm = useCreateEvent();
  const [discarding, setDiscarding] = useState<UnsentEvent | null>(null);
  return (
    <>
      {lost.length > 0 && (
        <section className={styles.lost} aria-label="Not saved">
          <p role="status">
            {lost.length === 1
              ? 'A new event could not be saved. What you typed is kept in this browser.'
              : `${lost.length} new events could not be saved. What you typed is kept in this browser.`}
          </p>
          <ul>
            {lost.map((event) => (
              <li key={event.id}>
                <strong>{eventTitle(event.fields)}</strong>
                <Button
                  tone="plain"
                  aria-haspopup="dialog"
                  aria-label={`Open ${eventTitle(event.fields)}`}
                  onClick={() => openForm(event.id)}
                >
                  Open
                </Button>
                <Button
                  tone="plain"
                  aria-label={`Discard ${eventTitle(event.fields)}`}
                  onClick={() => setDiscarding(event)}
                >
                  Discard
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {discarding && (
        <ConfirmDialog
          title="Discard event"
          question={`Discard "${eventTitle(discarding.fields)}"? What you typed is lost.`}
          action="Discard"
          danger
          onConfirm={async () => forgetUnsent(discarding.id)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </>
  );
}
