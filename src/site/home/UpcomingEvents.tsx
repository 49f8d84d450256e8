import { useRef } from 'react';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Settled } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import cards from '../../ui/EventCard.module.css';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { EventCard } from '../events/EventCard.tsx';
import { AsOf } from '../lists/AsOf.tsx';
import { EventCardSkeleton } from '../lists/EventCardSkeleton.tsx';
import { keepFocusIn } from '../lists/keepFocusIn.ts';
import styles from './UpcomingEvents.module.css';

type Props = {
  events: Settled<TourEvent[]>;
  /** When they were last fetched, if they couldn't be fetched now. */
  asOf: Date | undefined;
  onRetry: () => void;
};

/** The grid of upcoming events, shown only if there are some (specification 2.3). */
export function UpcomingEvents({ events, asOf, onRetry }: Props) {
  const section = useRef<HTMLElement>(null);
  if (events.status === 'ready' && events.value.length === 0) return null;
  const retry = () => {
    keepFocusIn(section.current);
    onRetry();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="upcoming"
      className={styles.upcoming}
      aria-labelledby="upcoming-title"
      data-status={events.status}
    >
      <div className={styles.head}>
        <h2 id="upcoming-title">Upcoming Events</h2>
        <Link to={paths.events('upcoming')} aria-label="See all upcoming events">
          See all
        </Link>
      </div>
      {asOf && <AsOf at={asOf} onRetry={retry} />}
      {events.status === 'loading' && <Loading />}
      {events.status === 'failed' && <Failed onRetry={retry} />}
      {events.status === 'ready' && (
        <ul className={cards.grid}>
          {events.value.map((event, index) => (
            <li key={event.id} className={cards.cell}>
              <EventCard event={event} index={index} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading events...
      </p>
      <div className={cards.grid}>
        <EventCardSkeleton />
        <EventCardSkeleton />
        <EventCardSkeleton />
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`${layout.bar4} ${styles.failed}`}>
      <p role="alert">Failed to load events. Please try again later.</p>
      <Button tone="plain" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
