import { counted } from '../../domain/text/counted.ts';
import { Button } from '../../ui/Button.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './SendProgress.module.css';

type Props = { done: number; of: number; onStop: () => void };

/** Shows how far an import is, and stops it. */
export function SendProgress({ done, of, onStop }: Props) {
  return (
    <div className={`${staffLayout.stack3} ${styles.sending}`}>
      <p role="status">
        Importing: {done.toLocaleString('en-US')} of {counted(of, 'row')}…
      </p>
      <progress aria-label="Imported" max={of} value={done} />
      <Button tone="plain" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
