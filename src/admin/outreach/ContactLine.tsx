import { confirmContact, restoreFields } from '../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { type Contact, roleNames } from '../../domain/outreach/contacts.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './OutreachPage.module.css';
import { quickChange } from './quickChange.ts';

const failed = 'Failed to save that the contact is right. Please try again.';

type Props = { collegeId: string; fraternity: Fraternity; contact: Contact; today: string };

/**
 * The contact's name and role, marked when the details haven't been confirmed since the academic year began.
 */
export function ContactLine({ collegeId, fraternity, contact, today }: Props) {
  const { role, name, number, email, stale } = contact;

  function confirm(): void {
    void quickChange({
      make: () => confirmContact(collegeId, fraternity.id, role, today),
      undo: () => restoreFields(collegeId, fraternity, { [`${role}ConfirmedOn`]: today }),
      message: `${fraternity.name}: ${name || roleNames[role].toLowerCase()} confirmed.`,
      failed,
    });
  }

  return (
    <p className={styles.contact}>
      <span>
        <span className={styles.muted}>{roleNames[role]}:</span> {name || 'no name'}
        {[number, email].filter(Boolean).map((text) => (
          <span key={text} className={styles.muted}>
            {' · '}
            <span className={styles.number}>{text}</span>
          </span>
        ))}
      </span>
      {stale && (
        <>
          <Badge tone="yellow">From last year</Badge>
          <button
            type="button"
            className={styles.quick}
            data-quick
            aria-label={`${name || roleNames[role]} is still right`}
            onClick={confirm}
          >
            Still right
          </button>
        </>
      )}
    </p>
  );
}
