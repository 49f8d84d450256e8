import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { NightProps } from '../parts/nightProps.ts';
import { useAct } from '../parts/useAct.ts';
import { useNightLog } from '../parts/useNightLog.ts';
import styles from './LogTab.module.css';
import { LogView } from './LogView.tsx';

/** The log of a night, which the board follows. */
export function LogTab({ event, night }: NightProps) {
  if (night) return <Logged event={event} night={night} />;
  return (
    <Notice>
      <p>Nothing has happened yet. The log begins when the list is closed.</p>
    </Notice>
  );
}

function Logged({ event, night }: { event: StaffEvent; night: StaffBoard }) {
  const loaded = useNightLog(event.id);
  const acts = useAct(event.id, night);
  if (loaded.status === 'loading') {
    return (
      <SkeletonRows
        loading="Loading the log..."
        rows={6}
        height="3rem"
        className={`${layout.column4} ${styles.log}`}
      />
    );
  }
  if (loaded.status === 'error') {
    return <FailedNotice message="Failed to load the log. Please try again later." onRetry={loaded.retry} />;
  }
  return <LogView {...{ night, acts }} log={loaded.log} />;
}
