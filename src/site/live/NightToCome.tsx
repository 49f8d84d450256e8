import type { PhaseWords } from '../../domain/phase/phaseWords.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import type { EventRecord } from '../records/eventRecord.ts';
import { NoNight } from '../records/NoNight.tsx';
import { useEventOf } from '../records/useEventOf.ts';
import styles from './LivePage.module.css';
import { LoadingNight } from './LiveStates.tsx';
import { useServerNow } from './useServerNow.ts';

type Props = {
  eventId: string;
  /** Whether this browser had seen tables that were deleted. */
  gone?: boolean | undefined;
};

/** The page of an event without tables: which night it is, and when they come. An unknown id says so. */
export function NightToCome({ eventId, gone = false }: Props) {
  const found = useEventOf(eventId);
  const now = useServerNow(0);
  if (found === 'loading') return <LoadingNight />;
  if (found === null && !gone) return <NoNight />;
  const night = found === 'failed' ? null : found;
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      {night ? (
        <Night {...night} />
      ) : (
        <h1 tabIndex={-1}>{gone ? 'This night was deleted' : 'No tables yet'}</h1>
      )}
      <p role="status">{gone ? deleted : night ? noTables(night.wordsAt(now)) : tablesSoon}</p>
      <div className={layout.wrap3}>
        <Link className={buttonClass()} to={paths.event(eventId)}>
          About this event
        </Link>
        {night?.event.board === 'results' && (
          <Link className={buttonClass('plain')} to={paths.results(eventId)}>
            Results
          </Link>
        )}
      </div>
    </div>
  );
}

const deleted = 'The host removed its tables. Ask them if you think that is a mistake.';

const tablesSoon = 'The tables show here as soon as the host draws them.';

function noTables({ isUpcoming, line, action }: PhaseWords): string {
  if (isUpcoming) return 'No tables yet. They show here as soon as the host draws them.';
  return action.label === 'Canceled' ? line : 'This night had no live tables.';
}

function Night({ event, title, when }: EventRecord) {
  return (
    <div className={layout.column2}>
      <h1 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      <p>
        <time dateTime={event.date ?? undefined}>{when}</time>
      </p>
      <p>
        <bdi>{event.location || 'Location TBD'}</bdi>
      </p>
    </div>
  );
}
