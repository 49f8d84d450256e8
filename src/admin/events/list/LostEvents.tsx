import { useState } from 'react';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { useAskedDialog } from '../../parts/useAskedDialog.ts';
import { useCreateEvent } from '../../parts/useCreateEvent.ts';
import { forgetUnsent, reviveEdit, type UnsentEvent } from '../drafts/unsentEvents.ts';
import styles from './LostEvents.module.css';
import { useLostEvents } from './useLostEvents.ts';

/**
 * Lists the changes that waited in this browser and were refused. The input is still here, to be sent again
 * or discarded.
 */
export function LostEvents() {
  const lost = useLostEvents();
  const openForm = useCreateEvent();
  const { open: showDetails } = useAskedDialog('event');
  const [discarding, setDiscarding] = useState<UnsentEvent | null>(null);

  function open({ id, kind }: UnsentEvent) {
    if (kind !== 'edit') return openForm(id);
    reviveEdit(id);
    showDetails(id);
  }

  return (
    <>
      {lost.length > 0 && (
        <section className={styles.lost} aria-label="Not saved">
          <p role="status">What you typed couldn't be saved. It's kept on this device.</p>
          <ul className={layout.stack2}>
            {lost.map((event) => (
              <li key={event.id} className={consoleLayout.line3}>
                <p>
                  <strong>{eventTitle(event.edit.mine)}</strong>
                  {event.kind === 'edit' ? ' (changes)' : ' (new event)'}
                </p>
                <Button
                  tone="plain"
                  aria-haspopup="dialog"
                  aria-label={`Open ${eventTitle(event.edit.mine)}`}
                  onClick={() => open(event)}
                >
                  Open
                </Button>
                <Button
                  tone="plain"
                  aria-label={`Discard ${eventTitle(event.edit.mine)}`}
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
          title="Discard"
          question={`Discard "${eventTitle(discarding.edit.mine)}"? What you typed will be lost.`}
          action="Discard"
          danger
          onConfirm={async () => forgetUnsent(discarding.id)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </>
  );
}
