import type { ReactNode } from 'react';
import type { ChangedEvent } from '../../../domain/cross/eventAtCollege.ts';
import { counted } from '../../../domain/text/counted.ts';
import { formatDayShort } from '../../../domain/time/format.ts';
import styles from './Change.module.css';

/** How many events are named one by one. */
const named = 5;

/** The lines that say what a change of a college does. */
export function ChangeEffects({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.effects} aria-label={label}>
      {children}
    </ul>
  );
}

/** A line for the events that say the college's name from then on, and for those that keep the old one. */
export function EventEffects({ events, past }: { events: readonly ChangedEvent[]; past: number }) {
  const rest = events.length - named;
  return (
    <>
      {events.length > 0 && (
        <li>
          {counted(events.length, 'coming event')} will say the new name:{' '}
          {events
            .slice(0, named)
            .map(({ title, date }) => `${title} (${formatDayShort(date)})`)
            .join(', ')}
          {rest > 0 && ` and ${rest} more`}
        </li>
      )}
      {past > 0 && <li>{counted(past, 'past event')} and all results keep the name they have</li>}
    </>
  );
}
