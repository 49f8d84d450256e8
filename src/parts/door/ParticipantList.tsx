import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { Door } from '../door.ts';
import styles from './ParticipantList.module.css';
import { People } from './People.tsx';

/**
 * The participants of an event, live: check in, add, import, remove, export (specification 2.11). It works
 * without a network.
 */
export function ParticipantList({ door }: { door: Door }) {
  const { event } = door;
  const live = useLive(door.people);
  const online = useOnline();
  switch (live.status) {
    case 'loading':
      return <Loading />;
    case 'error':
      return (
        <FailedNotice message="Failed to load participants. Please try again later." onRetry={live.retry} />
      );
    case 'ready':
      // Offline, a list that this browser never loaded looks empty.
      return live.data.fromCache && live.data.items.length === 0 && event.currentParticipants > 0 ? (
        <NotStored online={online} />
      ) : (
        <People door={door} list={live.data} />
      );
  }
}

function Loading() {
  return <SkeletonRows loading="Loading participants..." rows={4} height="4rem" className={styles.rows} />;
}

function NotStored({ online }: { online: boolean }) {
  return online ? (
    <Loading />
  ) : (
    <Notice>
      <p>You're offline, and this list isn't saved on this device yet.</p>
      <p>It'll show up here as soon as we reach the server.</p>
    </Notice>
  );
}
