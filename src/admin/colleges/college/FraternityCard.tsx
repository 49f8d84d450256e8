import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';
import { OutreachBadge } from '../../../ui/OutreachBadge.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import styles from './FraternityCard.module.css';

type Act = (fraternity: Fraternity) => void;
type Props = {
  collegeId: string;
  fraternity: Fraternity;
  waiting: boolean;
  onEdit: Act;
  onSchedule: Act;
  onDelete: Act;
};

/** A fraternity of a college: its outreach status, whom to call, and its actions. */
export function FraternityCard({ collegeId, fraternity, waiting, onEdit, onSchedule, onDelete }: Props) {
  const { name, letters, chapterName, size, active, status } = fraternity;
  const facts = [chapterName, size !== null && `${size} members`].filter(Boolean).join(' · ');
  return (
    <li tabIndex={-1} className={`${consoleLayout.top3} ${styles.card}`} aria-label={name || 'No name'}>
      <div>
        <h3>
          <Link to={staffPaths.chapter(collegeId, fraternity.id)}>{name || 'No name'}</Link>{' '}
          {letters && <span className={styles.letters}>{letters}</span>}
        </h3>
        <p className={`${consoleLayout.line12} ${styles.badges}`}>
          <OutreachBadge status={status} />
          {!active && <Badge>Inactive</Badge>}
          {waiting && (
            <span className={consoleLayout.waiting}>
              <SavedHere />
            </span>
          )}
        </p>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      <Contacts fraternity={fraternity} />
      <div className={`${consoleLayout.wrap2} ${styles.actions}`}>
        <Button tone="plain" onClick={() => onSchedule(fraternity)}>
          Schedule Event
        </Button>
        <Button tone="plain" onClick={() => onEdit(fraternity)}>
          Edit
        </Button>
        <Button tone="plain" className={styles.delete} onClick={() => onDelete(fraternity)}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function Contacts({ fraternity }: { fraternity: Fraternity }) {
  const contacts = [
    ['Rush chair', fraternity.rushChairName, fraternity.rushChairNumber, fraternity.rushChairEmail],
    ['President', fraternity.presidentName, fraternity.presidentNumber, fraternity.presidentEmail],
    [
      'Philanthropy',
      fraternity.philanthropyName,
      fraternity.philanthropyNumber,
      fraternity.philanthropyEmail,
    ],
  ].filter(([, name, number, email]) => name || number || email);
  if (contacts.length === 0) return <p className={styles.facts}>No contact info</p>;
  return (
    <dl className={styles.contacts}>
      {contacts.map(([role, name, number, email]) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>
            {name} {number && <PhoneLink>{number}</PhoneLink>} {email && <MailLink>{email}</MailLink>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
