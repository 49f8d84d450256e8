import { useMemo } from 'react';
import { fraternitiesInTouch } from '../../data/staff/fraternities.ts';
import { openEvents } from '../../data/staff/openEvents.ts';
import { useLive } from '../../hooks/useLive.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import layout from '../../ui/layout.module.css';
import styles from '../parts/StoredNote.module.css';
import { Directory, type DirectoryProps } from './Directory.tsx';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';

/**
 * The colleges with a fraternity in contact or scheduled, or an event that is not completed
 * (specification-decisions).
 */
export function ActiveDirectory(props: DirectoryProps) {
  const fraternities = useLive(fraternitiesInTouch);
  const events = useLive(openEvents);
  const reasons = useMemo(
    () =>
      fraternities.status === 'ready' && events.status === 'ready'
        ? { fraternities: fraternities.data.items, events: events.data.items }
        : null,
    [fraternities, events],
  );
  const failed = [fraternities, events].find((live) => live.status === 'error');
  if (failed?.status === 'error') {
    return <FailedNotice message="Failed to load colleges" onRetry={failed.retry} />;
  }
  if (fraternities.status !== 'ready' || events.status !== 'ready' || !reasons) return <DirectorySkeleton />;
  return (
    <>
      {(fraternities.data.more || events.data.more) && (
        <p className={`${layout.note} ${styles.stored}`}>
          More than a thousand fraternities or events are open, so some active colleges may be missing here.
        </p>
      )}
      <Directory {...props} reasons={reasons} />
    </>
  );
}
