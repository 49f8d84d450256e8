import { type ReactNode, use, useEffect, useState } from 'react';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { Settled, Settling } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsOf } from '../lists/AsOf.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import styles from './EventPage.module.css';
import type { FoundEvent } from './findEvent.ts';
import { WholeEvent } from './WholeEvent.tsx';

/** The page of one event. */
function EventPage({ data, reload }: PageProps<Promise<Settling<FoundEvent>>>) {
  const found = useSnapshot(use(data));
  useFocusKept(found.status);
  return (
    <>
      <PageTitle title={titleOf(found)} />
      <Found found={found} onRetry={reload} />
    </>
  );
}

function Found({ found, onRetry }: { found: Settled<FoundEvent>; onRetry: () => void }) {
  if (found.status === 'loading') return <Loading />;
  if (found.status === 'failed') {
    return (
      <Missing title="This event did not load">
        <p role="alert">Failed to load events. Please try again later.</p>
        <Button onClick={onRetry}>Retry</Button>
      </Missing>
    );
  }
  const { event, at } = found.value;
  if (event) {
    return (
      <>
        {at && (
          <div className={styles.asOf}>
            <AsOf what="event" at={at} onRetry={onRetry} />
          </div>
        )}
        <WholeEvent event={event} />
      </>
    );
  }
  return (
    <Missing title="This event does not exist">
      <p>It may have been called off, or its address was not copied whole.</p>
      <Link className={buttonClass()} to={paths.events('upcoming')}>
        See upcoming events
      </Link>
    </Missing>
  );
}

/** Keeps the focus on the heading: each state has another heading element. */
function useFocusKept(status: string): void {
  const [first] = useState(status);
  useEffect(() => {
    const lost = status !== first && document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [status, first]);
}

function titleOf(found: Settled<FoundEvent>): string | null {
  if (found.status === 'loading') return null;
  if (found.status === 'failed') return 'Event';
  return found.value.event ? eventTitle(found.value.event) : 'No such event';
}

function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.missing}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.picture} />
      <div className={styles.head}>
        <h1 tabIndex={-1} className="visually-hidden">
          Event
        </h1>
        <p role="status" className="visually-hidden">
          Loading event...
        </p>
        <Skeleton width="80%" height="3rem" />
        <Skeleton width="60%" height="1.5rem" />
      </div>
      <div className={styles.ticket}>
        <Skeleton height="11rem" />
        <Skeleton height="var(--tap)" />
      </div>
    </div>
  );
}

export { EventPage as Component };
