import type { PlacedFraternity } from '../../../../data/staff/fraternities.ts';
import { type Contact, contactName, type HeldRole, roleNames } from '../../../../domain/outreach/contacts.ts';
import type { Channel } from '../../../../domain/outreach/outreachSchema.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { ContactLinks } from '../../ContactLinks.tsx';
import { confirmContact } from '../../confirmContact.ts';
import styles from './ChapterRow.module.css';

type Props = {
  chapter: PlacedFraternity;
  /** The chapter in the buttons' names. */
  title: string;
  /** The contacts that are shown; the links reach the best one. */
  contacts: readonly Contact[];
  best: Contact | null;
  /** Whether the list is about contacts that want confirming, so that the rows needn't say it. */
  confirming: boolean;
  today: string;
  onEdit: (role: HeldRole) => void;
  onTake: (channel: Channel) => void;
};

/** The people to contact, each to be corrected or confirmed in place, and the ways to reach the best one. */
export function ContactCell(props: Props) {
  const { chapter, title, contacts, best, confirming, today, onEdit, onTake } = props;
  return (
    <>
      {contacts.map((contact) => (
        <ContactName
          key={contact.role}
          chapter={chapter}
          title={title}
          contact={contact}
          confirming={confirming}
          today={today}
          onEdit={onEdit}
        />
      ))}
      {contacts.length === 0 && (
        <p className={styles.line}>
          <span className={layout.muted}>No contact info</span>{' '}
          <button
            type="button"
            className={styles.quick}
            data-edit="rushChair"
            aria-label={`Add a contact of ${title}`}
            onClick={() => onEdit('rushChair')}
          >
            Add
          </button>
        </p>
      )}
      <p className={styles.ways}>
        <ContactLinks
          collegeId={chapter.collegeId}
          fraternity={chapter}
          contact={best}
          title={title}
          onTake={onTake}
        />
      </p>
    </>
  );
}

type NameProps = Pick<Props, 'chapter' | 'title' | 'confirming' | 'today' | 'onEdit'> & { contact: Contact };

function ContactName({ chapter, title, contact, confirming, today, onEdit }: NameProps) {
  const { role, name, number, email, stale } = contact;
  const who = contactName(contact);
  return (
    <p className={consoleLayout.line02}>
      <span className={`${consoleLayout.line02} ${styles.who}`}>
        <span className={confirming ? layout.muted : 'visually-hidden'}>{roleNames[role]}: </span>
        <button
          type="button"
          className={styles.person}
          data-edit={role}
          aria-label={`Edit ${who}, ${title}`}
          title={[roleNames[role], number, email].filter(Boolean).join(' · ')}
          onClick={() => onEdit(role)}
        >
          <bdi>{name || 'No name'}</bdi>
        </button>
        {number !== '' && <bdi className={layout.muted}>{number}</bdi>}
      </span>
      {stale && (
        <span className={`${layout.inline2} ${styles.stale}`}>
          {!confirming && <Badge tone="yellow">Needs confirming</Badge>}
          <button
            type="button"
            className={styles.quick}
            data-quick
            aria-label={`Still current: ${who}, ${title}`}
            onClick={() => confirmContact(chapter.collegeId, chapter, contact, today)}
          >
            Still current
          </button>
        </span>
      )}
    </p>
  );
}
