import { useSyncExternalStore } from 'react';
import { type Campus, campusTime } from '../../../domain/outreach/log/campusTime.ts';
import { watchClock } from '../../../hooks/useToday.ts';
import layout from '../../../ui/layout.module.css';
import styles from './LogDialog.module.css';

const warnings = { early: "It's early there.", late: "It's late there." } as const;

/** The time at a campus, with a warning at an hour when one doesn't call; nothing when it isn't known. */
export function CampusClock({ campus }: { campus: Campus }) {
  const time = campusTime(campus, useMinute());
  if (!time) return null;
  return (
    <span className={time.unusual ? styles.unusual : layout.muted}>
      {time.text}
      {time.unusual && `. ${warnings[time.unusual]}`}
    </span>
  );
}

/** Returns the current time; it changes every minute while the page stays open. */
function useMinute(): Date {
  const minute = () => Math.floor(Date.now() / 60_000);
  return new Date(useSyncExternalStore(watchClock, minute, minute) * 60_000);
}
