import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { type Contact, contactsOf, type HeldRole } from '../../domain/outreach/contacts.ts';
import type { Channel } from '../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../domain/outreach/quiet.ts';
import { localDay } from '../../domain/time/parse.ts';
import { Button } from '../../ui/Button.tsx';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import { CollegeName } from './CollegeName.tsx';
import { ContactLine } from './ContactLine.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './OutreachPage.module.css';

type Props = {
  fraternity: PlacedFraternity;
  /** The role whose contact is shown; null for the best one to contact. */
  role: HeldRole | null;
  today: string;
  waiting: boolean;
  onOpen: (fraternity: PlacedFraternity) => void;
  onLog: (fraternity: PlacedFraternity, channel: Channel, contact: Contact | null) => void;
};

/** A fraternity to contact: its status, the person to contact, and every way to reach them. */
export function OutreachRow({ fraternity, role, today, waiting, onOpen, onLog }: Props) {
  const { collegeId, name, letters, status, lastContactAt } = fraternity;
  const contacts = contactsOf(fraternity, today);
  const contact = contacts.find((one) => one.role === role) ?? bestContact(contacts);
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.head}>
        <h2>
          <button type="button" className={styles.open} onClick={() => onOpen(fraternity)}>
            {name} {letters && <span className={styles.letters}>{letters}</span>}
          </button>
        </h2>
        <p className={styles.muted}>
          <CollegeName id={collegeId} />
        </p>
        <p className={styles.badges}>
          <OutreachBadge status={status} />
          <span className={styles.muted}>
            {lastContactAt
              ? `Last contact ${daysAgo(localDay(lastContactAt), today)}`
              : 'No contact logged yet'}
          </span>
          {waiting && <span className={styles.waiting}>Saved on this device</span>}
        </p>
      </div>
      <div className={styles.middle}>
        <NextStep collegeId={collegeId} fraternity={fraternity} today={today} />
        {contact ? (
          <ContactLine collegeId={collegeId} fraternity={fraternity} contact={contact} today={today} />
        ) : (
          <p className={styles.muted}>No contact info</p>
        )}
      </div>
      <div className={styles.ways}>
        <ContactLinks
          fraternity={fraternity}
          contact={contact}
          onTake={(channel) => onLog(fraternity, channel, contact)}
        />
        <Button
          tone="plain"
          className={styles.way}
          aria-label={`Log a contact with ${name}`}
          onClick={() => onLog(fraternity, 'call', contact)}
        >
          Log
        </Button>
      </div>
    </li>
  );
}

/**
 * Returns the best person to contact: one who can be reached and whose details are current, the rush chair
 * before the others.
 */
function bestContact(contacts: readonly Contact[]): Contact | null {
  const reachable = contacts.filter(({ number, email }) => number !== '' || email !== '');
  return reachable.find(({ stale }) => !stale) ?? reachable[0] ?? contacts[0] ?? null;
}
