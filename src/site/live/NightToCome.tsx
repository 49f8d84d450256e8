import type { PhaseWords } from '../../domain/phase/phaseWords.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import type { EventRecord } from '../records/eventRecord.ts';
import { NoNight } from '../records/NoNight.tsx';
import { drawnNight, type NightAbout } from '../records/nightAbout.ts';
import { useEventOf } from '../records/useEventOf.ts';
import { useServerNow } from '../records/useServerNow.ts';
import head from './LiveHead.module.css';
import { LiveHead } from './LiveHead.tsx';
import styles from './LivePage.module.css';
import { LoadingNight, LoadingStatus } from './LiveStates.tsx';

type Props = {
  eventId: string;
  /** Whether this browser had seen tables that were deleted. */
  gone?: boolean | undefined;
};

/** The page of an event without tables: which night it is, and when they come. An unknown id says so. */
export function NightToCome({ eventId, gone = false }: Props) {
  const found = useEventOf(eventId);
  const now = useServerNow(0);
  if (found === null && !gone) return <NoNight />;
  const night = typeof found === 'string' ? null : found;
  const about = night ? aboutEvent(night) : found && drawnNight(eventId);
  if (!about) return found === 'loading' ? <LoadingNight /> : <Unnamed eventId={eventId} gone={gone} />;
  const line = gone ? deleted : night ? noTables(night.wordsAt(now)) : tablesSoon;
  return (
    <div className={`${layout.column4} ${layout.wide} ${styles.page}`} aria-busy={found === 'loading'}>
      <LiveHead eventId={eventId} about={about}>
        {found === 'loading' ? (
          <LoadingStatus />
        ) : (
          <p role="status" className={head.status}>
            {line}
          </p>
        )}
      </LiveHead>
      {night?.event.board === 'results' && (
        <p>
          <Link className={buttonClass('plain')} to={paths.results(eventId)}>
            Results
          </Link>
        </p>
      )}
    </div>
  );
}

/** The page of a night of which nothing is known. */
function Unnamed({ eventId, gone }: { eventId: string; gone: boolean }) {
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <h1 tabIndex={-1}>{gone ? 'This night was deleted' : 'No tables yet'}</h1>
      <p role="status">{gone ? deleted : tablesSoon}</p>
      <Link className={buttonClass()} to={paths.event(eventId)}>
        About this event
      </Link>
    </div>
  );
}

const deleted = 'The host removed its tables. Ask them if you think that is a mistake.';

const tablesSoon = 'The tables show here as soon as the host draws them.';

function noTables({ isUpcoming, line, action }: PhaseWords): string {
  if (isUpcoming) return 'No tables yet. They show here as soon as the host draws them.';
  return action.label === 'Canceled' ? line : 'This night had no live tables.';
}

const aboutEvent = ({ event, title, when }: EventRecord): NightAbout => ({
  title,
  where: `${when} · ${event.location || 'Location TBD'}`,
});
