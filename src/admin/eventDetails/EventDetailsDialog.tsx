import { useId } from 'react';
import { valuesOf } from '../../data/staff/eventWrites.ts';
import { eventTitle } from '../../domain/eventTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './EventDetails.module.css';
import { EventFacts } from './EventFacts.tsx';
import { type LiveEvent, useEventParts } from './useEventParts.ts';

type Props = { eventId: string; onClose: () => void };

/** Event Details (specification 2.11): all there is to know about an event, and the way to change it. */
export function EventDetailsDialog({ eventId, onClose }: Props) {
  const id = useId();
  const live = useEventParts(eventId);
  const title = live.status === 'ready' ? eventTitle(live.parts.event) : 'Event Details';
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {live.status === 'ready' ? (
          <EventFacts event={live.parts.event} values={valuesOf(live.parts)} />
        ) : (
          <NotThere live={live} />
        )}
      </div>
    </Dialog>
  );
}

function NotThere({ live }: { live: Exclude<LiveEvent, { status: 'ready' }> }) {
  switch (live.status) {
    case 'loading':
      return <Skeleton height="20rem" />;
    case 'missing':
      return <p>This event no longer exists.</p>;
    case 'unknown':
      return <p>You are offline, and this event is not stored in this browser yet.</p>;
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
