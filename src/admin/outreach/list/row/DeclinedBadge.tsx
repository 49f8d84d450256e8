import type { PlacedFraternity } from '../../../../data/staff/fraternities.ts';
import { changeChapter, restoreFields } from '../../../../data/staff/outreach/outreach.ts';
import { withoutNo } from '../../../../domain/outreach/afterContact.ts';
import { formatDayShort } from '../../../../domain/time/format.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import layout from '../../../../ui/layout.module.css';
import { quickChange } from '../../quickChange.ts';
import styles from './ChapterRow.module.css';

/** Says that a chapter has said no in this academic year, and takes that back at a press. */
export function DeclinedBadge({ chapter, title }: { chapter: PlacedFraternity; title: string }) {
  const { collegeId, name, declinedOn } = chapter;

  function takeBack(): void {
    const changes = withoutNo();
    void quickChange({
      chapters: [chapter],
      make: () => changeChapter(collegeId, chapter, changes),
      undo: () => restoreFields(collegeId, chapter, changes),
      message: `${name}: the no is taken back.`,
      failed: 'Failed to take the no back. Please try again.',
    });
  }

  return (
    <span className={`${layout.inline2} ${styles.declined}`}>
      <Badge tone="red">Said no {formatDayShort(declinedOn)}</Badge>
      <button
        type="button"
        className={styles.quick}
        data-quick
        aria-label={`Take back the no of ${title}`}
        onClick={takeBack}
      >
        Take back
      </button>
    </span>
  );
}
