import { Button } from '../../../ui/Button.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import styles from './EventDetails.module.css';

type Props = { onDiscard: () => void; onCreate: () => void };

/** The end of a form whose event somebody deleted: what was typed can only become another event. */
export function GoneEvent({ onDiscard, onCreate }: Props) {
  return (
    <DialogFoot>
      <p ref={focusIfLost} role="alert" tabIndex={-1} className={styles.gone}>
        This event no longer exists. Your changes can't be saved to it.
      </p>
      <Button tone="plain" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onCreate}>Create as a new event</Button>
    </DialogFoot>
  );
}

/** Who is typing goes on; who pressed the button that was here finds out why it's gone. */
function focusIfLost(notice: HTMLElement | null): void {
  if (document.activeElement === document.body) notice?.focus();
}
