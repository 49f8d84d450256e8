import { useId, useMemo } from 'react';
import { outreachActivity } from '../../../data/staff/outreach/outreachActivity.ts';
import { activity, mostActivity } from '../../../domain/outreach/log/activity.ts';
import { useLive } from '../../../hooks/useLive.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import styles from './Activity.module.css';
import { ActivityPicture } from './ActivityPicture.tsx';

type Props = { today: string; onClose: () => void };

/** What all callers did in two weeks, read once. */
export function ActivityDialog({ today, onClose }: Props) {
  const id = useId();
  const live = useLive(useMemo(() => outreachActivity(today), [today]));
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${consoleLayout.column5} ${styles.content}`}>
        <h2 id={id} tabIndex={-1}>
          Activity
        </h2>
        {live.status === 'loading' && <p role="status">Loading…</p>}
        {live.status === 'error' && (
          <FailedNotice message="Failed to load the activity" onRetry={live.retry} />
        )}
        {live.status === 'ready' && (
          <>
            {live.data.more && (
              <p>Only the latest {mostActivity.toLocaleString('en-US')} contacts are counted.</p>
            )}
            <ActivityPicture activity={activity(live.data.entries, today)} today={today} />
          </>
        )}
      </div>
    </Dialog>
  );
}

export { ActivityDialog as Component };
