import { useId } from 'react';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { money } from '../../domain/text/money.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import { eventTone } from '../../ui/eventTone.ts';
import { Image } from '../../ui/Image.tsx';
import { Link } from '../../ui/Link.tsx';
import { EnterButton } from '../events/EnterButton.tsx';
import { Bracket } from './Bracket.tsx';
import styles from './EventPage.module.css';
import type { EventWithResult } from './findEvent.ts';
import { Tools } from './Tools.tsx';

/** Everything that a visitor may know about an event. */
export function WholeEvent({ event }: { event: EventWithResult }) {
  const titleId = useId();
  const url = location.origin + paths.event(event.id);
  const [listName, list] = listOf(event.status);
  return (
    <article className={styles.page} aria-labelledby={titleId}>
      <Image
        className={styles.picture}
        src={event.backgroundImage}
        fallback={defaultImage}
        width={1280}
        height={720}
        first
      />
      <header className={styles.head}>
        <Link to={list} className={styles.back}>
          {listName}
        </Link>
        <h1 id={titleId} tabIndex={-1}>
          {eventTitle(event)}
        </h1>
        <p className={styles.host}>
          <Badge tone={eventTone(event.status)}>{event.status}</Badge>{' '}
          {[event.collegeName, event.fraternityName].filter(Boolean).join(' · ')}
        </p>
      </header>
      <aside className={styles.ticket} aria-label="At a glance">
        <Facts event={event} />
        <div className={styles.enter}>
          <EnterButton event={event} titleId={titleId} />
        </div>
        <Tools event={event} url={url} />
      </aside>
      <div className={styles.more}>
        {event.description && <p className={styles.description}>{event.description}</p>}
        <Bracket event={event} />
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

function Facts({ event }: { event: EventWithResult }) {
  const facts: [string, string][] = [
    ['Winner', event.winner],
    ['Runner-up', event.runnerUp],
    ['Date', formatDayLong(event.date)],
    ['Time', formatTime(event.time)],
    ['Location', event.location || 'TBD'],
    ['Entry fee', event.entryFee === null ? '' : money(event.entryFee)],
    ['Prize pool', event.prizePool === null ? '' : money(event.prizePool)],
    ['Spots', spots(event)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Returns how many spots are taken, '' once the event is over. */
function spots({ status, currentParticipants: taken, maxParticipants: all }: TourEvent): string {
  if (status === 'completed') return '';
  if (all === null) return taken > 0 ? `${taken} taken, no limit` : 'No limit';
  return taken < all ? `${taken} of ${all} taken` : `All ${all} taken`;
}
