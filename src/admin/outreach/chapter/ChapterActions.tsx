import { Button } from '../../../ui/Button.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './StaffChapterPage.module.css';

type Props = { onLog: () => void; onSchedule: () => void; onEdit: () => void; onDelete: () => void };

/** What one does with a chapter. */
export function ChapterActions({ onLog, onSchedule, onEdit, onDelete }: Props) {
  return (
    <div className={staffLayout.line2}>
      <Button aria-haspopup="dialog" onClick={onLog}>
        Log contact
      </Button>
      <Button tone="plain" aria-haspopup="dialog" onClick={onSchedule}>
        Schedule Event
      </Button>
      <Button tone="plain" aria-haspopup="dialog" onClick={onEdit}>
        Edit
      </Button>
      <Button tone="plain" className={styles.delete} aria-haspopup="dialog" onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
