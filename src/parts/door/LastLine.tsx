import { useOnline } from '../../hooks/useOnline.ts';
import layout from '../../ui/layout.module.css';
import styles from './LastLine.module.css';

type Props = {
  /** What was done last, '' for nothing. */
  words: string;
  onUndo: ((press: { timeStamp: number; clientX: number; clientY: number }) => void) | null;
  fixed: boolean;
};

/**
 * The line below the search: what was done last, with Undo. It has its own place, always, so that it neither
 * moves a row nor covers one.
 */
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
