import { useState } from 'react';
import { takeBackEntry } from '../../../data/staff/outreach/outreach.ts';
import type { PagedList } from '../../../data/staff/reads/pagedList.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { entryDays } from '../../../domain/outreach/entryDays.ts';
import { entryName } from '../../../domain/outreach/entryName.ts';
import { entryBelow, type KnownLog } from '../../../domain/outreach/log/entryBelow.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import { formatDayLong } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { ShowMore } from '../../parts/ShowMore.tsx';
import styles from './StaffChapterPage.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';

const failed = 'Failed to delete the entry. Please try again.';
const notKnown =
  "You're offline, and the contact before it isn't saved on this device. Delete it when you're back online.";

type Props = {
  collegeId: string;
  chapter: Fraternity;
  log: PagedList<OutreachEntry>;
  today: string;
};

/** Everything that was said with a chapter, by day, newest first. */
export function Timeline(props: Props) {
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby="history">
      <h3 id="history">Call history</h3>
      <Entries {...props} />
    </section>
  );
}

function Entries({ collegeId, chapter, log, today }: Props) {
  const live = useLive(log.source);
  const [taken, setTaken] = useState<OutreachEntry | null>(null);
  // What the server has said counts as known when the network is gone.
  const [known, setKnown] = useState<KnownLog | null>(null);
  const online = useOnline();
  if (live.status === 'ready' && !live.data.fromCache && live.data !== known) setKnown(live.data);
  if (live.status === 'loading') {
    return (
      <SkeletonRows
        loading="Loading the history..."
        rows={3}
        height="4rem"
        className={`${layout.stack4} ${styles.days}`}
      />
    );
  }
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the call history." onRetry={live.retry} />;
  }
  const { items, waiting, fromCache } = live.data;
  if (items.length === 0) {
    return (
      <p className={layout.note}>
        {fromCache ? "The history isn't saved on this device." : 'No contact logged yet.'}
      </p>
    );
  }
  const below = taken && items[0]?.id === taken.id ? entryBelow(items, known) : undefined;
  return (
    <>
      {fromCache && !online && <p className={layout.note}>Only what this device has.</p>}
      <div className={`${layout.stack4} ${styles.days}`}>
        {entryDays(items).map(([day, entries]) => (
          <section key={day} aria-label={dayName(day, today)}>
            <h4>{dayName(day, today)}</h4>
            <ol className={`${staffLayout.stack3} ${layout.bare}`}>
              {entries.map((entry) => (
                <TimelineEntry
                  key={entry.id}
                  entry={entry}
                  waiting={waiting.has(entry.id)}
                  onDelete={() => setTaken(entry)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <ShowMore list={live.data} onMore={log.more} />
      {taken && (
        <ConfirmChange
          title="Delete entry"
          question={`Delete "${entryName(taken)}" from the call history? Entries can't be edited: log the contact again if something was different.`}
          action="Delete"
          change={() => takeBackEntry(collegeId, chapter, taken, below)}
          words={{ failed: below === 'unknown' && !online ? notKnown : failed, done: 'Entry deleted.' }}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  );
}

function dayName(day: string, today: string): string {
  if (day === '') return 'No date';
  return day === today ? 'Today' : formatDayLong(day);
}
