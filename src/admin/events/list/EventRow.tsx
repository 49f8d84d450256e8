import { memo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventState } from '../../../domain/events/eventState.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { money } from '../../../domain/text/money.ts';
import { formatDayShort, formatTime } from '../../../domain/time/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { eventTone } from '../../../ui/eventTone.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { PickBox } from '../../parts/selection/PickBox.tsx';
import type { Picking } from '../../parts/selection/useSelection.ts';
import styles from './EventRow.module.css';
import { RowActions } from './RowActions.tsx';
import { useSecrets } from './useSecrets.ts';

type Props = {
  event: StaffEvent;
  waiting: boolean;
  picked: boolean;
  onPick: Picking['pick'];
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
};

/** One event of the list with the details and actions that staff need (specification 2.9). */
export const EventRow = memo(function EventRow({ event, waiting, picked, onPick, ...actions }: Props) {
  const secrets = useSecrets(event);
  const title = eventTitle(event);
  const state = eventState(event);
  const { maxParticipants, entryFee, prizePool } = event;
  return (
    <li className={styles.row} aria-label={title} data-place={event.id} data-picked={picked || undefined}>
      <PickBox id={event.id} name={title} picked={picked} onPick={onPick} />
      <Logo name={event.collegeName || eventTitle(event)} src={event.collegeLogo} />
      <div className={styles.names}>
        <h2>{title}</h2>
        <p>{[event.collegeName, event.fraternityName].filter(Boolean).join(' · ')}</p>
        <p className={styles.badges}>
          {state && <Badge>{state}</Badge>}
          <Badge tone={eventTone(event.status)}>{event.status}</Badge>
          {event.showOnLandingPage && <Badge tone="purple">On Landing Page</Badge>}
          {!event.date && <Badge tone="yellow">No date yet</Badge>}
          {waiting && <span className={styles.waiting}>Saved on this device</span>}
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact name="When" value={`${formatDayShort(event.date)} @ ${formatTime(event.time)}`} />
        <Fact name="Location" value={event.location || 'TBD'} />
        <Fact name="Participants" value={`${event.currentParticipants}/${maxParticipants ?? '∞'}`} />
        {entryFee !== null && <Fact name="Entry fee" value={money(entryFee)} />}
        {prizePool !== null && <Fact name="Prize pool" value={money(prizePool)} />}
        <Fact name="Password" value={secrets?.registrationPassword ?? '…'} none="Not Set" />
      </dl>
      <RowActions
        event={event}
        title={title}
        formUrl={event.googleFormUrl || secrets?.googleFormUrl}
        {...actions}
      />
    </li>
  );
});

function Fact({ name, value, none = '' }: { name: string; value: string; none?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || none}</dd>
    </div>
  );
}
