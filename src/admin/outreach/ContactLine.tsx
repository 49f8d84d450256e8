import { confirmContact } from '../../data/staff/outreach.ts';
import { send } from '../../data/staff/send.ts';
import { type Contact, roleNames } from '../../domain/outreach/contacts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './OutreachPage.module.css';

const failed = 'Failed to save that the contact is right. Please try again.';

type Props = { collegeId: string; fraternityId: string; contact: Contact; today: string };

/** Who it is, with a mark when nobody has confirmed them since the academic year began. */
export function ContactLine({ collegeId, fraternityId, contact, today }: Props) {
  const { role, name, number, email, stale } = contact;

  async function confirm() {
    try {
      await send(() => confirmContact(collegeId, fraternityId, role, today), failed);
    } catch {
      showToast(failed, 'alert', { label: 'Retry', run: confirm });
    }
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
