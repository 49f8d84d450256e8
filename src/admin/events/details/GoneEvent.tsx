import { Button } from '../../../ui/Button.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './EventDetails.module.css';

type Props = { onDiscard: () => void; onCreate: () => void };

/** The foot of a form whose event was deleted: the input can only become another event. */
export function GoneEvent({ onDiscard, onCreate }: Props) {
  return (
    <DialogFoot>
      <p ref={focusIfLost} role="alert" tabIndex={-1} className={`${staffLayout.danger} ${styles.gone}`}>
        This event no longer exists. Your changes can't be saved to it.
      </p>
      <Button tone="plain" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onCreate}>Create as a new event</Button>
    </DialogFoot>
  );
}

/** Doesn't interrupt typing, but moves the focus to the notice when the button that had it is gone. */
function focusIfLost(notice: HTMLElement | null): void {
  if (document.activeElement === document.body) notice?.focus();
}
