import { memo, useId } from 'react';
import type { Need } from '../../../../domain/events/attention.ts';
import { useOnline } from '../../../../hooks/useOnline.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';
import layout from '../../../../ui/layout.module.css';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import staffLayout from '../../../../ui/staffLayout.module.css';
import { NeedLinks } from './NeedLinks.tsx';
import styles from './Next.module.css';
import { NextEvent } from './NextEvent.tsx';
import type { Next } from './useNext.ts';

type Props = {
  next: Next;
  today: string;
  /** The need that the list is filtered by, '' for none. */
  chosen: Need | '';
};

/** Shows what is next: the events of today and this week, and what needs attention. */
export const NextStrip = memo(function NextStrip({ next, today, chosen }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`${layout.column2} ${styles.next}`}>
      <h2 id={heading} className="visually-hidden">
        Today and this week
      </h2>
      <Content next={next} today={today} chosen={chosen} />
    </section>
  );
});

function Content({ next, today, chosen }: Props) {
  const online = useOnline();
  if (next.status === 'error') {
    return (
      <p role="alert" className={`${staffLayout.row3} ${styles.failed}`}>
        Failed to load what's next.
        <Button tone="plain" onClick={next.retry}>
          Retry
        </Button>
      </p>
    );
  }
  if (next.status === 'ready' && next.unknown && !online)
    return (
      <p className={`${staffLayout.row3} ${styles.nothing}`}>
        You're offline, and today's events aren't on this device yet.
      </p>
    );
  if (next.status === 'loading' || next.unknown) {
    return (
      <div className={styles.loading}>
        <p role="status" className="visually-hidden">
          Loading today's events...
        </p>
        <Skeleton height="3rem" />
      </div>
    );
  }
  return (
    <>
      <ComingUp {...next} day={today} />
      <NeedLinks {...next} chosen={chosen} />
    </>
  );
}

type ComingProps = Pick<Next & { status: 'ready' }, 'today' | 'week'> & { day: string };

function ComingUp({ today, week, day }: ComingProps) {
  if (today.length + week.length === 0)
    return <p className={`${staffLayout.row3} ${styles.nothing}`}>Nothing today or this week.</p>;
  return (
    <div className={`${layout.column2} ${styles.events}`}>
      {today.length > 0 ? (
        <EventsOf dates="today" events={today} most={5} day={day} />
      ) : (
        <p className={`${staffLayout.row3} ${styles.nothing}`}>Nothing today.</p>
      )}
      {week.length > 0 && <EventsOf dates="week" events={week} most={12} day={day} />}
    </div>
  );
}

type EventsProps = {
  dates: 'today' | 'week';
  events: ComingProps['today'];
  /** The maximum number shown; a link filters the list for all. */
  most: number;
  day: string;
};

function EventsOf({ dates, events, most, day }: EventsProps) {
  return (
    <ul className={`${layout.column2} ${styles[dates]}`}>
      {events.slice(0, most).map((event) => (
        <NextEvent key={event.id} event={event} today={day} />
      ))}
      {events.length > most && (
        <li className={styles.all}>
          <Link to={`${staffPaths.adminScreen('events')}?dates=${dates}`}>
            {dates === 'today' ? `All ${events.length} today` : 'All of this week'}
          </Link>
        </li>
      )}
    </ul>
  );
}
