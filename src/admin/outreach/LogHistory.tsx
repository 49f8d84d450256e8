import { useMemo, useState } from 'react';
import { outreachLog, takeBackEntry } from '../../data/staff/outreach/outreach.ts';
import type { Change } from '../../domain/changes/change.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import type { OutreachEntry } from '../../domain/outreach/outreachEntry.ts';
import { channelName, statusName } from '../../domain/outreach/statusName.ts';
import { formatDayShort, formatInstant } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { useLive } from '../../hooks/useLive.ts';
import { ConfirmChange } from '../../parts/ConfirmChange.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './OutreachPage.module.css';

/** All log entries of a fraternity, newest first. */
export function LogHistory({ collegeId, fraternity }: { collegeId: string; fraternity: Fraternity }) {
  const { id } = fraternity;
  const log = useMemo(() => outreachLog(collegeId, id), [collegeId, id]);
  const live = useLive(log.source);
  const [taken, setTaken] = useState<OutreachEntry | null>(null);
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
            <Entry entry={entry} waiting={waiting.has(entry.id)} onTakeBack={() => setTaken(entry)} />
          </li>
        ))}
      </ol>
      {more && (
        <Button tone="plain" busy={growing} onClick={log.more}>
          Show more
        </Button>
      )}
      {taken && (
        <TakeBackDialog
          entry={taken}
          onTakeBack={() =>
            takeBackEntry(
              collegeId,
              fraternity,
              taken,
              items[0]?.id === taken.id ? (items[1] ?? null) : undefined,
            )
          }
          onClose={() => setTaken(null)}
        />
      )}
    </>
  );
}

/** Returns how a sentence refers to an entry. */
function entryName({ at, outcome, person }: OutreachEntry): string {
  return [statusName(outcome), person, at && formatInstant(at)].filter(Boolean).join(', ');
}

type EntryProps = { entry: OutreachEntry; waiting: boolean; onTakeBack: () => void };

function Entry({ entry, waiting, onTakeBack }: EntryProps) {
  const { at, channel, person, outcome, note, nextStep, nextStepOn } = entry;
  return (
    <>
      <p className={styles.muted}>
        {at && <time dateTime={localDay(at)}>{formatInstant(at)}</time>}
        {waiting && ' · not sent yet'}
      </p>
      <p>
        <strong>{statusName(outcome)}</strong> · {[channelName(channel), person].filter(Boolean).join(', ')}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {nextStepOn && (
        <p className={styles.muted}>
          Next: {nextStep || 'next step'}, {formatDayShort(nextStepOn)}
        </p>
      )}
      <button
        type="button"
        className={styles.takeBack}
        aria-haspopup="dialog"
        aria-label={`Remove: ${entryName(entry)}`}
        onClick={onTakeBack}
      >
        Remove
      </button>
    </>
  );
}

const failed = 'Failed to remove the entry. Please try again.';

type TakeBackProps = { entry: OutreachEntry; onTakeBack: () => Change; onClose: () => void };

function TakeBackDialog({ entry, onTakeBack, onClose }: TakeBackProps) {
  return (
    <ConfirmChange
      title="Remove entry"
      question={`Remove "${entryName(entry)}" from the log? Entries can't be edited: log the contact again if something was different.`}
      action="Remove"
      change={onTakeBack}
      words={{ failed, done: 'Entry removed.' }}
      onClose={onClose}
    />
  );
}
