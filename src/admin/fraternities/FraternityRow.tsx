import { localDay } from '../../domain/localDay.ts';
import { contactsOf } from '../../domain/outreach/contacts.ts';
import type { Fraternity } from '../../domain/readFraternity.ts';
import { shortDate } from '../../domain/shortDate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import styles from './FraternitiesPage.module.css';

type Props = { fraternity: Fraternity; waiting: boolean; onEdit: () => void };

/** One fraternity of the list: the whole row opens its form (specification 2.16). */
export function FraternityRow({ fraternity, waiting, onEdit }: Props) {
  const { name, letters, active, status, presidentName, joinDate } = fraternity;
  const stale = contactsOf(fraternity, localDay(new Date())).some((contact) => contact.stale);
  return (
    <li>
      <button type="button" className={styles.row} onClick={onEdit}>
        <span className={styles.letters}>{letters || '–'}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.badges}>
          <Badge tone={active ? 'green' : 'grey'}>{active ? 'Active' : 'Inactive'}</Badge>
          <OutreachBadge status={status} />
          {stale && <Badge tone="yellow">Contacts from last year</Badge>}
          {waiting && <span className={styles.waiting}>Saved here, waiting for the network</span>}
        </span>
        <span className={styles.fact}>
          <span className="hush">President: </span>
          {presidentName || 'No president listed'}
        </span>
        <span className={styles.fact}>
          <span className="hush">Join date: </span>
          {joinDate ? shortDate(localDay(joinDate)) : 'No join date'}
        </span>
      </button>
    </li>
  );
}
