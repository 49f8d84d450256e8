import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { contactsOf } from '../../domain/outreach/contacts.ts';
import { hasDeclined } from '../../domain/outreach/listFields.ts';
import { formatDayShort } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { SavedHere } from '../../parts/SavedHere.tsx';
import { staffPaths } from '../../staffPaths.ts';
import { Badge } from '../../ui/Badge.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import styles from './FraternitiesPage.module.css';

type Props = { collegeId: string; fraternity: Fraternity; waiting: boolean; onEdit: () => void };

/**
 * One fraternity of the list. The whole row opens its form (specification 2.16); a link beside it opens its
 * outreach log.
 */
export function FraternityRow({ collegeId, fraternity, waiting, onEdit }: Props) {
  const { name, letters, active, status, presidentName, joinDate, owner } = fraternity;
  const today = localDay(new Date());
  const stale = contactsOf(fraternity, today).some((contact) => contact.stale);
  return (
    <li className={`${layout.card} ${styles.line}`}>
      <button type="button" className={styles.row} onClick={onEdit}>
        <span className={styles.letters}>{letters || '–'}</span>
        <span className={styles.name}>{name}</span>
        <span className={consoleLayout.line12}>
          <Badge tone={active ? 'green' : 'gray'}>{active ? 'Active' : 'Inactive'}</Badge>
          <OutreachBadge status={status} />
          {hasDeclined(fraternity, today) && <Badge tone="red">Said no</Badge>}
          {stale && <Badge tone="yellow">Needs confirming</Badge>}
          {waiting && (
            <span className={consoleLayout.waiting}>
              <SavedHere />
            </span>
          )}
        </span>
        <span className={styles.fact}>
          {presidentName ? `President: ${presidentName}` : 'No president listed'}
          {owner && <span className={styles.owner}>Assigned to {owner}</span>}
        </span>
        <span className={styles.fact}>
          {joinDate ? `Joined ${formatDayShort(localDay(joinDate))}` : 'No join date'}
        </span>
      </button>
      <Link className={styles.outreach} to={staffPaths.chapter(collegeId, fraternity.id)}>
        Outreach<span className="visually-hidden"> with {name}</span>
      </Link>
    </li>
  );
}
