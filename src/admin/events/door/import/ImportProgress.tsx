import { Button } from '../../../../ui/Button.tsx';
import formLayout from '../../../../ui/formLayout.module.css';
import styles from './ImportDialog.module.css';

type Props = { done: number; total: number; onStop: () => void };

/** Shows the progress of an import. */
export function ImportProgress({ done, total, onStop }: Props) {
  return (
    <div className={`${formLayout.progress} ${styles.progress}`}>
      <p role="status">
        {done} of {total} added
      </p>
      <progress aria-label="Import" max={total} value={done} />
      <Button tone="plain" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
