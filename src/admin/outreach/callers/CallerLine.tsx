import styles from './Callers.module.css';
import { useCaller } from './useCaller.ts';

/** Says who calls in this browser, and lets them change it. */
export function CallerLine() {
  const { name, change } = useCaller();
  return (
    <button
      type="button"
      className={styles.caller}
      aria-haspopup="dialog"
      title={name || undefined}
      onClick={change}
    >
      {name ? `Calling as ${name}` : 'Set your name'}
    </button>
  );
}
