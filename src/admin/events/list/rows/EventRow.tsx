import { memo, type ReactNode } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { shortSchoolName } from '../../../../domain/colleges/shortSchoolName.ts';
import { eventState } from '../../../../domain/events/eventState.ts';
import { eventTitle } from '../../../../domain/events/eventTitle.ts';
import { money } from '../../../../domain/text/money.ts';
import { formatTime, formatWhen } from '../../../../domain/time/format.ts';
import { SavedHere } from '../../../../parts/SavedHere.tsx';
import { staffPaths } from '../../../../staffPaths.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { Link } from '../../../../ui/Link.tsx';
import { Logo } from '../../../../ui/Logo.tsx';
import { PickBox } from '../../../parts/selection/PickBox.tsx';
import type { Picking } from '../../../parts/selection/useSelection.ts';
import styles from './EventRow.module.css';
import { RowActions } from './RowActions.tsx';
import { StatusMenu } from './StatusMenu.tsx';
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
  const { collegeName, fraternityName } = event;
  const names = (college: string) => [college, fraternityName].filter(Boolean).join(' · ');
  return (
    <li className={styles.row} aria-label={title} data-place={event.id} data-picked={picked || undefined}>
      <PickBox id={event.id} name={title} picked={picked} onPick={onPick} />
      <Logo name={collegeName || title} src={event.collegeLogo} />
      <div className={styles.names}>
        <h2 title={title}>
          <Link data-row to={staffPaths.eventPage(event.id)}>
            {title}
          </Link>
        </h2>
        {waiting ? (
          <p className={`${consoleLayout.late} ${consoleLayout.clipped} ${styles.waiting}`}>
            <SavedHere />
          </p>
        ) : (
          <p className={consoleLayout.clipped} title={names(collegeName)}>
            {names(shortSchoolName(collegeName))}
          </p>
        )}
      </div>
      <Facts event={event} password={secrets?.registrationPassword ?? '…'} />
      <RowActions
        event={event}
        title={title}
        formUrl={event.googleFormUrl || secrets?.googleFormUrl}
        {...actions}
      />
      <div className={`${consoleLayout.line02} ${styles.badges}`}>
        <StatusMenu event={event} />
        {state && <span className={styles.state}>{state}</span>}
        {event.showOnLandingPage && <Badge tone="purple">On Landing Page</Badge>}
      </div>
    </li>
  );
});

function Facts({ event, password }: { event: StaffEvent; password: string }) {
  const { location, maxParticipants, currentParticipants, entryFee, prizePool } = event;
  return (
    <dl className={`quiet-terms ${styles.facts}`}>
      <div className={styles.when}>
        <Fact name="When">{event.date ? formatWhen(event) : <span>{undated(event.time)}</span>}</Fact>
        <Fact name="Location" title={location}>
          {location || 'TBD'}
        </Fact>
      </div>
      <div className={styles.numbers}>
        <Fact name="Participants">
          {currentParticipants}/{maxParticipants ?? '∞'}
        </Fact>
        {entryFee !== null && (
          <Fact name="Entry fee">
            {money(entryFee)}
            <span> fee</span>
          </Fact>
        )}
        {prizePool !== null && (
          <Fact name="Prize pool">
            {money(prizePool)}
            <span> prize</span>
          </Fact>
        )}
      </div>
      <div className={styles.password}>
        <Fact name="Password" title={password}>
          {password || 'Not Set'}
        </Fact>
      </div>
    </dl>
  );
}

function undated(time: string): string {
  return time === '' ? 'No date yet' : `No date yet @ ${formatTime(time)}`;
}

function Fact({ name, title, children }: { name: string; title?: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd title={title ? `${name}: ${title}` : name}>{children}</dd>
    </>
  );
}
