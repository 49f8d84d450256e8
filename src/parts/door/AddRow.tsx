import { Icon } from '../../ui/Icon.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './AddRow.module.css';
import type { Press } from './useDoubleTapGuard.ts';

type Props = {
  /** The name of the walk-in, '' where only the form can tell it. */
  name: string;
  /** A word of warning, such as that the list is full. */
  warning: string;
  onAdd: (press: Press) => void;
  onForm: () => void;
};

/** Adds who was searched for and isn't on the list: one press adds them and checks them in. */
export function AddRow({ name, warning, onAdd, onForm }: Props) {
  return (
    <div className={styles.add}>
      {name && (
        <button type="button" className={`${staffLayout.row3} ${styles.main}`} onClick={onAdd}>
          <Icon width={20} height={20} path="M10 3v14M3 10h14" />
          <span>
            <strong>Add walk-in “{name}”</strong>
            <span>{warning || 'Adds and checks in'}</span>
          </span>
        </button>
      )}
      <button type="button" className={styles.form} aria-haspopup="dialog" onClick={onForm}>
        {name ? 'With details…' : 'Add walk-in…'}
      </button>
    </div>
  );
}
