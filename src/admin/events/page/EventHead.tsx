import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { eventFilters } from '../../../domain/events/lists/eventFilter.ts';
import { formatDayLong, formatTime } from '../../../domain/time/format.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { eventTone } from '../../../ui/eventTone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import { Menu } from '../../parts/Menu.tsx';
import { changeStatus } from '../list/rows/rowChanges.ts';
import { changeLanding } from './changeLanding.ts';
import styles from './StaffEventPage.module.css';

type Props = {
  event: StaffEvent;
  /** Whether changes of the event are saved here and wait for the network. */
  waiting: boolean;
};

/** The head of an event's page: what, when, where, how many; status and landing page are set here. */
export function EventHead({ event, waiting }: Props) {
  const title = eventTitle(event);
  const when = event.date
    ? [formatDayLong(event.date), event.time && formatTime(event.time)]
    : ['No date yet'];
  return (
    <header className={styles.head}>
      <Logo name={event.collegeName || title} src={event.collegeLogo} large />
      <div>
        <h2>{title}</h2>
        <p className={styles.when}>
          {[...when, event.location || 'No place yet'].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.states}>
        <StatusMenu event={event} />
        <LandingSwitch event={event} />
        <Link className={recordLayout.choice} to={staffPaths.eventPage(event.id, 'participants')}>
          {event.currentParticipants}/{event.maxParticipants ?? '∞'} people
        </Link>
        {waiting && (
          <Badge tone="yellow">
            <SavedHere />
          </Badge>
        )}
      </div>
    </header>
  );
}

function StatusMenu({ event }: { event: StaffEvent }) {
  return (
    <Menu
      name={`Status: ${event.status}`}
      className={recordLayout.choice}
      atStart
      items={eventFilters.flatMap(([status, label]) =>
        status === '' || status === event.status ? [] : [{ label, run: () => changeStatus(event, status) }],
      )}
    >
      <Badge tone={eventTone(event.status)}>{event.status}</Badge>
      <Icon width={12} height={8} path="M1 1l5 5 5-5" />
    </Menu>
  );
}

function LandingSwitch({ event }: { event: StaffEvent }) {
  const shown = event.showOnLandingPage;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      className={recordLayout.choice}
      onClick={() => void changeLanding(event.id, !shown)}
    >
      <span aria-hidden="true" className={recordLayout.knob} />
      On landing page
    </button>
  );
}
