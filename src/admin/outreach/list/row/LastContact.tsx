import { useState } from 'react';
import type { PlacedFraternity } from '../../../../data/staff/fraternities.ts';
import { daysAgo } from '../../../../domain/outreach/quiet.ts';
import { statusName } from '../../../../domain/outreach/statusName.ts';
import { localDay } from '../../../../domain/time/parse.ts';
import layout from '../../../../ui/layout.module.css';
import styles from './ChapterRow.module.css';
import { type ReadNewest, useNewestEntry } from './useNewestEntry.ts';

type Props = { chapter: PlacedFraternity; today: string; readNewest: ReadNewest };

/** When the last contact was, how it went, and what was noted; a press shows the whole note. */
export function LastContact({ chapter, today, readNewest }: Props) {
  const entry = useNewestEntry(chapter, readNewest);
  const [open, setOpen] = useState(false);
  const { lastContactAt } = chapter;
  if (!lastContactAt) return <p className={layout.muted}>No contact logged yet</p>;
  const line = (
    <span className={styles.line}>
      <span className="visually-hidden">Last contact: </span>
      {entry && <strong>{statusName(entry.outcome)}</strong>} {daysAgo(localDay(lastContactAt), today)}
      {entry?.by && !entry.note && <> · {entry.by}</>}
    </span>
  );
  if (!entry?.note) return <p>{line}</p>;
  return (
    <button
      type="button"
      className={styles.note}
      aria-expanded={open}
      title={open ? undefined : 'Show the whole note'}
      onClick={() => setOpen(!open)}
    >
      {line}{' '}
      <span className={`${layout.muted} ${styles.said}`}>
        {entry.by && `${entry.by}: `}
        <bdi>{entry.note}</bdi>
      </span>
    </button>
  );
}
