import { useId } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { usePhase } from '../events/usePhase.ts';
import { Bracket } from './Bracket.tsx';
import { Description } from './Description.tsx';
import { EventHero } from './EventHero.tsx';
import styles from './EventPage.module.css';
import { Expect } from './Expect.tsx';
import type { EventWithResult } from './findEvent.ts';
import { Questions } from './Questions.tsx';
import { Ticket } from './Ticket.tsx';

type Props = { event: EventWithResult; isSettling?: boolean | undefined };

/** Everything that a visitor may know about an event; what one can do is hidden while it's settling. */
export function WholeEvent({ event, isSettling }: Props) {
  const titleId = useId();
  const { isUpcoming } = usePhase(event);
  const url = location.origin + paths.event(event.id);
  const [listName, list] = listOf(event.status);
  return (
    <article className={styles.page} data-settling={isSettling || undefined} aria-labelledby={titleId}>
      <Link to={list} className={`${layout.inline2} ${styles.back}`}>
        {listName}
      </Link>
      <EventHero event={event} titleId={titleId} isSettling={isSettling} />
      <Ticket event={event} titleId={titleId} url={url} />
      <p className={styles.address}>{url}</p>
      <div className={styles.more}>
        {event.description && <Description text={event.description} />}
        <Questions event={event} />
        <Bracket event={event} />
        {isUpcoming && <Expect nightOf={event.board === 'live' && !isSettling ? event.id : ''} />}
      </div>
    </article>
  );
}

function listOf(status: string): [string, string] {
  if (status === 'active') return ['Active Events', paths.events('active')];
  if (status === 'scheduled') return ['Scheduled Events', paths.events('scheduled')];
  if (status === 'completed') return ['Completed Events', paths.events('completed')];
  return ['Upcoming Events', paths.events('upcoming')];
}
