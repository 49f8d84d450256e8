import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { NoNight } from '../records/NoNight.tsx';
import { useEventOf } from '../records/useEventOf.ts';
import styles from './LivePage.module.css';
import { LoadingNight } from './LiveStates.tsx';

type Props = {
  eventId: string;
  /** Whether this browser had seen tables that were deleted. */
  gone?: boolean | undefined;
};

/** The page of an event without tables: which night it is, and when they come. An unknown id says so. */
export function NightToCome({ eventId, gone = false }: Props) {
  const found = useEventOf(eventId);
  if (found === 'loading') return <LoadingNight />;
  if (found === null && !gone) return <NoNight />;
  const event = found === 'failed' ? null : found;
  const over = event?.status === 'completed';
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      {event ? (
        <Night event={event} />
      ) : (
        <h1 tabIndex={-1}>{gone ? 'This night was deleted' : 'No tables yet'}</h1>
      )}
      <p role="status">{gone ? deleted : over ? 'This night had no live tables.' : soon(event)}</p>
      <div className={layout.wrap3}>
        <Link className={buttonClass()} to={paths.event(eventId)}>
          About this event
        </Link>
        {event?.board === 'results' && (
          <Link className={buttonClass('plain')} to={paths.results(eventId)}>
            Results
          </Link>
        )}
      </div>
    </div>
  );
}

const deleted = 'The host removed its tables. Ask them if you think that is a mistake.';

function soon(event: TourEvent | null): string {
  return `${event ? 'No tables yet. They' : 'The tables'} show here as soon as the host draws them.`;
}

function Night({ event }: { event: TourEvent }) {
  return (
    <div className={layout.column2}>
      <h1 tabIndex={-1}>
        <bdi>{eventTitle(event)}</bdi>
      </h1>
      <p>
        <time dateTime={event.date ?? undefined}>
          {event.date ? formatDayLong(event.date) : 'Date TBD'},{' '}
          {event.time ? formatTime(event.time) : 'time TBD'}
        </time>
      </p>
      <p>
        <bdi>{event.location || 'Location TBD'}</bdi>
      </p>
    </div>
  );
}
