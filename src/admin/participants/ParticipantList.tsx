import { useMemo } from 'react';
import type { StaffEvent } from '../../data/staff/events.ts';
import { participantsOf } from '../../data/staff/participants.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ParticipantList.module.css';
import { People } from './People.tsx';

/** Who takes part in an event, live: check in, add, import, remove, export (specification 2.11). Also without a network. */
export function ParticipantList({ event }: { event: StaffEvent }) {
  const live = useLive(useMemo(() => participantsOf(event.id), [event.id]));
  const online = useOnline();
  switch (live.status) {
    case 'loading':
      return <Loading />;
    case 'error':
      return (
        <div className={styles.notice}>
          <p role="alert">Failed to load participants. Please try again later.</p>
          <Button tone="plain" onClick={live.retry}>
            Retry
          </Button>
        </div>
      );
    case 'ready':
      // Offline, a list that was never read here looks empty.
      return live.data.fromCache && live.data.items.length === 0 && event.currentParticipants > 0 ? (
        <NotStored online={online} />
      ) : (
        <People event={event} list={live.data} />
      );
  }
}

function Loading() {
  return (
    <div className={styles.rows}>
      <p role="status" className="hush">
        Loading participants...
      </p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height="4rem" />
      ))}
    </div>
  );
}

function NotStored({ online }: { online: boolean }) {
  return online ? (
    <Loading />
  ) : (
    <div className={styles.notice}>
      <p>You are offline, and this list is not stored on this device yet.</p>
      <p>It appears here by itself as soon as the server answers.</p>
    </div>
  );
}
