import type { PointOfContact } from '../../domain/outreach/outreachRow.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './Contact.module.css';

/** The contact's name, and a phone number as a link that dials it. */
export function Contact({ contact }: { contact: PointOfContact | null }) {
  if (!contact) return <span className={styles.none}>No contact yet</span>;
  return (
    <span className={styles.contact}>
      <span>
        {contact.name || 'No name'} <span className={styles.role}>{contact.role}</span>
      </span>
      {contact.phone && <PhoneLink>{contact.phone}</PhoneLink>}
    </span>
  );
}
