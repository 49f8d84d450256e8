import { callLink, mailLink } from '../../../domain/fields/contactLinks.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { roleNames } from '../../../domain/outreach/contacts.ts';
import { hasDeclined } from '../../../domain/outreach/listFields.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../../domain/outreach/quiet.ts';
import { statusName } from '../../../domain/outreach/statusName.ts';
import { formatDayShort } from '../../../domain/time/format.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { Badge } from '../../../ui/Badge.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { CampusClock } from './CampusClock.tsx';
import styles from './LogDialog.module.css';

type Props = {
  college: { id: string; name: string };
  fraternity: Fraternity;
  role: ContactRole;
  today: string;
  newest: OutreachEntry | null;
};

/** Who is called: the person, the number to dial, the time at the campus, and what was said last time. */
export function LogHead({ college, fraternity, role, today, newest }: Props) {
  const { nextStep, nextStepOn } = fraternity;
  return (
    <div className={`${consoleLayout.column1} ${styles.head}`}>
      {role !== 'other' && (
        <>
          <p className={styles.person}>
            {fraternity[`${role}Name`] || 'No name'}, {roleNames[role].toLowerCase()}
          </p>
          <Way text={fraternity[`${role}Number`]} link={callLink} what="number" />
          <Way text={fraternity[`${role}Email`]} link={mailLink} what="email" />
        </>
      )}
      <p>
        <CampusClock campus={{ ...college, state: fraternity.state }} />
      </p>
      {hasDeclined(fraternity, today) && (
        <p>
          <Badge tone="red">Said no {formatDayShort(fraternity.declinedOn)}</Badge>
        </p>
      )}
      {nextStepOn && (
        <p className={styles.planned}>
          Planned: {nextStep || 'next step'}, {daysAgo(nextStepOn, today)}
        </p>
      )}
      {newest?.at && (
        <p className={styles.last}>
          Last time, {daysAgo(localDay(newest.at), today)}: {statusName(newest.outcome)}
          {newest.note && `. ${newest.note}`}
        </p>
      )}
    </div>
  );
}

type WayProps = { text: string; link: (text: string) => string; what: string };

/** A number or an address that is read, pressed or copied. */
function Way({ text, link, what }: WayProps) {
  if (text === '') return null;
  const address = link(text);
  return (
    <p className={`${consoleLayout.line13} ${styles.wayTo}`}>
      {address ? (
        <a href={address} className={styles[what]}>
          {text}
        </a>
      ) : (
        <span className={styles[what]}>{text}</span>
      )}
      <CopyButton text={text} what={what} className={styles.copy} />
    </p>
  );
}
