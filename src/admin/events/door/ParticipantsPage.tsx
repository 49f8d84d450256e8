import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type StaffEvent, staffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { formatDayLong, formatTime } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import styles from '../../../parts/door/ParticipantList.module.css';
import { ParticipantList } from '../../../parts/door/ParticipantList.tsx';
import { paths } from '../../../paths.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BackLink } from '../../parts/BackLink.tsx';

/** The list of one event on a screen of its own, for the person at the door. */
function ParticipantsPage() {
  const { eventId = '' } = useParams();
  const live = useLive(useMemo(() => staffEvent(eventId), [eventId]));
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminScreen('events')}>All events</BackLink>
      {live.status === 'loading' && <Skeleton height="12rem" />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the event. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' &&
        (live.data.item ? (
          <Door event={live.data.item} />
        ) : (
          <Notice>
            <p>
              {live.data.fromCache
                ? "You're offline, and this event isn't saved on this device yet."
                : 'This event no longer exists.'}
            </p>
          </Notice>
        ))}
    </div>
  );
}

function Door({ event }: { event: StaffEvent }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{eventTitle(event)}</h2>
        <p>
          {[formatDayLong(event.date), formatTime(event.time), event.location].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ParticipantList event={event} />
    </>
  );
}

export { ParticipantsPage as Component };
