import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { staffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { formatDayLong, formatTime } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { paths } from '../../../paths.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BackLink } from '../../parts/BackLink.tsx';
import { ParticipantList } from './ParticipantList.tsx';
import styles from './ParticipantsPage.module.css';

/** The list of one event on a screen of its own, for the person at the door. */
function ParticipantsPage() {
  const { eventId = '' } = useParams();
  const live = useLive(useMemo(() => staffEvent(eventId), [eventId]));
  const event = live.status === 'ready' ? live.data.item : null;
  return (
    <div className={styles.page} data-door={event ? true : undefined}>
      <div className={styles.way}>
        <BackLink to={paths.adminScreen('events')}>All events</BackLink>
        {event && (
          <p>
            {[formatDayLong(event.date), formatTime(event.time), event.location].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {live.status === 'loading' && <Skeleton height="12rem" />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the event. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' &&
        (event ? (
          <ParticipantList
            event={event}
            heading={
              <h2>
                <Link to={paths.eventPage(event.id)}>{eventTitle(event)}</Link>
              </h2>
            }
          />
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

export { ParticipantsPage as Component };
