import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { counted } from '../../../domain/text/counted.ts';
import { formatDayShort } from '../../../domain/time/format.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './StaffNights.module.css';

type Props = {
  events: readonly StaffEvent[];
  /** Looks at earlier events; null when all of the season were looked at. */
  more: (() => void) | null;
  growing: boolean;
  /** How many events were looked at. */
  looked: number;
};

/** The events that are over and have no results, each with the way to them. */
export function WithoutResults({ events, more, growing, looked }: Props) {
  if (events.length === 0 && !more) return null;
  return (
    <section className={layout.column3} aria-labelledby="without">
      <h2 id="without">
        {events.length === 0
          ? 'Every event looked at has results'
          : `${counted(events.length, 'event')} without results`}
      </h2>
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <li key={event.id} className={`${consoleLayout.framed} ${styles.night}`}>
              <div className={styles.about}>
                <h3>{eventTitle(event)}</h3>
                <p className={layout.note}>
                  {[formatDayShort(event.date), event.collegeName].filter(Boolean).join(' · ')}
                </p>
              </div>
              <p className={`${consoleLayout.wrap04} ${styles.links}`}>
                {event.board !== '' && (
                  <Link to={staffPaths.night(event.id, 'result')}>
                    Publish results<span className="visually-hidden"> of {eventTitle(event)}</span>
                  </Link>
                )}
                <Link to={staffPaths.typedPlaces(event.id)}>
                  Enter places<span className="visually-hidden"> of {eventTitle(event)}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className={`${consoleLayout.line3} ${layout.muted}`}>
          <span>Looked at the season's newest {counted(looked, 'event')}.</span>
          <Button tone="plain" busy={growing} onClick={more}>
            Look further back
          </Button>
        </p>
      )}
    </section>
  );
}
