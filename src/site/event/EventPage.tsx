import { use } from 'react';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import { useBackOnline } from '../../hooks/useBackOnline.ts';
import type { Settled, Settling } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsOf } from '../lists/AsOf.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import hero from './EventHero.module.css';
import styles from './EventPage.module.css';
import type { FoundEvent } from './findEvent.ts';
import ticket from './Ticket.module.css';
import { useEventHead } from './useEventHead.ts';
import { WholeEvent } from './WholeEvent.tsx';

/** The page of one event. */
function EventPage({ data, reload }: PageProps<Promise<Settling<FoundEvent>>>) {
  const found = useSnapshot(use(data));
  useFocusKept(found.status);
  useEventHead(found);
  return (
    <>
      <PageTitle title={titleOf(found)} />
      <Found found={found} onRetry={reload} />
    </>
  );
}

function Found({ found, onRetry }: { found: Settled<FoundEvent>; onRetry: () => void }) {
  if (found.status === 'loading') return <Loading />;
  if (found.status === 'failed') return <Failed onRetry={onRetry} />;
  const { event, at, isSettling } = found.value;
  if (!event) return <NoEvent />;
  return (
    <>
      {at && (
        <div className={layout.asOf}>
          <AsOf what="event" at={at} onRetry={onRetry} />
        </div>
      )}
      <WholeEvent event={event} isSettling={isSettling} />
    </>
  );
}

function titleOf(found: Settled<FoundEvent>): string | null {
  if (found.status === 'loading') return null;
  if (found.status === 'failed') return 'Event';
  return found.value.event ? eventTitle(found.value.event) : 'Event not found';
}

function Failed({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry);
  return (
    <div className={`${layout.left5} ${layout.wide} ${styles.missing}`}>
      <h1 tabIndex={-1}>This event didn't load</h1>
      <p role="alert">Failed to load events. Please try again later.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

/** The page of an address that leads to no event. */
function NoEvent() {
  return (
    <div className={`${layout.left5} ${layout.wide} ${styles.missing}`}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>We can't find this event</h1>
      <p>It may have been canceled, or the link is incomplete.</p>
      <div className={layout.wrap3}>
        <Link className={buttonClass()} to={paths.events('upcoming')}>
          See upcoming events
        </Link>
        <Link className={buttonClass('plain')} to={paths.find()}>
          Find your school
        </Link>
        <Link className={buttonClass('plain')} to={paths.page('host')}>
          Host a tournament
        </Link>
      </div>
    </div>
  );
}

/** The shape of the page while its event is loading. */
function Loading() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className={`${layout.inline2} ${styles.back}`} aria-hidden="true" />
      <div className={hero.hero}>
        <h1 tabIndex={-1} className="visually-hidden">
          Event
        </h1>
        <p role="status" className="visually-hidden">
          Loading event...
        </p>
        <div className={hero.words}>
          <Skeleton width="80%" height="2.25rem" />
          <Skeleton width="60%" height="1.75rem" />
          <Skeleton width="45%" height="1.5rem" />
        </div>
      </div>
      <div className={ticket.ticket}>
        <div className={ticket.facts}>
          <Skeleton height="8.5rem" />
        </div>
        <div className={ticket.enter}>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton width="5.5rem" height="var(--tap)" />
        </div>
      </div>
    </div>
  );
}

export { EventPage as Component };
