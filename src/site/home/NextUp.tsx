import { words } from '../../content/words.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { campusMoment, eventPhase } from '../../domain/phase/eventPhase.ts';
import { phaseWords } from '../../domain/phase/phaseWords.ts';
import { formatLeaf, formatSoon, formatTime, formatToday } from '../../domain/time/format.ts';
import type { Settled } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Suit } from '../../ui/Suit.tsx';
import { useNow } from '../events/usePhase.ts';
import styles from './Hero.module.css';

/**
 * A ticket with the next event, which links to it. Its size doesn't depend on its text, so that nothing
 * moves.
 */
export function NextUp({ events }: { events: Settled<TourEvent[]> }) {
  const now = useNow();
  const event = liveOf(events, now) ?? (events.status === 'ready' ? events.value[0] : undefined);
  if (event) return <Ticket event={event} now={now} />;
  return (
    <div className={styles.next}>
      <p className={styles.day}>
        <Suit name="spade" />
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
          <>
            <p className={styles.title}>{events.status === 'failed' ? words.datesFailed : words.noDates}</p>
            <p>{events.status === 'failed' ? words.datesFailedHint : words.noDatesHint}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Returns the first of the events whose night is on at a moment. */
export function liveOf(events: Settled<TourEvent[]>, now: Date): TourEvent | undefined {
  return events.status === 'ready'
    ? events.value.find((event) => eventPhase(event, now).kind === 'live')
    : undefined;
}

function Ticket({ event, now }: { event: TourEvent; now: Date }) {
  const phase = eventPhase(event, now);
  const live = phase.kind === 'live';
  const { day } = campusMoment(event, now);
  const today = live || phase.kind === 'closed' ? '' : formatToday(event, day);
  const leaf = formatLeaf(event.date);
  return (
    <Link className={styles.next} to={live ? paths.live(event.id) : paths.event(event.id)}>
      <p className={styles.day} aria-hidden="true">
        {leaf ? (
          <>
            {leaf.day}
            <small>{leaf.month}</small>
          </>
        ) : (
          <Suit name="spade" />
        )}
      </p>
      <div className={styles.about}>
        <p className={styles.label}>
          {live && <span aria-hidden="true">● </span>}
          {phase.kind === 'closed' || live ? phaseWords(phase, event).badge.label : today || words.nextUp}
        </p>
        <p className={styles.title}>{eventTitle(event)}</p>
        <p>
          {live ? (
            phase.round
          ) : (
            <time dateTime={event.date ?? undefined}>
              {today ? formatTime(event.time) : formatSoon(event, day)}
            </time>
          )}
        </p>
        <p>{event.collegeName || event.location || 'TBD'}</p>
      </div>
    </Link>
  );
}
