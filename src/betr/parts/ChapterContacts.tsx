import { callLink, instagramPage, mailLink, textLink } from '../../domain/fields/contactLinks.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { type Contact, contactName, contactsOf, roleNames } from '../../domain/outreach/contacts.ts';
import { hasDeclined } from '../../domain/outreach/listFields.ts';
import { formatDayShort, formatInstantDay } from '../../domain/time/format.ts';
import { ContactWay } from '../../parts/ContactWay.tsx';
import { Badge } from '../../ui/Badge.tsx';
import layout from '../../ui/layout.module.css';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './ChapterContacts.module.css';

type Props = { chapter: Fraternity; today: string };

/** A chapter's outreach status, its owner and every way to reach its contacts. It changes nothing. */
export function ChapterContacts({ chapter, today }: Props) {
  const { status, active, owner, instagramLink, instagramUsername } = chapter;
  const contacts = contactsOf(chapter, today);
  const instagram = instagramPage(instagramLink, instagramUsername);
  return (
    <div className={`${staffLayout.stack3} ${styles.chapter}`}>
      <p className={staffLayout.line2}>
        <OutreachBadge status={status} />
        {hasDeclined(chapter, today) && <Badge tone="red">Said no</Badge>}
        {!active && <Badge>Inactive</Badge>}
        {owner !== '' && <span className={layout.note}>Assigned to {owner}</span>}
      </p>
      <Facts chapter={chapter} />
      {contacts.map((contact) => (
        <ContactWays key={contact.role} contact={contact} />
      ))}
      {contacts.length === 0 && <p className={layout.note}>No contact info</p>}
      {instagram !== '' && (
        <p className={`${staffLayout.line2} ${styles.ways}`}>
          <ContactWay label="Instagram" who={chapter.name || chapter.letters} href={instagram} />
        </p>
      )}
    </div>
  );
}

/** What happened last, and what comes next. */
function Facts({ chapter: { lastContactAt, nextStep, nextStepOn } }: { chapter: Fraternity }) {
  const step = [nextStep, nextStepOn && formatDayShort(nextStepOn)].filter(Boolean).join(', ');
  return (
    <p className={layout.note}>
      {lastContactAt ? `Last contact ${formatInstantDay(lastContactAt)}` : 'No contact logged yet'}
      {step !== '' && `. Next: ${step}`}
    </p>
  );
}

function ContactWays({ contact }: { contact: Contact }) {
  const { role, name, number, email, confirmedOn, stale } = contact;
  const who = contactName(contact);
  const ways = [
    ['Call', callLink(number)],
    ['Text', textLink(number)],
    ['Email', mailLink(email)],
  ] as const;
  return (
    <div className={`${layout.stack1} ${styles.contact}`}>
      <p>
        <strong>{name || 'No name'}</strong> <span className={layout.note}>{roleNames[role]}</span>{' '}
        {stale && <Badge tone="yellow">Needs confirming</Badge>}
      </p>
      {[number, email].filter(Boolean).map((text) => (
        <p key={text} className={styles.address}>
          <bdi>{text}</bdi>
        </p>
      ))}
      <p className={layout.note}>
        {confirmedOn === null ? 'Never confirmed' : `Confirmed ${formatDayShort(confirmedOn)}`}
      </p>
      <p className={`${staffLayout.line2} ${styles.ways}`}>
        {ways.map(([label, href]) => href && <ContactWay key={label} label={label} who={who} href={href} />)}
      </p>
    </div>
  );
}
