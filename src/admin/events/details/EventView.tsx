import { type ReactNode, useId } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StoredValues } from '../../../domain/events/eventFields.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { eventNotes } from '../../../domain/events/page/eventNotes.ts';
import { signUpWords, waitingListWords } from '../../../domain/events/typedSignUp.ts';
import { money } from '../../../domain/text/money.ts';
import { formatDayLong, formatTime } from '../../../domain/time/format.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { paths } from '../../../paths.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { eventTone } from '../../../ui/eventTone.ts';
import { Link } from '../../../ui/Link.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import { ParticipantList } from '../door/ParticipantList.tsx';
import styles from './EventDetails.module.css';

type Props = {
  event: StaffEvent;
  values: StoredValues;
  /** Whether changes of the event are saved here and wait for the network. */
  waiting: boolean;
  /** The buttons for the event. */
  children: ReactNode;
};

/** Shows everything known about an event (specification 2.11). */
export function EventView({ event, values, waiting, children }: Props) {
  const { contactName, contactEmail, description } = values;
  return (
    <>
      <div className={`${consoleLayout.row4} ${styles.top}`}>
        <Logo name={event.collegeName || eventTitle(event)} src={event.collegeLogo} large />
        <div>
          <p className={styles.names}>
            {[values.collegeName, values.fraternityName].filter(Boolean).join(' · ')}
          </p>
          <p className={consoleLayout.wrap2}>
            <Badge tone={eventTone(values.status)}>{values.status}</Badge>
            {values.showOnLandingPage && <Badge tone="purple">On Landing Page</Badge>}
            {waiting && (
              <Badge tone="yellow">
                <SavedHere />
              </Badge>
            )}
          </p>
        </div>
      </div>
      <Facts event={event} values={values} />
      {description && <p className={styles.description}>{description}</p>}
      {(contactName || contactEmail) && <ContactBlock values={values} />}
      <Participants event={event} />
      <DialogFoot>
        <Link className={styles.page} to={staffPaths.eventPage(event.id)}>
          Open event page
        </Link>
        {children}
      </DialogFoot>
    </>
  );
}

function Facts({ event, values }: { event: StaffEvent; values: StoredValues }) {
  const { entryFee, prizePool, maxParticipants, signUp, googleFormUrl, contactPerson } = values;
  return (
    <dl className={`${consoleLayout.terms} ${styles.facts}`}>
      <Fact name="Date">{formatDayLong(values.date)}</Fact>
      <Fact name="Time">{formatTime(values.time)}</Fact>
      <Fact name="Location">{values.location || 'TBD'}</Fact>
      <Fact name="Participants">
        {event.currentParticipants}/{maxParticipants ?? '∞'}
      </Fact>
      {entryFee !== null && <Fact name="Entry fee">{money(entryFee)}</Fact>}
      {prizePool !== null && <Fact name="Prize pool">{money(prizePool)}</Fact>}
      {eventNotes(values).map(([name, note]) => (
        <Fact key={name} name={name}>
          <bdi>{note}</bdi>
        </Fact>
      ))}
      <Fact name="Password">{values.registrationPassword || 'Not Set'}</Fact>
      <Fact name="Sign-up form">
        {signUp ? (
          signUpWords(signUp)
        ) : googleFormUrl ? (
          <a href={googleFormUrl} target="_blank" rel="noreferrer">
            Open Form
          </a>
        ) : (
          'Not Set'
        )}
      </Fact>
      {signUp && maxParticipants !== null && (
        <Fact name="Waiting list">{waitingListWords(values.waitingList)}</Fact>
      )}
      <Fact name="Public page">
        <Link to={paths.event(event.id)} target="_blank">
          Open page
        </Link>
      </Fact>
      {contactPerson && <Fact name="Point of contact">{contactPerson}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ContactBlock({ values }: { values: StoredValues }) {
  const id = useId();
  const { contactName, contactRole, contactEmail, contactPhone } = values;
  return (
    <section className={`${consoleLayout.column1} ${styles.contact}`} aria-labelledby={id}>
      <h3 id={id}>Contact</h3>
      <p>{[contactName, contactRole].filter(Boolean).join(', ')}</p>
      {contactEmail && <MailLink>{contactEmail}</MailLink>}
      {contactPhone && <PhoneLink>{contactPhone}</PhoneLink>}
    </section>
  );
}

function Participants({ event }: { event: StaffEvent }) {
  return (
    <div className={styles.participants}>
      <h3>Participants</h3>
      <Link to={staffPaths.participants(event.id)}>Open door list</Link>
      <ParticipantList event={event} />
    </div>
  );
}
