import type { StaffEvent } from '../../../data/staff/events.ts';
import { type HostChange, hostChanges } from '../../../domain/results/hostChanges.ts';
import { winnersOf } from '../../../domain/results/winners.ts';
import type { PublishedNight } from '../../../domain/season/nights/publishedNights.ts';
import { counted } from '../../../domain/text/counted.ts';
import { formatDayShort } from '../../../domain/time/format.ts';
import { paths } from '../../../paths.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './StaffNights.module.css';

const changeWords: Record<HostChange, string> = {
  title: 'renamed',
  day: 'moved to another day',
  place: 'moved to another place',
  host: 'given to another host',
};

type Props = {
  night: PublishedNight<StaffEvent>;
  /** Whether all events were asked for, so that a missing one is gone. */
  isWhole: boolean;
};

/** An event with results: what is published, where to see and correct it, and how it differs by now. */
export function NightRow({ night: { results, event }, isWhole }: Props) {
  const { eventId, title, day, collegeName, players, version, source } = results;
  const changes = event ? hostChanges(results, event) : [];
  const { winner } = winnersOf(results);
  return (
    <li className={`${consoleLayout.framed} ${styles.night}`}>
      <div className={styles.about}>
        <h3 className={consoleLayout.line12}>
          {title}
          {version > 1 && <Badge tone="blue">Version {version}</Badge>}
          {source === 'typed' && <Badge>From a list</Badge>}
          {changes.length > 0 && <Badge tone="yellow">Changed since</Badge>}
          {isWhole && !event && <Badge tone="red">No event</Badge>}
        </h3>
        <p className={layout.note}>
          {[formatDayShort(day), collegeName, counted(players, 'player')].filter(Boolean).join(' · ')}
        </p>
        {changes.length > 0 && (
          <p className={layout.note}>
            The event was {changes.map((change) => changeWords[change]).join(' and ')} after this was
            published. Publish it again to show that.
          </p>
        )}
        {isWhole && !event && <p className={layout.note}>Its event was deleted; the results stay.</p>}
      </div>
      <p className={`${staffLayout.wrappedNote} ${styles.champion}`}>
        Champion <strong>{winner}</strong>
      </p>
      <p className={`${consoleLayout.wrap04} ${styles.links}`}>
        <Link to={source === 'board' ? staffPaths.night(eventId, 'result') : staffPaths.typedPlaces(eventId)}>
          Places<span className="visually-hidden"> of {title}</span>
        </Link>
        <Link to={paths.results(eventId)}>
          Public page<span className="visually-hidden"> of {title}</span>
        </Link>
      </p>
    </li>
  );
}
