import { useSyncExternalStore } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { staffPaths } from '../../../staffPaths.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { NightProps } from '../parts/nightProps.ts';
import { useAct } from '../parts/useAct.ts';
import { useNightLog } from '../parts/useNightLog.ts';
import { useCount } from './enter/useCount.ts';
import { NightView } from './NightView.tsx';

/** How exactly the time of day is shown, in milliseconds. */
const step = 5_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

const now = () => Math.floor(Date.now() / step) * step;

/** Returns the present moment in milliseconds, as it goes on. */
function useNow(): number {
  return useSyncExternalStore(subscribe, now);
}

/** The night as it is played; before the list is closed, where to begin. */
export function NightTab({ event, night }: NightProps) {
  if (night) return <Played event={event} night={night} />;
  return (
    <Notice>
      <p>
        The night begins when the list is closed and the tables are drawn.{' '}
        <Link to={staffPaths.night(event.id, 'draw')}>Go to the draw</Link>
      </p>
    </Notice>
  );
}

function Played({ event, night }: { event: StaffEvent; night: StaffBoard }) {
  const loaded = useNightLog(event.id);
  const now = useNow();
  const acts = useAct(event.id, night);
  const count = useCount(event.id, night, acts);
  if (loaded.status === 'loading') {
    return (
      <SkeletonRows
        loading="Loading the counts..."
        rows={4}
        height="8rem"
        className={consoleLayout.column5}
      />
    );
  }
  if (loaded.status === 'error') {
    return (
      <FailedNotice message="Failed to load the counts. Please try again later." onRetry={loaded.retry} />
    );
  }
  return <NightView {...{ night, now, acts, count }} log={loaded.log} />;
}
