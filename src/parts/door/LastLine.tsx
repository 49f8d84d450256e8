import { useOnline } from '../../hooks/useOnline.ts';
import layout from '../../ui/layout.module.css';
import styles from './LastLine.module.css';

type Props = {
  /** What was done last, '' for nothing. */
  words: string;
  onUndo: ((press: { timeStamp: number; clientX: number; clientY: number }) => void) | null;
  fixed: boolean;
};

/** The last act, with Undo, in a line of its own that neither moves nor covers a row. */
export function LastLine({ words, onUndo, fixed }: Props) {
  const online = useOnline();
  const hint = online ? 'Tap or type a name to check in.' : "You're offline. Check people in as usual.";
  return (
    <div className={`${layout.row2} ${layout.note} ${styles.line}`}>
      <p role="status">{words || (fixed ? '' : hint)}</p>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}
