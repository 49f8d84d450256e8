import type { ReactNode } from 'react';
import type { StaffEvent } from '../../data/staff/events.ts';
import type { StoredValues } from '../../domain/eventFields.ts';
import { longDate } from '../../domain/longDate.ts';
import { money } from '../../domain/money.ts';
import { timeText } from '../../domain/timeText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { eventTone } from '../../ui/eventTone.ts';
import styles from './EventDetails.module.css';

type Props = {
  event: StaffEvent;
  values: StoredValues;
  /** What can be done. */
  children: ReactNode;
};

/** What is known of an event (specification 2.11). */
export function EventView({ event, values, children }: Props) {
  const { entryFee, prizePool, maxParticipants, contactName, contactEmail } = values;
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={eventTone(values.status)}>{values.status}</Badge>
        {values.showOnLandingPage && <Badge tone="purple">On Landing Page</Badge>}
      </p>
      <dl className={styles.facts}>
        <Fact name="Date" value={longDate(values.date)} />
        <Fact name="Time" value={timeText(values.time)} />
        <Fact name="Location" value={values.location || 'TBD'} />
        <Fact name="Participants" value={`${event.currentParticipants}/${maxParticipants ?? '∞'}`} />
        {entryFee !== null && <Fact name="Entry fee" value={money(entryFee)} />}
        {prizePool !== null && <Fact name="Prize pool" value={money(prizePool)} />}
        <Fact name="Password" value={values.registrationPassword || 'Not Set'} />
        {values.googleFormUrl && <Fact name="Sign-up form" value={values.googleFormUrl} />}
      </dl>
      {(contactName || contactEmail) && <ContactBlock values={values} />}
      <div className={styles.foot}>{children}</div>
    </>
  );
}

function ContactBlock({ values }: { values: StoredValues }) {
  const { contactName, contactRole, contactEmail, contactPhone } = values;
  return (
    <section className={styles.contact} aria-label="Contact">
      <h3>Contact</h3>
      <p>{[contactName, contactRole].filter(Boolean).join(', ')}</p>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactPhone && <a href={`tel:${contactPhone}`}>{contactPhone}</a>}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
