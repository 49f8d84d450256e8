import { useId } from 'react';
import type { Need } from '../../../../domain/events/attention.ts';
import { useOnline } from '../../../../hooks/useOnline.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
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
export function NextStrip({ next, today, chosen }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.next}>
      <h2 id={heading} className="visually-hidden">
        Today and this week
      </h2>
      <Content next={next} today={today} chosen={chosen} />
    </section>
  );
}

function Content({ next, today, chosen }: Props) {
  const online = useOnline();
  if (next.status === 'error') {
    return (
      <p role="alert" className={styles.failed}>
        Failed to load what's next.
        <Button tone="plain" onClick={next.retry}>
          Retry
        </Button>
      </p>
    );
  }
  if (next.status === 'ready' && next.unknown && !online)
    return <p className={styles.nothing}>You're offline, and today's events aren't on this device yet.</p>;
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
      <NeedLinks needs={next.needs} more={next.more} chosen={chosen} />
    </>
  );
}

function ComingUp({
  today,
  week,
  day,
}: Pick<Next & { status: 'ready' }, 'today' | 'week'> & { day: string }) {
  if (today.length + week.length === 0) return <p className={styles.nothing}>Nothing today or this week.</p>;
  return (
    <div className={styles.events}>
      {today.length > 0 ? (
        <ul className={styles.today}>
          {today.map((event) => (
            <NextEvent key={event.id} event={event} today={day} />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>Nothing today.</p>
      )}
      {week.length > 0 && (
        <ul className={styles.week}>
          {week.map((event) => (
            <NextEvent key={event.id} event={event} today={day} />
          ))}
        </ul>
      )}
    </div>
  );
}
