import { entryName } from '../../../domain/outreach/entryName.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import { channelName } from '../../../domain/outreach/statusName.ts';
import { formatClock, formatDayShort } from '../../../domain/time/format.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import styles from './StaffChapterPage.module.css';

/** The color of each outcome; the others are gray. */
const tones = new Map<string, BadgeTone>([
  ['talked', 'blue'],
  ['interested', 'green'],
  ['not interested', 'red'],
]);

type Props = { entry: OutreachEntry; waiting: boolean; onDelete: () => void };

/** A contact of the call history: when, how it went, who spoke with whom, the note, and what came next. */
export function TimelineEntry({ entry, waiting, onDelete }: Props) {
  const { at, channel, person, outcome, note, nextStep, nextStepOn, by } = entry;
  return (
    <li className={styles.entry}>
      <p className={consoleLayout.line12}>
        {at && (
          <time dateTime={at.toISOString()} className={layout.note}>
            {formatClock(at)}
          </time>
        )}
        <Badge tone={tones.get(outcome) ?? 'gray'}>{outcome}</Badge>
        <span>{[channelName(channel), person].filter(Boolean).join(', ')}</span>
        {by && <span className={layout.note}>by {by}</span>}
        {waiting && (
          <span className={consoleLayout.waiting}>
            <SavedHere />
          </span>
        )}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {nextStepOn && (
        <p className={layout.note}>
          Next: {nextStep || 'next step'}, {formatDayShort(nextStepOn)}
        </p>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-haspopup="dialog"
        aria-label={`Delete entry: ${entryName(entry)}`}
        onClick={onDelete}
      >
        Delete entry
      </button>
    </li>
  );
}
