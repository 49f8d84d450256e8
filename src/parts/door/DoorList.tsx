import { eventTitle } from '../../domain/events/eventTitle.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DoorHead } from './DoorHead.tsx';
import styles from './DoorList.module.css';
import { type DoorListProps, DoorPeople } from './DoorPeople.tsx';

/** The live list at the door, for console and crew: search, check in, undo, walk-ins. Works offline. */
export function DoorList(props: DoorListProps) {
  const { door, heading = <h2>{eventTitle(door.event)}</h2> } = props;
  const live = useLive(door.people);
  const online = useOnline();
  // Offline, a list that this browser never loaded looks empty.
  const missing =
    live.status === 'ready' &&
    live.data.fromCache &&
    live.data.items.length === 0 &&
    door.event.currentParticipants > 0;
  if (live.status === 'ready' && !missing)
    return <DoorPeople {...props} heading={heading} list={live.data} />;
  return (
    <section aria-label="Participants" className={styles.door}>
      <DoorHead heading={heading} counts={null} />
      {live.status === 'error' ? (
        <FailedNotice message="Failed to load participants. Please try again later." onRetry={live.retry} />
      ) : missing && !online ? (
        <Notice>
          <p>You're offline, and this list isn't saved on this device yet.</p>
          <p>It appears here by itself as soon as the server answers.</p>
        </Notice>
      ) : (
        <SkeletonRows
          loading="Loading participants..."
          rows={4}
          height="4rem"
          className={`${layout.stack2} ${styles.rows}`}
        />
      )}
    </section>
  );
}
