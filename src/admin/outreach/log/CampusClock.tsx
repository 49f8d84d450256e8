import { type Campus, campusTime } from '../../../domain/outreach/log/campusTime.ts';
import styles from './LogDialog.module.css';
import { useMinute } from './useMinute.ts';

const warnings = { early: "It's early there.", late: "It's late there." } as const;

/** The time at a campus, with a warning at an hour when one doesn't call; nothing when it isn't known. */
export function CampusClock({ campus }: { campus: Campus }) {
  const time = campusTime(campus, useMinute());
  if (!time) return null;
  return (
    <span className={time.unusual ? styles.unusual : styles.muted}>
      {time.text}
      {time.unusual && `. ${warnings[time.unusual]}`}
    </span>
  );
}
