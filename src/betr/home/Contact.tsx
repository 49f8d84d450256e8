import { mailLink, textLink } from '../../domain/fields/contactLinks.ts';
import type { PointOfContact } from '../../domain/outreach/outreachRow.ts';
import layout from '../../ui/layout.module.css';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Contact.module.css';

/** The contact's name, the number as a link that dials it, and links that text and email. */
export function Contact({ contact }: { contact: PointOfContact | null }) {
  if (!contact) return <span className={layout.note}>No contact info</span>;
  const { name, role, phone, email } = contact;
  const [text, mail] = [textLink(phone), mailLink(email)];
  const who = name || role.toLowerCase();
  return (
    <span className={`${staffLayout.line03} ${styles.contact}`}>
      <span>
        {name || 'No name'} <span className={layout.note}>{role}</span>
      </span>
      <span className={`${staffLayout.line03} ${styles.ways}`}>
        {phone && <PhoneLink>{phone}</PhoneLink>}
        {text && (
          <a href={text} aria-label={`Text ${who}`}>
            Text
          </a>
        )}
        {mail && (
          <a href={mail} aria-label={`Email ${who}`}>
            Email
          </a>
        )}
      </span>
    </span>
  );
}
