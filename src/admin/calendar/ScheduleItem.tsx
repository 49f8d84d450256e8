import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { formatTime } from '../../domain/time/format.ts';
import { SavedHere } from '../../parts/SavedHere.tsx';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { eventTone } from '../../ui/eventTone.ts';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Schedule.module.css';

type Props = {
  item: CalendarItem;
  /** Whether there is another one at the same college and time. */
  isClashing: boolean;
  waiting: boolean;
  onEvent: (eventId: string) => void;
};

/** A tournament or an event of the schedule. An event opens its details. */
export function ScheduleItem({ item, isClashing, waiting, onEvent }: Props) {
  const { id, kind, title, time, location, collegeName, fraternityName, status } = item;
  return (
    <li className={`${layout.card} ${staffLayout.stack3} ${styles.item}`}>
      <span className={styles.time}>{formatTime(time)}</span>
      <div className={styles.what}>
        <h4>
          {kind === 'event' ? (
            <button type="button" className={styles.open} onClick={() => onEvent(id)}>
              {title}
            </button>
          ) : (
            title
          )}
        </h4>
        <p className={layout.note}>{[collegeName, fraternityName].filter(Boolean).join(' · ')}</p>
        {location && <p className={layout.note}>{location}</p>}
        <p className={`${consoleLayout.line12} ${styles.badges}`}>
          <Badge tone={kind === 'event' ? eventTone(status) : tournamentTone(status)}>{status}</Badge>
          {kind === 'tournament' && <Badge tone="purple">Tournament</Badge>}
          {isClashing && <Badge tone="yellow">Same college, same time</Badge>}
          {waiting && (
            <span className={styles.waiting}>
              <SavedHere />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/**
 * Returns the color of a tournament's status: completed green, upcoming blue, otherwise gray (specification
 * 4).
 */
function tournamentTone(status: string): BadgeTone {
  if (status === 'completed') return 'green';
  return status === 'upcoming' ? 'blue' : 'gray';
}
