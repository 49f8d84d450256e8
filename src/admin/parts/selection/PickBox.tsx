import styles from './PickBox.module.css';
import type { Picking } from './useSelection.ts';

type Props = { id: string; name: string; picked: boolean; onPick: Picking['pick'] };

/** The checkbox that selects a row; with Shift, all rows from the previous one to this one. */
export function PickBox({ id, name, picked, onPick }: Props) {
  return (
    <label className={`${styles.focusBoxes} ${styles.pick}`}>
      <input
        type="checkbox"
        value={id}
        checked={picked}
        onChange={({ nativeEvent }) => onPick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className="visually-hidden">Select {name}</span>
    </label>
  );
}
