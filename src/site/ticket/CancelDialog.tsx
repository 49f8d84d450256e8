import { useId, useState } from 'react';
import { words } from '../../content/words.ts';
import { cancelTicket } from '../../data/site/ticketActs.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import events from '../events/EventDialog.module.css';
import styles from './TicketPage.module.css';
import type { TicketData } from './ticketData.ts';

type Props = { data: TicketData; ticketKey: string; event: TourEvent; onClose: () => void };

/** Asks before a ticket is given back. Says here what can't be done; the page then asks how it stands. */
function CancelDialog({ data, ticketKey, event, onClose }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [late, setLate] = useState(false);

  function close(): void {
    onClose();
    if (late) data.ask();
  }

  async function cancel(): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const end = await cancelTicket(event.id, ticketKey);
      if (end === 'late') {
        setLate(true);
        setFailure("You're checked in, or the list is closed. Tell the host at the door.");
      } else {
        onClose();
        if (end === 'canceled')
          data.become({ ticket: { state: end, at: new Date(), sealed: '', place: 0 }, event, typed: null });
        // The spot is free again, or the ticket is gone.
        data.ask();
      }
    } catch {
      setFailure(words.unreachable);
    }
    setBusy(false);
  }

  return (
    <Dialog labelledBy={id} onClose={close}>
      <div className={events.body}>
        <h2 id={id}>Give up your spot?</h2>
        <p>Your name and email are deleted, and somebody else can have your spot.</p>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={layout.wrap3}>
          <Button tone="plain" onClick={close}>
            {late ? 'Close' : 'Keep my spot'}
          </Button>
          {!late && (
            <Button tone="danger" busy={busy} onClick={() => void cancel()}>
              {failure ? 'Retry' : 'Cancel my spot'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

export { CancelDialog as Component };
