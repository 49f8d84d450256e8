import type { ReactNode } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { bracketStatusLabel } from '../../../domain/events/bracketStatus.ts';
import type { StoredValues } from '../../../domain/events/eventFields.ts';
import { bracketStatuses } from '../../../domain/events/eventSchema.ts';
import { eventNotes } from '../../../domain/events/page/eventNotes.ts';
import { signUpWords, waitingListWords } from '../../../domain/events/typedSignUp.ts';
import { money } from '../../../domain/text/money.ts';
import { publicUrlOf } from '../../../staffPaths.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import layout from '../../../ui/layout.module.css';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import { changeBracketStatus } from '../../parts/bracket/changeBracketStatus.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Menu } from '../../parts/Menu.tsx';
import type { LiveEvent } from '../../parts/useEventParts.ts';
import styles from './StaffEventPage.module.css';

type Props = {
  event: StaffEvent;
  values: StoredValues;
  /** Whether the staff-only part is there. */
  known: boolean;
  status: LiveEvent['status'];
};

/** The facts of an event with a button to copy what is sent to a chapter. */
export function EventFacts({ event, values, known, status }: Props) {
  const { registrationPassword: password, googleFormUrl: form, signUp } = values;
  const { entryFee, prizePool, description, maxParticipants, waitingList } = values;
  const publicUrl = publicUrlOf(event.id);
  const unknown = status === 'loading' ? '…' : 'Not saved on this device';
  return (
    <>
      <dl className={`${layout.stack1} ${consoleLayout.terms} ${styles.facts}`}>
        <Fact name="Password" copy={password} what="password">
          {password || (known ? 'Not Set' : unknown)}
        </Fact>
        <Fact name="Public page" copy={publicUrl} what="public link">
          <a href={publicUrl} target="_blank" rel="noreferrer">
            {publicUrl.replace(/^https?:\/\//, '')}
          </a>
        </Fact>
        <Fact name="Sign-up form" copy={signUp ? '' : form} what="form link">
          {signUp ? (
            signUpWords(signUp)
          ) : form ? (
            <a href={form} target="_blank" rel="noreferrer">
              Open Form
            </a>
          ) : known ? (
            'Not Set'
          ) : (
            unknown
          )}
        </Fact>
        {signUp && maxParticipants !== null && (
          <Fact name="Waiting list">{waitingListWords(waitingList)}</Fact>
        )}
        <Fact name="Entry fee">{entryFee === null ? 'TBD' : money(entryFee)}</Fact>
        <Fact name="Prize pool">{prizePool === null ? 'TBD' : money(prizePool)}</Fact>
        {eventNotes(values).map(([name, note]) => (
          <Fact key={name} name={name}>
            <bdi>{note}</bdi>
          </Fact>
        ))}
        <Fact name="Bracket">
          <BracketMenu event={event} />
        </Fact>
      </dl>
      {description && <p className={styles.words}>{description}</p>}
    </>
  );
}

function BracketMenu({ event }: { event: StaffEvent }) {
  const now = bracketStatusLabel(event.bracketStatus);
  return (
    <Menu
      name={`Bracket status: ${now}`}
      className={`${recordLayout.choice} ${styles.pick}`}
      atStart
      items={bracketStatuses
        .filter((status) => status !== event.bracketStatus)
        .map((status) => ({
          label: bracketStatusLabel(status),
          run: () => void changeBracketStatus(event, status),
        }))}
    >
      {now}
      <Icon width={12} height={8} path="M1 1l5 5 5-5" />
    </Menu>
  );
}

/** The contact of an event, only with a name or an email (specification 2.11). */
export function ContactFacts({ values }: { values: StoredValues }) {
  const { contactName, contactRole, contactEmail: email, contactPhone: phone, contactPerson } = values;
  if (!contactName && !email) return null;
  return (
    <section aria-labelledby="contact" className={`${layout.column3} ${layout.card} ${styles.panel}`}>
      <h3 id="contact">Contact</h3>
      <p>{[contactName, contactRole].filter(Boolean).join(', ')}</p>
      <dl className={`${layout.stack1} ${consoleLayout.terms} ${styles.facts}`}>
        {email && (
          <Fact name="Email" copy={email} what="email">
            <MailLink>{email}</MailLink>
          </Fact>
        )}
        {phone && (
          <Fact name="Phone" copy={phone} what="phone number">
            <PhoneLink>{phone}</PhoneLink>
          </Fact>
        )}
        {contactPerson && <Fact name="Point of contact">{contactPerson}</Fact>}
      </dl>
    </section>
  );
}

type FactProps = { name: string; copy?: string; what?: string; children: ReactNode };

function Fact({ name, copy = '', what = '', children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        {copy && <CopyButton text={copy} what={what} className={styles.copy} />}
      </dd>
    </div>
  );
}
