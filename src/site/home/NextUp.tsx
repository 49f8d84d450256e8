import { words } from '../../content/words.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { nextEvent } from '../../domain/events/lists/nextEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatLeaf, formatWhen } from '../../domain/time/format.ts';
import type { Settled } from '../../lib/settling.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Hero.module.css';

/** A ticket with the next event. Its size doesn't depend on its text, so that nothing moves. */
export function NextUp({ events }: { events: Settled<TourEvent[]> }) {
  const event = events.status === 'ready' ? nextEvent(events.value, new Date()) : undefined;
  const leaf = formatLeaf(event?.date ?? null);
  return (
    <div className={styles.next}>
      {/* A new key with its text: letters that are centered again would count as a layout shift. */}
      <p key={events.status} className={styles.day} aria-hidden="true">
        {leaf?.day ?? '21'}
        <small>{leaf?.month ?? 'Soon'}</small>
      </p>
      <div className={styles.about}>
        <p className={styles.label}>{words.nextUp}</p>
        {events.status === 'loading' ? (
          <>
            <Skeleton width="85%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </>
        ) : (
          <Announcement event={event} failed={events.status === 'failed'} />
        )}
      </div>
    </div>
  );
}

function Announcement({ event, failed }: { event: TourEvent | undefined; failed: boolean }) {
  if (!event) {
    return (
      <>
        <p className={styles.title}>{failed ? words.datesFailed : words.noDates}</p>
        <p>{failed ? words.datesFailedHint : words.noDatesHint}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.title}>{eventTitle(event)}</p>
      <p>
        <time dateTime={event.date ?? undefined}>{formatWhen(event)}</time>
      </p>
      <p>{event.location || event.collegeName || 'TBD'}</p>
    </>
  );
}
