import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import styles from './EventDetails.module.css';

type Props = { onDiscard: () => void; onCreate: () => void };

/** The end of a form whose event somebody deleted: what was typed can only become another event. */
export function GoneEvent({ onDiscard, onCreate }: Props) {
  const notice = useRef<HTMLParagraphElement>(null);
  // Who is typing goes on; who pressed the button that was here finds out why it's gone.
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <DialogFoot>
      <p ref={notice} role="alert" tabIndex={-1} className={styles.gone}>
        This event no longer exists. Your changes can't be saved to it.
      </p>
      <Button tone="plain" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onCreate}>Create as a new event</Button>
    </DialogFoot>
  );
}
