import { useMemo } from 'react';
import { outreachLog } from '../../data/staff/outreach.ts';
import { localDay } from '../../domain/localDay.ts';
import type { OutreachEntry } from '../../domain/outreach/readOutreachEntry.ts';
import { shortDate } from '../../domain/shortDate.ts';
import { useLive } from '../../hooks/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './OutreachPage.module.css';
import { statusName } from './statusName.ts';

/** Everything that was logged of a fraternity, newest first. */
export function LogHistory({ collegeId, fraternityId }: { collegeId: string; fraternityId: string }) {
  const log = useMemo(() => outreachLog(collegeId, fraternityId), [collegeId, fraternityId]);
  const live = useLive(log.source);
  if (live.status === 'loading') return <p role="status">Loading the log…</p>;
  if (live.status === 'error') {
    return (
      <>
        <p role="alert">Failed to load the log.</p>
        <Button tone="plain" onClick={live.retry}>
          Retry
        </Button>
      </>
    );
  }
  const { items, waiting, more, growing } = live.data;
  if (items.length === 0) return <p className={styles.muted}>No contact logged yet.</p>;
  return (
    <>
      <ol className={styles.history} aria-label="Log">
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} waiting={waiting.has(entry.id)} />
          </li>
        ))}
      </ol>
      {more && (
        <Button tone="plain" busy={growing} onClick={log.more}>
          Show more
        </Button>
      )}
    </>
  );
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Entry({ entry, waiting }: { entry: OutreachEntry; waiting: boolean }) {
  const { at, channel, person, outcome, note, nextStep, nextStepOn } = entry;
  return (
    <>
      <p className={styles.muted}>
        {at && <time dateTime={localDay(at)}>{moment.format(at)}</time>}
        {waiting && ' · waiting for the network'}
      </p>
      <p>
        <strong>{statusName(outcome)}</strong> · {[statusName(channel), person].filter(Boolean).join(', ')}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {nextStepOn && (
        <p className={styles.muted}>
          Next: {nextStep || 'next step'}, {shortDate(nextStepOn)}
        </p>
      )}
    </>
  );
}
