import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { type Contact, contactName, roleNames } from '../../../domain/outreach/contacts.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { formatLeaf } from '../../../domain/time/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { ContactLinks } from '../ContactLinks.tsx';
import { confirmContact } from '../confirmContact.ts';
import type { EditProps } from '../contacts/ContactInPlace.tsx';
import parts from '../parts.module.css';
import styles from './StaffChapterPage.module.css';

type Props = {
  collegeId: string;
  chapter: Fraternity;
  contact: Contact;
  /** The props of the button that edits the contact; null when there is nothing to edit any more. */
  edit: EditProps | null;
  today: string;
  onLog: (channel: Channel, role: ContactRole) => void;
};

/** A contact: who it is, how fresh that is, and every way to reach them. */
export function ContactCard({ collegeId, chapter, contact, edit, today, onLog }: Props) {
  const { role, name, number, email } = contact;
  const who = contactName(contact);
  return (
    <div className={`${consoleLayout.bar24} ${styles.contact}`}>
      <div>
        <p>
          <strong>{name || 'No name'}</strong> <span className={layout.note}>{roleNames[role]}</span>
        </p>
        <p className={styles.where}>
          {[number, email].filter(Boolean).map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
        </p>
        <Confirmed collegeId={collegeId} chapter={chapter} contact={contact} today={today} />
      </div>
      <p className={staffLayout.line2}>
        <ContactLinks
          collegeId={collegeId}
          fraternity={chapter}
          contact={contact}
          personal
          onTake={(channel) => onLog(channel, role)}
        />
        {edit && (
          <button {...edit} type="button" className={parts.quick} aria-label={`Edit ${who}`}>
            Edit
          </button>
        )}
      </p>
    </div>
  );
}

type ConfirmedProps = Pick<Props, 'collegeId' | 'chapter' | 'contact' | 'today'>;

function Confirmed({ collegeId, chapter, contact, today }: ConfirmedProps) {
  const { role, name, confirmedOn, stale } = contact;
  const when = shortDay(confirmedOn, today);
  if (!stale) return <p className={layout.note}>Confirmed {when}</p>;
  return (
    <p className={staffLayout.line03}>
      <Badge tone="yellow">Needs confirming</Badge>
      {confirmedOn && <span className={layout.note}>last {when}</span>}
      <button
        type="button"
        className={parts.quick}
        data-quick
        aria-label={`${name || roleNames[role]} is still current`}
        onClick={() => confirmContact(collegeId, chapter, contact, today)}
      >
        Still current
      </button>
    </p>
  );
}

/** Returns a day as 'Nov 3', with its year when that is not this year's. */
function shortDay(day: string | null, today: string): string {
  const leaf = formatLeaf(day);
  if (!day || !leaf) return '';
  const year = day.slice(0, 4);
  return `${leaf.month} ${leaf.day}${year === today.slice(0, 4) ? '' : `, ${year}`}`;
}
